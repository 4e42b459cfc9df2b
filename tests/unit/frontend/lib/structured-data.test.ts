import { expect, it } from 'vitest';
import { parentQuestions } from '#frontend/content/pages/parent-questions.ts';
import type { Question } from '#frontend/content/pages/question.ts';
import { venues as sites } from '#frontend/content/venues/venues.ts';
import { type DatedOpenDay, hasDay } from '#frontend/lib/calendar/open-day-calendar.ts';
import {
  breadcrumbNode,
  openDayNode,
  organisationNode,
  structuredData,
  structuredPage,
  venueNode,
} from '#frontend/lib/structured-data.ts';
import type { SitePage } from '#frontend/site-map.ts';
import { siteMap } from '#frontend/site-map.ts';
import { cliff, lake, pinewood, venues } from '#tests/fixtures/edition/edition.ts';
import { season } from '#tests/fixtures/edition/season.ts';

const [openDay] = season.openDays.filter(hasDay) as [DatedOpenDay];

it('gives an open day its start and end in Rome’s summer time, free of charge, with place and ages', () => {
  expect(openDayNode(openDay, lake, season)).toMatchObject({
    '@type': 'Event',
    startDate: '2031-05-17T15:00:00+02:00',
    endDate: '2031-05-17T18:30:00+02:00',
    isAccessibleForFree: true,
    typicalAgeRange: '5-12',
    offers: { price: 0, priceCurrency: 'EUR', validThrough: '2031-05-14T23:59:00+02:00' },
    description:
      'Sabato 17 maggio 2031, dalle 15:00 alle 18:30, nella sede Lago Verde: gratis, si gioca insieme ai genitori. Si prenota entro mercoledì 14 maggio.',
    location: {
      '@type': 'Place',
      name: 'Lago Verde',
      address: { streetAddress: 'Via delle Vele 3', postalCode: '00062', addressLocality: 'Bracciano' },
    },
  });
});

it('names one place for an open day with two entrances', () => {
  const { location } = openDayNode(openDay, { ...lake, openDayAlsoAt: ['Ingresso da Via dei Remi 5'] });
  expect(location).toMatchObject({ address: { streetAddress: 'Via delle Vele 3' } });
});

it('keeps the mark of a sample address', () => {
  const street = 'Via dei Remi 5 (esempio)';
  const { location } = openDayNode(openDay, {
    ...lake,
    address: { ...lake.address, street } as typeof lake.address,
  });
  expect(location).toMatchObject({ address: { streetAddress: street } });
});

it('counts one hour less where an open day falls in winter time', () => {
  const { startDate } = openDayNode({ ...openDay, day: '2031-03-08' }, lake, season);
  expect(startDate).toBe('2031-03-08T15:00:00+01:00');
});

it('says when a venue is open, without the pause and the weekend that ends it', () => {
  expect(venueNode(lake, season).openingHoursSpecification).toMatchObject([
    { validFrom: '2031-06-09', validThrough: '2031-08-10', opens: '07:45', closes: '16:30' },
    { validFrom: '2031-08-18', validThrough: '2031-09-05' },
  ]);
});

it('offers what a venue sells, at the base rate, and nothing else', () => {
  const pricesOf = (venue: typeof lake) =>
    (venueNode(venue, season).makesOffer as { price: number }[]).map(({ price }) => price);
  expect(pricesOf(lake)).toEqual([12, 142.5, 98, 36, 25, 6, 20]);
  expect(pricesOf(pinewood)).toEqual([12, 150, 38, 6, 20]);
});

it('gives a venue without an address its city alone, and no map', () => {
  const node = venueNode(cliff, season);
  expect(node.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Anzio',
    addressCountry: expect.any(String),
  });
  expect(node).not.toHaveProperty('hasMap');
});

it('tells search engines of confirmed venues alone', () => {
  for (const { slug, provisional } of sites) {
    const page = siteMap.find((one) => one.slug === slug) as SitePage;
    expect(JSON.stringify(structuredPage(page)).includes('SportsActivityLocation'), slug).toBe(!provisional);
  }
});

it('never rates the camp with stars of its own', () => {
  const all = JSON.stringify(
    structuredData(
      organisationNode(),
      ...venues.map((venue) => venueNode(venue, season)),
      breadcrumbNode('Open Days', '/open-days'),
    ),
  );
  expect(all).not.toMatch(/rating|review/i);
  expect(JSON.parse(all)['@context']).toBe('https://schema.org');
});

it('gives the page of questions those that stand on it', () => {
  const pages = siteMap.filter((page) => JSON.stringify(structuredPage(page)).includes('FAQPage'));
  expect(pages.map(({ path }) => path)).toEqual(['/domande']);
});

it('answers each of the parents’ questions with its own answer', () => {
  const page = siteMap.find(({ path }) => path === '/domande') as SitePage;
  const { '@graph': nodes } = structuredPage(page) as { '@graph': { '@type': string }[] };
  const { question, answer } = parentQuestions.find(({ id }) => id === 'pranzo') as Question;
  expect(answer).not.toBe(question);
  expect(nodes.find((node) => node['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: expect.arrayContaining([
      { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    ]),
  });
});

it('leads from the home page to a page in two steps', () => {
  expect(breadcrumbNode('Open Days', '/open-days')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: expect.stringMatching(/[^/]\/$/) },
      { position: 2, name: 'Open Days', item: expect.stringMatching(/\/open-days$/) },
    ],
  });
});
