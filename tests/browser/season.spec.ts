import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { quoteResult } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { seasonStates, waysOn } from '#frontend/content/season/states.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { sayOpening } from '#frontend/lib/season/secretariat.ts';
import { boundariesOf, statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { siteMap } from '#frontend/site-map.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';

const timelines = timelinesOf(season);

/** States at this second, but never before the build, which the product cannot know. */
const momentsOf = (seconds: number) =>
  timelines.flatMap((line) => statesAt(line, Math.max(seconds, buildSeconds)).split(' ')).filter(Boolean);

const startOf = (state: string): number[] =>
  timelines.flat().flatMap(([from, states]) => (states.split(' ').includes(state) ? [from] : []));

const wrongClock = Date.parse('2001-01-01T00:00:00Z') / 1000;
const yearsLater = (boundariesOf(timelines).at(-1) ?? buildSeconds) + 2 * 366 * 86_400;

/** A second before and at every change, and far outside of them. */
const seconds = [wrongClock, ...boundariesOf(timelines).flatMap((from) => [from - 1, from]), yearsLater];

/** Moments at which the pages are opened anew, because their scripts act differently. */
const arrivals = [...startOf('promotion-over'), yearsLater];

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

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as never as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

/** Opens the page at that second and lets its scripts take over. */
async function visit(page: Page, path: string, at: number) {
  await page.clock.setFixedTime(at * 1000);
  await page.goto(path);
  await page.keyboard.press('Shift');
  await isHydrated(page);
}

/** Texts of the parts that are shown but should not be, or the other way round. */
const wronglyShown = (page: Page, held: readonly string[]) =>
  page.locator('[data-when]').evaluateAll(
    (elements, held) =>
      elements
        .filter((element) => {
          const states = element.getAttribute('data-when')?.split(' ') ?? [];
          // The secretariat's states have a table of their own.
          if (states.some((state) => state.startsWith('secretariat-'))) return false;
          const isShown = getComputedStyle(element).display !== 'none';
          return states.some((state) => held.includes(state)) !== isShown;
        })
        .map((element) => element.textContent),
    held,
  );

/** State of the season in the words of its calendar. */
function sentenceAt(calendar: 'season' | 'venues', held: readonly string[]): string {
  const { announced, toCome, enrolling, running, over } = seasonStates[calendar];
  const reopens = held.find((state) => state.startsWith('reopens-'))?.slice('reopens-'.length);
  const sentences = {
    announced,
    'to-come': toCome,
    enrolling,
    running,
    pause: reopens ? seasonStates.closed(reopens as IsoDay) : '',
    over,
  };
  const stage = Object.keys(sentences).find((stage) => held.includes(`${calendar}-${stage}`));
  return sentences[stage as keyof typeof sentences];
}

/** Words and offers of each page while these states hold. */
const pages: {
  path: string;
  zone: string;
  offers: (page: Page, held: readonly string[]) => Promise<void>;
  /** Whether the partner's page is asked for. */
  asksPartner: (held: readonly string[]) => boolean;
}[] = [
  {
    path: '/',
    zone: 'Europe/Rome',
    asksPartner: () => false,
    offers: async (page, held) => {
      const isOver = held.includes('promotion-over');
      await expect(page.locator('#hero').getByText(sentenceAt('season', held)).first()).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible({ visible: !isOver });
      const section = page.locator('#chain-discount');
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(section.getByText(chainDiscount.state.over)).toBeVisible({ visible: isOver });
    },
  },
  {
    path: '/iscrizioni',
    zone: 'America/Los_Angeles',
    asksPartner: () => false,
    offers: async (page, held) => {
      await expect(page.locator('main').getByText(sentenceAt('venues', held)).first()).toBeVisible();
      await expect(page.getByRole('link', { name: waysOn.mail })).toBeVisible({
        visible: held.includes('enrolment-off'),
      });
      await expect(page.getByText(quoteResult.seasonOver(seasonText.label))).toBeVisible({
        visible: held.includes('venues-over'),
      });
    },
  },
  {
    path: '/open-days',
    zone: 'Pacific/Kiritimati',
    asksPartner: (held) => held.includes('booking-open'),
    offers: async (page, held) => {
      const books = held.includes('booking-open');
      await expect(page.locator('#prenota iframe')).toHaveCount(books ? 1 : 0);
      await expect(page.getByRole('button', { name: openDays.formButton })).toBeVisible({ visible: !books });
      await expect(page.getByRole('heading', { name: openDays.bookingTitle })).toBeVisible({
        visible: books,
      });
      const past = held.filter((state) => /^open-day-\d+-past$/.test(state)).length;
      await expect(page.getByRole('link', { name: openDays.session.album.text })).toHaveCount(past);
    },
  },
];

for (const { path, zone, offers, asksPartner } of pages)
  test.describe(`${path} on a device in ${zone}`, () => {
    test.use({ timezoneId: zone, viewport: { width: 390, height: 844 } });

    test('says and offers what is true, on arrival and at every change, and nothing moves', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(product.partnersUrl())) asked.push(request.url());
      });
      await noteShifts(page);
      const arrive = async (at: number) => {
        const held = momentsOf(at);
        asked.length = 0;
        await visit(page, path, at);
        await offers(page, held);
        if (!asksPartner(held)) expect(asked).toEqual([]);
        expect(await wronglyShown(page, held)).toEqual([]);
        expect(await shiftOf(page)).toBeLessThan(still);
      };

      await arrive(wrongClock);
      let before = '';
      for (const at of seconds) {
        const held = momentsOf(at);
        await page.clock.setFixedTime(at * 1000);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        // The promotion's parts may be fetched first.
        await expect.poll(() => wronglyShown(page, held), new Date(at * 1000).toISOString()).toEqual([]);
        const offered = held.filter((state) => /^(promotion|booking|open-day)-/.test(state)).join();
        if (offered !== before) await offers(page, held);
        before = offered;
      }
      for (const at of arrivals) await arrive(at);
    });
  });

