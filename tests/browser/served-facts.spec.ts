import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activities } from '#frontend/content/activities/activities.ts';
import type { Activity } from '#frontend/content/activities/activity.ts';
import { labels } from '#frontend/content/labels.ts';
import { phoneHref } from '#frontend/content/organisation/contacts.ts';
import {
  contacts,
  organisation,
  reviews,
  safeguarding,
  siteOrigin,
  socials,
  whatToBring,
} from '#frontend/content/organisation/organisation.ts';
import {
  mainGalleryFrame,
  openDayBookingFrame,
  partnerLinks,
} from '#frontend/content/organisation/partners.ts';
import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { childCareRules } from '#frontend/content/pages/child-care.ts';
import { eligibilityRules, enrolmentSteps } from '#frontend/content/pages/enrolment-rules.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { home } from '#frontend/content/pages/home.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { menu, menuButtons } from '#frontend/content/pages/menu.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { parentQuestions } from '#frontend/content/pages/parent-questions.ts';
import { partnershipClaims, partnershipServices } from '#frontend/content/pages/partnership.ts';
import { discountItems, priceItems, priceLabels } from '#frontend/content/pages/price-items.ts';
import { roleDetails } from '#frontend/content/pages/role-details.ts';
import { roles, sayMinimumAge } from '#frontend/content/pages/roles.ts';
import { venuePage, venueTabs } from '#frontend/content/pages/venue.ts';
import { venueComparison } from '#frontend/content/pages/venue-comparison.ts';
import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import { lunchCourses, packingByDay } from '#frontend/content/season/programme.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { Rate, Venue } from '#frontend/content/venues/venue.ts';
import { findVenue, venues } from '#frontend/content/venues/venues.ts';
import {
  formatDayAndYear,
  formatHours,
  formatPeriodShort,
  formatWeekdayAndDay,
} from '#frontend/italian/format-date.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { calendarPath, hasDay, openDayAddresses } from '#frontend/lib/calendar/open-day-calendar.ts';
import { seasonCalendarPath } from '#frontend/lib/calendar/season-calendar-path.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { featuresOf } from '#frontend/lib/venue-features.ts';
import { partnerUrl } from '#tests/fixtures/partners.ts';
import { expect, product, test } from './fixtures.ts';
import { bookUntil } from './season-days.ts';
import { innerPages, innerPaths, servedHead, servedHtml, servedLinks, servedText } from './served-pages.ts';

/** Every text in a piece of content, without icons, pictures, days and addresses. */
const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    ['icon', 'when', 'states', 'to', 'picture', 'podium'].includes(key) ? [] : textsIn(value),
  );
};

const shell = [
  ...menu.flatMap((entry) => [entry.text, ...('items' in entry ? entry.items.map(({ text }) => text) : [])]),
  ...menuButtons.map(({ text }) => text),
  ...footer.legal.map(({ text }) => text),
  ...venues.flatMap(({ name, city, address }) => [name, address ? formatAddress(address) : city]),
  ...[contacts.phone, contacts.email, contacts.chat.number, contacts.chat.availability],
  ...socials.map(({ name }) => name),
  ...[seasonText.label, seasonText.hoursLong, seasonText.ages],
  ...[safeguarding.person, safeguarding.email, organisation.taxNumber],
];

const rules = textsIn(eligibilityRules);
const discounts = discountItems.flatMap(({ type, discount, details }) => [`${type} ${discount}`, details]);

/** The rows of a venue's price table. */
const pricesOf = ({ prices }: Pick<Venue, 'prices'>) =>
  priceItems.flatMap(({ id, type, details }) => {
    const rate: Rate | null = id === 'lateExit' ? null : prices[id];
    return rate ? [`${type} ${details} ${formatPrice(rate.base)} ${formatPrice(rate.convention)}`] : [type];
  });

const venueFacts = (venue: Venue) => [
  ...[venue.provisional?.lead ?? venue.page.lead, venue.provisional?.banner ?? ''],
  ...[venue.address ? formatAddress(venue.address) : venue.city, venuePage.dates, venuePage.hours],
  ...[venuePage.weekPrice(formatPrice(venue.prices.week.base), formatPrice(venue.prices.enrolment.base))],
  ...textsIn(venue.arrival),
  ...whatToBring,
  ...packingByDay.flatMap(({ things }) => things),
  ...featuresOf(venue).map(({ text }) => text),
  ...venueTabs.map(({ label }) => label),
  ...dailySlots.map((slot) => `${formatHours(slot)} ${slot.activity}`),
  ...lunchCourses.map(({ name }) => name),
  ...formatOpeningHours(venue.secretariat).map(({ days, hours }) => `${days} ${hours}`),
  ...(venue.conventions?.names ?? []),
  ...pricesOf(venue),
  ...[...rules, ...discounts, ...textsIn(childCareRules(venue))],
];

