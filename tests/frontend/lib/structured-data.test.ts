import { expect, it } from 'vitest';
import { openDaySessions } from '#frontend/content/open-day-sessions.ts';
import { venueList, venues } from '#frontend/content/venues.ts';
import {
  breadcrumbNode,
  openDayNode,
  organisationNode,
  structuredData,
  venueNode,
} from '#frontend/lib/structured-data.ts';

it('gives an open day its start and end in Rome’s summer time, free of charge, with place and organiser', () => {
  const [session] = openDaySessions;
  if (!session) throw new Error('no open day');
  const node = openDayNode(session, venues[session.venue], 'Un pomeriggio di prova');
  expect(node).toMatchObject({
    '@type': 'Event',
    startDate: '2025-05-18T15:00:00+02:00',
    endDate: '2025-05-18T18:30:00+02:00',
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'EUR', validThrough: '2025-05-14T23:59:00+02:00' },
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Roma' } },
  });
});

it.each(venueList)('says when $name is open, without the pause in August', (venue) => {
  const hours = venueNode(venue).openingHoursSpecification as { validFrom: string; validThrough: string }[];
  expect(hours.map(({ validFrom, validThrough }) => [validFrom, validThrough])).toEqual([
    ['2025-06-09', '2025-08-10'],
    ['2025-08-16', '2025-09-05'],
  ]);
});

it('never rates the camp with stars of its own', () => {
  const all = JSON.stringify(
    structuredData(
      organisationNode(),
      ...venueList.map(venueNode),
      breadcrumbNode('Open Days', '/open-days'),
    ),
  );
  expect(all).not.toMatch(/rating|review/i);
  expect(JSON.parse(all)['@context']).toBe('https://schema.org');
});
