import { afterAll, expect, it, vi } from 'vitest';
import { formatFinding } from '#frontend/content/check/finding.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { rulesOf } from '#frontend/lib/quote/quote-rules.ts';
import { seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { findingsOf } from '#tests/fixtures/edition/edition.ts';
import { randomEdition } from '#tests/fixtures/edition/random-edition.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const mocked = [
  'season/season',
  'season/discounts',
  'venues/index',
  'activities/index',
  'organisation/organisation',
];
afterAll(() => {
  for (const file of mocked) vi.doUnmock(`#frontend/content/${file}.ts`);
  vi.resetModules();
});

it.each(seeds)('finds no error in edition %i', (seed) => {
  const errors = findingsOf(randomEdition(seed)).filter(({ level }) => level === 'error');
  expect(errors.map(formatFinding)).toEqual([]);
});

it.each(seeds)('asks enrolment and week of edition %i for a child who comes for a week', (seed) => {
  const edition = randomEdition(seed);
  const [venue] = edition.venues as [(typeof edition.venues)[0]];
  const { monday } =
    seasonWeeks(edition.season.venues).find(({ isPause }) => !isPause) ?? expect.unreachable();
  const child = {
    age: 8,
    weeks: [monday],
    halfDayWeeks: [],
    days: 0,
    halfDays: 0,
    lateExits: 0,
    lateExitWeeks: [],
  };
  const { cents } = computeQuote(
    {
      ...{ venue: venue.slug as VenueSlug, children: [child], hasConvention: false, friends: 0 },
      ...{ paysInAdvance: false, paymentDay: '2031-04-01' },
    },
    '2031-04-01',
    rulesOf(edition),
  );
  expect(cents).toBe(Math.round((venue.prices.enrolment.base + venue.prices.week.base) * 100));
});

// Each reads every module again, which takes seconds.
it.each([2, 5, 7, 15])('prerenders every page of edition %i', async (seed) => {
  const edition = randomEdition(seed);
  const { chainWeeks, discountsTogether } = await import('#frontend/content/season/discounts.ts');
  vi.resetModules();
  const modules = [
    { season: edition.season },
    { discounts: edition.discounts, chainWeeks, discountsTogether },
    { venues: edition.venues },
    { activities: edition.activities },
    edition.organisation,
  ];
  for (const [at, file] of mocked.entries())
    vi.doMock(`#frontend/content/${file}.ts`, () => modules[at] as object);
  const { pages, renderPage } = await import('#frontend/entry-prerender.tsx');
  const hoursLinks = edition.venues
    .filter(({ secretariat }) => secretariat.length === 0)
    .map(({ slug }) => `href="/${slug}#la-sede"`);
  const faults: string[] = [];
  for (const { path } of pages) {
    const { body } = await renderPage(path);
    const words = body.replace(/<[^>]*>/g, ' ');
    const lack = /\b(undefined|NaN|Invalid Date)\b|\[object /.exec(words)?.[0];
    if (path === '/iscrizioni' && hoursLinks.some((link) => body.includes(link)))
      faults.push('links for hours to a venue that has none');
    const { bookingSetsCookies } = edition.organisation.partnerAddresses;
    if (path === '/open-days' && body.includes('Se apri qui il modulo') !== bookingSetsCookies)
      faults.push(`booking form with cookies: ${bookingSetsCookies}`);
    if (lack) faults.push(`${path}: ${lack}`);
    if (body.split('<h1').length !== 2) faults.push(`${path}: no single heading`);
  }
  expect(faults).toEqual([]);
  for (const file of mocked) vi.doUnmock(`#frontend/content/${file}.ts`);
});