const activityFacts = ({ page, special, gallery }: Activity) => [
  ...[page.heading, page.lead, gallery?.title ?? ''],
  ...textsIn(special),
];

/** Facts in the content that each page must show without JavaScript. */
const facts: Record<string, readonly string[]> = {
  '/': [
    ...home.hero.slides.flatMap(({ words }) => textsIn(words)),
    ...home.keyFacts.map(({ value }) => value),
    ...[...homeSections.about.paragraphs, ...homeSections.about.values.map(({ text }) => text)],
    ...activities.flatMap(({ name, card }) => [name, card.text]),
    ...(venues as readonly Venue[]).flatMap((venue) => [
      ...[venue.name, formatPrice(venue.prices.week.base), venue.provisional?.warning ?? ''],
      ...featuresOf(venue).map(({ text }) => text),
    ]),
    ...reviews.flatMap(({ text, author }) => [text, author]),
    ...[chainDiscount.title, ...textsIn(chainDiscount.steps), ...textsIn(chainDiscount.rules)],
  ],
  '/iscrizioni': [
    ...textsIn(enrolmentSteps),
    ...[...rules, ...discounts, ...venues.flatMap(pricesOf)],
    ...seasonWeeks(season.venues).flatMap(({ monday, friday, isPause }) => {
      const week = formatPeriodShort({ firstDay: monday, lastDay: friday });
      return isPause ? [week] : [`${week} ${formatWeekdayAndDay(paymentDeadline(monday))}`];
    }),
  ],
  '/domande': parentQuestions.flatMap(({ question, answer }) => [question, answer]),
  '/open-days': [
    ...[openDays.lead, ...textsIn(openDays.upcoming), ...openDays.who, ...textsIn(openDays.whatToBring)],
    ...season.openDays.flatMap((session) => {
      const venue = findVenue(session.venue);
      return [
        ...[venue.name, formatHours(session)],
        ...(session.bookUntil ? [formatDayAndYear(session.bookUntil)] : []),
        ...openDayAddresses(venue),
      ];
    }),
  ],
  '/lavora-con-noi': [
    ...[lavoraConNoi.when, lavoraConNoi.where],
    ...roles.flatMap((role) => {
      const { requirements, training } = roleDetails[role.id];
      return [role.title, sayMinimumAge(role), ...requirements, training];
    }),
    ...textsIn(lavoraConNoi.benefits),
  ],
  '/centri-sportivi': [...textsIn(partnershipServices), ...textsIn(partnershipClaims)],
  '/gallery': [gallery.lead, ...activities.map(({ name }) => name)],
  ...Object.fromEntries(
    (activities as readonly Activity[]).map((one) => [`/${one.slug}`, activityFacts(one)]),
  ),
  ...Object.fromEntries((venues as readonly Venue[]).map((one) => [`/${one.slug}`, venueFacts(one)])),
};

