import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { romeInstant, todayInRome } from '#frontend/lib/rome-clock.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { siteMap } from '#frontend/site-map.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import { secondsOfChanges } from '#tests/fixtures/season-changes.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { known } from './season-days.ts';
import { builtFile, servedHtml } from './served-pages.ts';

const timelines = timelinesOf(season);
/** States at this second, but never before the build, which the product cannot know. */
const statesOf = (seconds: number) =>
  timelines.flatMap((line) => statesAt(line, Math.max(seconds, buildSeconds)).split(' ')).filter(Boolean);
const startOf = (state: string): number[] =>
  timelines.flat().flatMap(([from, states]) => (states.split(' ').includes(state) ? [from] : []));

const wrongClock = Date.parse('2001-01-01T00:00:00Z') / 1000;
const yearsLater = (secondsOfChanges(timelines).at(-1) ?? buildSeconds) + 2 * 366 * 86_400;
const changes = ['booking-closed', 'booking-over', 'promotion-over', 'venues-running', 'venues-over']
  .flatMap((state) => startOf(state).slice(0, 1))
  .flatMap((from) => [from - 1, from])
  .toSorted((one, other) => one - other);

const builtOn = formatDayAndYear(todayInRome(new Date(buildSeconds * 1000)));

/** Layout shift too small to see. */
const still = 0.005;

/** Texts of the parts that are shown but should not be, or the other way round. */
const wronglyShown = (page: Page, held: readonly string[]) =>
  page.locator('[data-when]').evaluateAll(
    (elements, held) =>
      elements
        .filter((element) => {
          const states = element.getAttribute('data-when')?.split(' ') ?? [];
          const isShown = getComputedStyle(element).display !== 'none';
          return states.some((state) => held.includes(state)) !== isShown;
        })
        .map((element) => element.textContent),
    held,
  );

const visits = [
  ['/', 'Europe/Rome'],
  ['/iscrizioni', 'America/Los_Angeles'],
  ['/open-days', 'Pacific/Kiritimati'],
] as const;

for (const [path, zone] of visits)
  test.describe(`${path} on a device in ${zone}`, () => {
    test.use({ timezoneId: zone, viewport: { width: 390, height: 844 } });

    test('shows what holds, on arrival and at every change, and nothing moves', async ({ page }) => {
      const expectTruth = (at: number) =>
        expect.poll(() => wronglyShown(page, statesOf(at)), new Date(at * 1000).toISOString()).toEqual([]);
      const arrive = async (at: number) => {
        await page.clock.setFixedTime(at * 1000);
        await page.goto(path);
        await isHydrated(page);
        await expectTruth(at);
        expect(await layoutShift(page)).toBeLessThan(still);
      };
      await arrive(wrongClock);
      for (const at of changes) {
        await page.clock.setFixedTime(at * 1000);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expectTruth(at);
      }
      await arrive(yearsLater);
    });
  });

test('the form to book an open day goes with the last day to book, and its page is not asked for again', async ({
  page,
}) => {
  const [end] = [...startOf('booking-closed'), ...startOf('booking-over')];
  test.skip(end === undefined, 'no open day is planned');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const fromPartners = () => asked.filter((url) => url.startsWith(product.partnersUrl()));
  const form = page.locator('#prenota iframe');
  await page.clock.setFixedTime((Number(end) - 1) * 1000);
  await page.goto('/open-days');
  await expect(form).toBeAttached();
  await expect(page.getByRole('button', { name: openDays.formButton })).toBeHidden();
  await page.clock.setFixedTime(Number(end) * 1000);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: openDays.formButton })).toBeVisible();
  asked.length = 0;
  await page.reload();
  await isHydrated(page);
  await page.locator('#prenota').scrollIntoViewIfNeeded();
  expect(fromPartners()).toEqual([]);
});

test('on a last day to pay the calendar file of the deadlines begins with it', async ({ page }) => {
  const weeks = seasonWeeks(season.venues).filter(({ isPause }) => !isPause);
  const ahead = weeks.slice(weeks.length / 2);
  const monday = known(ahead[0]?.monday);
  await page.clock.setFixedTime(romeInstant(paymentDeadline(monday), '12:00'));
  await page.goto('/iscrizioni');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: iscrizioni.deadlines.calendarFile }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/(?<=UID:pagamento-)[\d-]+/g)).toEqual(ahead.map(({ monday }) => monday));
});

test('nothing moves while pages arrive in pieces', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, uploadThroughput: -1 },
    downloadThroughput: 40_000,
  });
  for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await layoutShift(page), path).toBeLessThan(still);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path] of visits)
    test(`${path} says what held on the day of its build`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await wronglyShown(page, statesOf(buildSeconds))).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
});

test('every page brings what held on the day of its build, that day and the year of its dates', () => {
  for (const { path } of siteMap.filter(({ slug }) => slug !== 'members')) {
    const html = servedHtml(path);
    const [, held = ''] =
      /\[data-when\]((?::not\(\[data-when~=[\w-]+\]\))+)\{display:none!important\}<\/style>/.exec(html) ?? [];
    const states = [...held.matchAll(/~=([\w-]+)/g)].map(([, state = '']) => state);
    expect(states, path).toEqual(statesOf(buildSeconds));
    expect(html.slice(html.indexOf('<footer')), path).toContain(seasonText.label);
    expect(html, path).toContain(`<noscript><p>Aggiornato il ${builtOn}.</p></noscript>`);
  }
});

test('the contact for security reports expires a year after the day of the build', () => {
  const expires = new Date(buildSeconds * 1000);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expect(builtFile('.well-known/security.txt')).toContain(`Expires: ${expires.toISOString()}\n`);
});

test('the published pages have no preview day', () => {
  expect(servedHtml('/')).toContain('data-when');
  expect(servedHtml('/')).not.toMatch(/oggi=|preview-/);
});
