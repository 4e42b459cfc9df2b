import type { Page } from 'playwright/test';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { quoteResult } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { seasonStates, waysOn } from '#frontend/content/season/states.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues as sites } from '#frontend/content/venues/index.ts';
import { scOstiense } from '#frontend/content/venues/sc-ostiense.ts';
import { sportCity } from '#frontend/content/venues/sport-city.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';
import { closuresOf } from '#frontend/lib/season/closures.ts';
import { openingTimeline, sayOpening } from '#frontend/lib/season/secretariat.ts';
import { momentsAt, timelinesOf } from '#frontend/lib/season/timelines.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { siteMap } from '#frontend/site-map.ts';
import { buildSeconds } from '../local/build-day.ts';
import { expect, product, test } from './fixtures.ts';
import { known } from './known.ts';

const lastDay = known(season.general.lastDay);
const promotionEnds = romeInstant(known(season.promotion.lastDay), season.promotion.lastTime).getTime();
const lastBooking = season.openDays
  .map(({ bookUntil }) => known(bookUntil))
  .toSorted()
  .at(-1) as IsoDay;
const lastOpenDay = season.openDays.toSorted((a, b) => (known(a.day) < known(b.day) ? -1 : 1)).at(-1);
const weeks = seasonWeeks(season.venues).filter(({ isPause }) => !isPause);
const [, , third] = weeks;
const midnightAfter = (day: IsoDay) => romeInstant(addDays(day, 1), '00:00').getTime();
const [closure] = closuresOf(season.general);

/** Nobody sees less move than this. */
const still = 0.005;

type Shift = PerformanceEntry & { value: number };

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as never as { shifts: number[] }).shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens the page at that instant and lets its scripts take over; gives the partners' pages that it asked for. */
async function visit(page: Page, path: string, instant: number) {
  const partners: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.partnersUrl())) partners.push(request.url());
  });
  await page.clock.setFixedTime(instant);
  await noteShifts(page);
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page
        .locator('#footer')
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  return partners;
}

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as never as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

const { season: general, venues } = seasonStates;
const payBy = (week: (typeof weeks)[number] | undefined) =>
  week ? seasonStates.payBy(week.monday, week.friday, paymentDeadline(week.monday)) : '';

const moments: {
  name: string;
  at: number;
  sells: boolean;
  books: boolean;
  home: string;
  enrolment: string;
}[] = [
  {
    name: 'a device clock years before the build',
    at: Date.parse('2001-01-01T00:00:00Z'),
    ...{ sells: true, books: true, home: general.enrolling, enrolment: venues.enrolling },
  },
  {
    name: 'the last second to book an open day',
    at: midnightAfter(lastBooking) - 3000,
    ...{ sells: true, books: true, home: general.enrolling, enrolment: payBy(weeks[0]) },
  },
  {
    name: 'the first second after it',
    at: midnightAfter(lastBooking),
    ...{ sells: true, books: false, home: general.enrolling, enrolment: payBy(weeks[0]) },
  },
  {
    name: 'the end of the promotion',
    at: promotionEnds,
    ...{ sells: false, books: false, home: general.enrolling, enrolment: venues.enrolling },
  },
  {
    name: 'a week of the season',
    at: midnightAfter(paymentDeadline(known(third?.monday))) - 3000,
    ...{ sells: false, books: false, home: payBy(third), enrolment: payBy(third) },
  },
  {
    name: 'the pause',
    at: romeInstant(known(closure?.firstDay), '00:00').getTime(),
    ...{ sells: false, books: false },
    home: seasonStates.closed(known(closure?.reopens)),
    enrolment: seasonStates.closed(known(closure?.reopens)),
  },
  {
    name: 'the last second of the season',
    at: midnightAfter(lastDay) - 3000,
    ...{ sells: false, books: false, home: general.running },
    // The venues may close before the general calendar ends.
    enrolment: known(season.venues.lastDay) < lastDay ? venues.over : venues.running,
  },
  {
    name: 'two years later',
    at: Date.parse('2027-11-21T10:00:00Z'),
    ...{ sells: false, books: false, home: general.over, enrolment: venues.over },
  },
];