test('what ends while the page is open ends on the page, though nobody comes back to it', async ({
  page,
}) => {
  const [end] = startOf('promotion-over');
  test.skip(end === undefined, 'this season has no promotion');
  await visit(page, '/', Number(end) - 1);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.setFixedTime(Number(end) * 1000);
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('heading', { name: chainDiscount.state.over })).toBeVisible();
});

test('the calendar file of the deadlines holds those that are still to come', async ({ page }) => {
  const weeks = seasonWeeks(season.venues).filter(({ isPause }) => !isPause);
  const ahead = weeks.slice(weeks.length / 2);
  const [at] = startOf(`week-${ahead[0]?.monday}`);
  test.skip(at === undefined, 'this season has no weeks yet');
  await visit(page, '/iscrizioni', Number(at));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: iscrizioni.deadlines.calendarFile }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/(?<=UID:pagamento-)[\d-]+/g)).toEqual(ahead.map(({ monday }) => monday));
});

for (const width of [390, 1280])
  test(`nothing moves while pages ${width} pixels wide arrive in pieces`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, uploadThroughput: -1 },
      downloadThroughput: 40_000,
    });
    await noteShifts(page);
    for (const path of ['/', '/open-days', '/iscrizioni', `/${venues[0]?.slug}`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await shiftOf(page), path).toBeLessThan(still);
    }
  });

test('the secretariat of a venue says whether it is open before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  const { monday } = seasonWeeks(season.venues).findLast(({ isPause }) => !isPause) ?? {};
  for (const { slug, secretariat } of venues as readonly Venue[]) {
    const [first] = secretariat;
    if (!first || !monday) continue;
    const opening = romeInstant(monday, first.opens).getTime();
    for (const at of [opening - 1000, opening]) {
      await page.clock.setFixedTime(at);
      await page.goto(`/${slug}`);
      const shown = page.locator('[data-when^=secretariat-]').filter({ visible: true });
      expect(await shown.allTextContents()).toEqual([sayOpening(secretariat, at)?.text]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages say what held on the day of their build', async ({ page }) => {
    await page.route(/\.(svg|jpe?g|webp|avif|png|woff2)$/, (route) => route.abort('aborted'));
    const held = momentsOf(buildSeconds);
    for (const path of [...pages.map(({ path }) => path), `/${venues[0]?.slug}`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await wronglyShown(page, held), path).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });
});

test('every page brings what held on the day of its build, and of which year its dates are', async ({
  request,
}) => {
  for (const { path } of siteMap.filter(({ slug }) => slug !== 'members')) {
    const html = await (await request.get(path)).text();
    const [, held = ''] =
      /\[data-when\]((?::not\(\[data-when~=[\w-]+\]\))+)\{display:none!important\}<\/style>/.exec(html) ?? [];
    const states = [...held.matchAll(/~=([\w-]+)/g)].flatMap(([, state = '']) =>
      state.startsWith('secretariat-') ? [] : state,
    );
    expect(states, path).toEqual(momentsOf(buildSeconds));
    expect(html.slice(html.indexOf('<footer')), path).toContain(seasonText.label);
  }
});

test('the contact for security reports expires a year after the day of the build', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  const expires = new Date(buildSeconds * 1000);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expect(text).toContain(`Expires: ${expires.toISOString()}\n`);
});

test('the published pages have no preview day', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('data-when');
  expect(html).not.toContain('oggi=');
  expect(html).not.toContain('preview-c');
});
