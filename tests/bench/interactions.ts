import type { Browser, Page } from 'playwright';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { emptyChild } from '#frontend/lib/quote/quote-request.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { against, type Row } from './report.ts';

const weeks = seasonWeeks(season.venues)
  .filter(({ isPause }) => !isPause)
  .map(({ monday }) => monday);
const children = 6;
/** The largest quote in use: six children, every week of the season, every reduction. */
const largestQuote = writeAddress({
  venue: venues[0]?.slug ?? null,
  children: Array.from({ length: children }, (_, at) => ({
    ...emptyChild,
    age: season.ages.from + at,
    weeks,
  })),
  hasConvention: true,
  friends: 1,
  paysInAdvance: true,
  paymentDay: season.promotion.lastDay,
});

/** A fresh profile on a phone as Lighthouse pictures it: the processor four times slower, ten megabit a second. */
async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const network = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 250_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return page;
}

/** Shortest duration that Event Timing reports. */
const SHORTEST_MS = 16;

type Watched = { since: number; slowest: number };

/** Records the longest event since a moment. An earlier one that changes nothing is reported with the next frame: too long. */
const watchEvents = (shortest: number) => {
  const watched: Watched = { since: 0, slowest: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId && entry.startTime >= watched.since)
        watched.slowest = Math.max(watched.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
};

/** Adds the cheapest interaction possible: a button whose listener changes one text. */
const addFloor = () => {
  const button = Object.assign(document.createElement('button'), { id: 'floor', textContent: 'floor' });
  button.style.cssText = 'position: fixed; z-index: 9999; inset: auto auto 0 0';
  button.addEventListener('click', () => {
    button.textContent = `${Math.random()}`;
  });
  document.body.append(button);
};

/** Milliseconds from the touch to the next paint, as Event Timing sees it; it rounds to eight. */
async function toNextPaint(page: Page, selector: string): Promise<number> {
  const watched = await page.evaluateHandle(() => (window as unknown as { watched: Watched }).watched);
  await watched.evaluate((now) => Object.assign(now, { since: performance.now(), slowest: 0 }));
  await page.locator(selector).first().click();
  // Entries come after the frame, in an idle moment.
  await page.waitForTimeout(600);
  return Math.max(SHORTEST_MS, await watched.evaluate(({ slowest }) => slowest));
}

type Interaction = {
  what: string;
  path: string;
  /** Pressed once at first. */
  first?: string;
  press: string;
  /** Afterwards, untimed. */
  undo?: (page: Page) => Promise<void>;
};

const carousel = '[aria-roledescription=carousel]';
const timed: Interaction[] = [
  {
    what: 'menu',
    path: '/',
    press: 'button[popovertarget=menu]',
    undo: (page) => page.keyboard.press('Escape'),
  },
  // Its first button stops it: no timer moves it meanwhile.
  {
    what: 'carousel',
    path: '/',
    first: `${carousel} button`,
    press: `${carousel} button[aria-label^=Successiva]`,
  },
  {
    what: 'tab',
    path: `/${venues[0]?.slug}`,
    press: '[role=tab][aria-selected=true] + [role=tab]',
    undo: (page) => page.locator('[role=tab]').first().click(),
  },
  {
    what: `calculator, quote of ${children} children, ${weeks.length} weeks`,
    path: `/iscrizioni${largestQuote}#quanto-spendo`,
    press: 'form ol > li:last-child button[aria-pressed]:not(:disabled)',
  },
];

/** Menu, carousel, tab and calculator, each in turns with the floor on the same page. */
export async function interactions(browser: Browser, origin: string, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, first, press, undo } of timed) {
    const page = await openPhone(browser, origin);
    await page.addInitScript(watchEvents, SHORTEST_MS);
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.early?.isHydrated);
    await page.evaluate(addFloor);
    if (first) await page.locator(first).first().click();
    const values: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      values.push(await toNextPaint(page, press));
      await undo?.(page);
      floor.push(await toNextPaint(page, '#floor'));
    }
    rows.push(against(`${what}: touch to next paint`, values, floor));
    await page.close();
  }
  return rows;
}