for (const [index, { name, at, sells, books, home, enrolment }] of moments.entries())
  test.describe(name, () => {
    test.use({
      timezoneId: ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'][index % 3] as string,
      viewport: { width: 390, height: 844 },
    });

    test('the home page says it, sells what can be had, and nothing moves', async ({ page }) => {
      const partners = await visit(page, '/', at);
      await expect(page.locator('#hero').getByText(home).first()).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(sells ? 1 : 0);
      await expect(page.getByText(chainDiscount.expired.title)).toBeVisible({ visible: !sells });
      await expect(page.locator('#chain-discount').getByRole('heading', { level: 3 })).toHaveCount(
        sells ? 3 : 0,
      );
      if (!sells) expect(partners).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(still);
    });

    test('the enrolment page says it and names the way on, and nothing moves', async ({ page }) => {
      await visit(page, '/iscrizioni', at);
      await expect(page.locator('main').getByText(enrolment).first()).toBeVisible();
      const mail = page.getByRole('link', { name: waysOn.mail });
      await expect(mail).toBeVisible({ visible: enrolment === venues.over });
      expect(await shiftOf(page)).toBeLessThan(still);
    });

    test('the open days offer the form as long as one can be booked, and nothing moves', async ({ page }) => {
      const partners = await visit(page, '/open-days', at);
      await expect(page.locator('#prenota iframe')).toHaveCount(books ? 1 : 0);
      await expect(page.getByRole('heading', { name: openDays.bookingTitle })).toBeVisible({
        visible: books,
      });
      if (!books) expect(partners).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(still);
    });
  });

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ['/', '/open-days', '/iscrizioni', `/${sites[0]?.slug}`])
      test(`nothing moves while ${path} arrives in pieces`, async ({ page }) => {
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, uploadThroughput: -1 },
          downloadThroughput: 12_000,
        });
        await noteShifts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await shiftOf(page)).toBeLessThan(still);
      });
  });

test('what ends while the page is open ends on the page, without a reload', async ({ page }) => {
  await visit(page, '/', promotionEnds - 1000);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.setFixedTime(promotionEnds);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText(chainDiscount.expired.title)).toBeVisible();
});

test.describe('before any script has come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => {}));

  for (const { slug, secretariat } of [sportCity, scOstiense])
    test(`the secretariat of /${slug} says whether it is open`, async ({ page }) => {
      const [{ opens }] = secretariat as [OpeningHours];
      const opening = romeInstant(known(third?.monday), opens).getTime();
      for (const at of [opening - 1000, opening]) {
        await page.clock.setFixedTime(at);
        await page.goto(`/${slug}`);
        const said = sayOpening(secretariat, at);
        for (const { text } of openingTimeline(secretariat).says)
          await expect(page.getByText(text)).toBeVisible({ visible: text === said?.text });
      }
    });

  test('the calculator says that the season is over', async ({ page }) => {
    for (const at of [promotionEnds, Date.parse('2027-11-21T10:00:00Z')]) {
      await page.clock.setFixedTime(at);
      await page.goto(`/iscrizioni`);
      await expect(page.getByText(quoteResult.seasonOver(seasonText.label))).toBeVisible({
        visible: at !== promotionEnds,
      });
    }
  });
});

test('an open day that is over offers its album and no entry for a calendar', async ({ page }) => {
  const { day, closes } = lastOpenDay ?? {};
  const end = romeInstant(known(day), closes as string).getTime();
  await visit(page, '/open-days', end - 1000);
  const calendars = page.getByRole('link', { name: openDays.session.calendarFile });
  await expect(calendars).toHaveCount(1);
  await page.clock.setFixedTime(end);
  await expect(calendars).toHaveCount(0);
  await expect(page.getByRole('link', { name: openDays.session.album.text })).toHaveCount(
    season.openDays.length,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what held on the day of its build, and of which year its dates are', async ({
    page,
  }) => {
    const held = timelinesOf(season).flatMap((line) => momentsAt(line, buildSeconds).split(' '));
    for (const { path } of siteMap.filter(({ slug }) => slug !== 'members')) {
      await page.goto(path);
      const parts = await page.locator('[data-when]').evaluateAll((elements) =>
        elements.map((element) => ({
          moments: element.getAttribute('data-when')?.split(' ') ?? [],
          text: element.textContent,
          isShown: getComputedStyle(element).display !== 'none',
        })),
      );
      const wrong = parts.filter(
        ({ moments, isShown }) => moments.some((moment) => held.includes(moment)) !== isShown,
      );
      expect(wrong, path).toEqual([]);
      await expect(page.locator('#footer')).toContainText(seasonText.label);
    }
    await page.goto('/');
    await expect(page.locator('#hero').getByText(general.enrolling)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('the published pages have no time machine', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('data-when');
  expect(html).not.toContain('oggi=');
  expect(html).not.toContain('time-machine');
});
