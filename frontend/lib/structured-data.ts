import { contacts, organisation, siteOrigin, socials } from '#frontend/content/organisation/organisation.ts';
import { openDayEvent } from '#frontend/content/pages/open-days.ts';
import { parentQuestions } from '#frontend/content/pages/parent-questions.ts';
import { priceItems, priceLabels } from '#frontend/content/pages/price-items.ts';
import type { Question } from '#frontend/content/pages/question.ts';
import { type Calendar, type Season, season } from '#frontend/content/season/season.ts';
import { siteName } from '#frontend/content/site.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { findVenue, venues } from '#frontend/content/venues/venues.ts';
import type { SitePage } from '#frontend/site-map.ts';
import { type DatedOpenDay, hasDay } from './calendar/open-day-calendar.ts';
import { addDays } from './iso-day.ts';
import { romeInstant } from './rome-clock.ts';
import { datesOf, paymentDeadline, seasonWeeks } from './season/season-weeks.ts';
import { closuresOf } from './season/timelines.ts';

/** schema.org data for search engines, from the same content that the pages show. Vocabulary: https://schema.org. */
type Node = { '@type': string | string[]; [property: string]: unknown };

const address = (path: string): string => siteOrigin + path;
const organisationId = address('/#camp');

/** One script for several nodes. */
export const structuredData = (...nodes: Node[]): object => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** The camp as schema.org Organization. */
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
  taxID: organisation.taxNumber,
  sameAs: socials.map(({ url }) => url),
});

const schemaDay = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** The camp's hours at a venue, stretch by stretch between pause and holidays. */
function openingHours(calendar: Calendar) {
  const { weekdays, opens, closes } = calendar;
  const dates = datesOf(calendar);
  if (!dates) return [];
  const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.map(schemaDay), opens, closes };
  const closures = closuresOf(calendar);
  const starts = [dates.firstDay, ...closures.map(({ reopens }) => reopens)];
  return starts.map((validFrom, index) => ({
    ...open,
    validFrom,
    validThrough: closures[index] ? addDays(closures[index].firstDay, -1) : dates.lastDay,
  }));
}

/** A venue without an address is given by its city. */
const postalAddress = ({ city, address }: Venue) => ({
  '@type': 'PostalAddress',
  ...(address && { streetAddress: address.street, postalCode: address.postalCode }),
  addressLocality: city,
  addressCountry: organisation.country,
});

/** Until when offers hold: search engines read pages on any day. */
const validity = ({ venues, enrolmentFrom, paymentWeekday }: Season) => {
  const last = seasonWeeks(venues).findLast(({ isPause }) => !isPause);
  return {
    ...(enrolmentFrom && { validFrom: enrolmentFrom }),
    ...(last && { validThrough: paymentDeadline(last.monday, paymentWeekday) }),
  };
};

/** Offers of a venue at the base rate; none until the season has dates. */
const offers = (venue: Venue, edition: Season) =>
  datesOf(edition.venues) === null
    ? []
    : priceItems.flatMap(({ id, type }) => {
        const offer = (name: string, price: number) => ({
          '@type': 'Offer',
          name,
          price,
          priceCurrency: 'EUR',
          ...validity(edition),
        });
        const { perDay, perWeek } = edition.lateExitPrices;
        if (id === 'lateExit')
          return [
            offer(`${type}, ${priceLabels.perDay}`, perDay),
            offer(`${type}, ${priceLabels.perWeek}`, perWeek),
          ];
        const rate = venue.prices[id];
        return rate ? [offer(type, rate.base)] : [];
      });

/** A venue as schema.org node, with its hours in this edition. */
export const venueNode = (venue: Venue, edition: Season = season): Node => ({
  '@type': 'SportsActivityLocation',
  '@id': address(`/${venue.slug}#venue`),
  name: `${siteName} ${venue.name}`,
  url: address(`/${venue.slug}`),
  image: address(`/og/${venue.slug}.jpg`),
  address: postalAddress(venue),
  ...(venue.address && { hasMap: venue.address.mapUrl }),
  telephone: contacts.phone,
  openingHoursSpecification: openingHours(edition.venues),
  parentOrganization: { '@id': organisationId },
  makesOffer: offers(venue, edition),
});

/** ISO 8601 with Rome's offset on that day, e.g. `2025-05-18T15:00:00+02:00`. */
function romeDateTime(day: IsoDay, time: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetHours = (wall - romeInstant(day, time).getTime()) / 3_600_000;
  return `${day}T${time}:00+${String(offsetHours).padStart(2, '0')}:00`;
}

/** An open day as schema.org Event. */
export const openDayNode = (
  session: DatedOpenDay,
  venue: Venue,
  { ages }: Pick<Season, 'ages'> = season,
): Node => ({
  '@type': 'Event',
  name: `Open Day ${siteName} ${venue.name}`,
  description: openDayEvent.about(venue.name, session),
  startDate: romeDateTime(session.day, session.opens),
  endDate: romeDateTime(session.day, session.closes),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  typicalAgeRange: `${ages.from}-${ages.to}`,
  image: address('/og/open-days.jpg'),
  location: { '@type': 'Place', name: venue.name, address: postalAddress(venue) },
  organizer: { '@id': organisationId, '@type': 'Organization', name: siteName, url: address('/') },
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'EUR',
    url: address('/open-days'),
    ...(session.bookUntil && {
      validThrough: romeDateTime(session.bookUntil, '23:59'),
      availabilityEnds: romeDateTime(session.bookUntil, '23:59'),
    }),
  },
});

const faqNode = (questions: readonly Question[]): Node => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The way from the home page to this one. */
export const breadcrumbNode = (name: string, path: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: address('/') },
    { '@type': 'ListItem', position: 2, name, item: address(path) },
  ],
});

/** JSON-LD of a page, written into the served HTML; `null` for none. */
export function structuredPage({ path, slug, crumb }: SitePage): object | null {
  const venue = venues.find((one) => one.slug === slug);
  const openDays = path === '/open-days' ? season.openDays.filter(hasDay) : [];
  const nodes = [
    ...(path === '/' ? [organisationNode()] : []),
    ...(venue && !venue.provisional ? [venueNode(venue)] : []),
    ...openDays.map((openDay) => openDayNode(openDay, findVenue(openDay.venue))),
    ...(path === '/domande' ? [faqNode(parentQuestions)] : []),
    ...(crumb ? [breadcrumbNode(crumb, path)] : []),
  ];
  return nodes.length > 0 ? structuredData(...nodes) : null;
}
