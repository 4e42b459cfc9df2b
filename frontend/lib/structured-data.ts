import { contacts } from '#frontend/content/contacts.ts';
import type { OpenDaySession } from '#frontend/content/open-day-sessions.ts';
import { organisation } from '#frontend/content/organisation.ts';
import { priceItems } from '#frontend/content/price-items.ts';
import { lateExitPrices, prices } from '#frontend/content/prices.ts';
import { season, type Weekday } from '#frontend/content/season.ts';
import { siteName, siteOrigin } from '#frontend/content/site.ts';
import type { PagePath } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues.ts';
import { addDays, romeInstant } from './dates.ts';

/** schema.org data for search engines, from the same content that the pages show. Vocabulary: https://schema.org. */
type Node = { '@type': string | string[]; [property: string]: unknown };

const address = (path: string): string => siteOrigin + path;
const organisationId = address('/#camp');

/** One script for several nodes. */
export const structuredData = (...nodes: Node[]): object => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

export const organisationNode = (): Node => ({
  '@type': 'Organization',
  '@id': organisationId,
  name: siteName,
  url: address('/'),
  logo: address('/icon-512.png'),
  foundingDate: String(organisation.foundedYear),
  areaServed: organisation.area,
  email: contacts.email,
  telephone: contacts.phone,
  taxID: contacts.taxNumber,
  sameAs: contacts.socials.map(({ url }) => url),
});

const schemaDay = (weekday: Weekday): string =>
  `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;

/** The camp's hours at a venue; the pause stands as a period in which it is closed. */
function openingHours() {
  const { firstDay, lastDay, pause, weekdays, opens, closes } = season.campus;
  const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.map(schemaDay), opens, closes };
  return [
    { ...open, validFrom: firstDay, validThrough: addDays(pause.firstDay, -1) },
    { ...open, validFrom: addDays(pause.lastDay, 1), validThrough: lastDay },
  ];
}

const postalAddress = (venue: Venue) => ({
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  postalCode: venue.address.postalCode,
  addressLocality: venue.address.city,
  addressCountry: venue.address.country,
});

/** What a venue sells, at the base rate. */
const offers = (venue: Venue) =>
  priceItems.flatMap(({ id, type }) => {
    const euro = id === 'lateExit' ? lateExitPrices.perDay : prices[venue.slug][id]?.base;
    return euro === undefined ? [] : [{ '@type': 'Offer', name: type, price: euro, priceCurrency: 'EUR' }];
  });

export const venueNode = (venue: Venue): Node => ({
  '@type': 'SportsActivityLocation',
  '@id': address(`${venue.detailsLink}#venue`),
  name: `${siteName} ${venue.name}`,
  url: address(venue.detailsLink),
  image: address(`/og/${venue.slug}.jpg`),
  address: postalAddress(venue),
  hasMap: venue.mapUrl,
  telephone: contacts.phone,
  openingHoursSpecification: openingHours(),
  parentOrganization: { '@id': organisationId },
  makesOffer: offers(venue),
});

/** ISO 8601 with Rome's offset on that day, e.g. `2025-05-18T15:00:00+02:00`. */
function romeDateTime(day: OpenDaySession['day'], time: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetHours = (wall - romeInstant(day, time).getTime()) / 3_600_000;
  return `${day}T${time}:00+${String(offsetHours).padStart(2, '0')}:00`;
}

export const openDayNode = (session: OpenDaySession, venue: Venue, description: string): Node => ({
  '@type': 'Event',
  name: `Open Day ${siteName} ${venue.name}`,
  description,
  startDate: romeDateTime(session.day, session.opens),
  endDate: romeDateTime(session.day, session.closes),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  typicalAgeRange: `${season.ages.from}-${season.ages.to}`,
  image: address('/og/open-days.jpg'),
  location: { '@type': 'Place', name: venue.name, address: postalAddress(venue), hasMap: session.mapUrl },
  organizer: { '@id': organisationId, '@type': 'Organization', name: siteName, url: address('/') },
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'EUR',
    url: address('/open-days'),
    availability: 'https://schema.org/InStock',
    validThrough: romeDateTime(session.bookUntil, '23:59'),
  },
});

/** The way from the home page to this one. */
export const breadcrumbNode = (name: string, path: PagePath): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: address('/') },
    { '@type': 'ListItem', position: 2, name, item: address(path) },
  ],
});