/** Tags part words from their stops and commas, which no reader sees; what begins a sentence is a capital. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([:.,%])/g, '$1')
    .toLowerCase();

for (const path of ['/', ...innerPaths])
  test(`${path} tells its facts before any script`, () => {
    const text = plain(servedText(path));
    for (const fact of [...shell, ...(facts[path] ?? [])]) expect.soft(text).toContain(plain(fact));
  });

const hrefs = (path: string) => servedLinks(path).map(({ href }) => href);

test('every page has a title, a description, an address and a preview of its own, and the way back to it', () => {
  const titles = new Set<string>();
  for (const { path, slug, crumb, isIndexed } of innerPages) {
    const { title, description, canonical, preview, robots, nodes } = servedHead(path);
    titles.add(title);
    expect(description.length, path).toBeGreaterThan(50);
    expect(canonical).toBe(siteOrigin + path);
    expect(preview).toBe(`${siteOrigin}/og/${slug}.jpg`);
    expect(robots, path).toBe(isIndexed ? '' : 'noindex');
    expect(
      nodes.some((node) => node['@type'] === 'BreadcrumbList'),
      path,
    ).toBe(crumb !== null);
    expect(servedHtml(path).match(/<h1[ >]/g)).toHaveLength(1);
  }
  expect(titles.size).toBe(innerPages.length);
});

test('the staff area and the campus page that no menu names are for no search engine', () => {
  for (const path of ['/members', '/tc-nascosa']) expect(servedHead(path).robots, path).toBe('noindex');
});

test('every open day is an event for search engines, without stars', () => {
  const { nodes } = servedHead('/open-days');
  const events = nodes
    .filter((node) => node['@type'] === 'Event')
    .map(({ startDate }) => startDate?.slice(0, 16));
  expect(events).toEqual(season.openDays.filter(hasDay).map(({ day, opens }) => `${day}T${opens}`));
  expect(JSON.stringify(nodes)).not.toContain('aggregateRating');
});

test('contacts carry a message about the page they stand on', () => {
  const messages = (path: string) =>
    servedLinks(path).flatMap(({ href }) => new URL(href, 'https://x').searchParams.getAll('text'));
  expect(messages('/centri-sportivi')).toContain(centriSportivi.contact.chatMessage);
  expect(messages('/lavora-con-noi')).toContain(lavoraConNoi.apply.chatMessage);
  expect(hrefs('/centri-sportivi')).toContainEqual(expect.stringMatching(/^mailto:[^?]+\?subject=/));
  expect(hrefs('/centri-sportivi')).toContain(phoneHref);
});

test('the pages of partners and the maps can be opened without JavaScript', () => {
  expect(hrefs('/gallery')).toContain(partnerUrl(mainGalleryFrame));
  if (bookUntil) expect(hrefs('/open-days')).toContain(partnerUrl(openDayBookingFrame));
  expect(hrefs('/lavora-con-noi')).toContain(partnerUrl(partnerLinks.applicationForm));
  for (const { address } of venues) if (address) expect(hrefs('/')).toContain(address.mapUrl);
});

test('every open day has a calendar file, and the season of every confirmed venue', () => {
  for (const session of season.openDays.filter(hasDay))
    expect(hrefs('/open-days')).toContain(calendarPath(session));
  for (const venue of venues) {
    const path = seasonCalendarPath(venue, season);
    if (path) expect(hrefs(`/${venue.slug}`)).toContain(path);
  }
});

test('every internal link leads to a page and an anchor that are there, and every other says that it leaves', () => {
  for (const path of ['/', ...innerPaths]) {
    for (const { tag, href, content } of servedLinks(path)) {
      if (/^(mailto|tel):/.test(href)) continue;
      if (href.startsWith('http')) {
        expect(tag).toContain('target="_blank"');
        expect(content).toContain(labels.newTab);
        continue;
      }
      const [page, anchor] = href.split('#');
      if (page?.endsWith('.ics')) {
        expect(existsSync(join(product.distFolder(), page)), href).toBe(true);
        continue;
      }
      const html = servedHtml(page || path);
      if (anchor) expect(html, `${path} → ${href}`).toContain(`id="${anchor}"`);
    }
  }
});

test('a link to a map says of which venue', () => {
  for (const { name, address } of venues) {
    if (!address) continue;
    const links = servedLinks('/').filter(({ href }) => href === address.mapUrl);
    expect(links).toHaveLength(2);
    for (const { content } of links) expect(content).toContain(name);
  }
});

test.describe('the comparison of venues', () => {
  test.skip(venues.length < 2, 'there is nothing to compare');
  const { pool, halfDayWeek, unknown, no } = venueComparison;
  const cellsOf = (label: string) => {
    const [, row = ''] =
      new RegExp(`<th scope="row">${label}</th>(.*?)</tr>`).exec(servedHtml('/iscrizioni')) ?? [];
    return [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
  };

  test('tells what is not known from what there is not', () => {
    expect(cellsOf(pool)).toEqual(
      (venues as readonly Venue[]).map((venue) => venue.pool ?? (venue.provisional ? unknown : no)),
    );
  });

  test('has the price of a week of half days without the convention', () => {
    expect(cellsOf(halfDayWeek)).toEqual(
      (venues as readonly Venue[]).map(({ prices }) =>
        prices.halfDayWeek ? formatPrice(prices.halfDayWeek.base) : priceLabels.notSold,
      ),
    );
  });
});
