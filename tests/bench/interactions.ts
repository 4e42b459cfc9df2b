import type { Browser, Page } from 'playwright';
import { venues } from '#frontend/content/venues/index.ts';
import { family } from './family.ts';
import { openPhone } from './phone.ts';
import { against, type Row } from './report.ts';

/** Shortest duration that Event Timing reports. */
const SHORTEST_MS = 16;

type Act = () => Promise<void>;

type Watched = { since: number; slowest: number };

/**
 * Records the longest event since a moment, from the touch to the next frame. Earlier events do not count: one that changes
 * nothing visible is reported with the next frame that does, and seems to last until then.
 */
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
async function toNextPaint(page: Page, act: Act): Promise<number> {
  const watched = await page.evaluateHandle(() => (window as unknown as { watched: Watched }).watched);
  await watched.evaluate((now) => Object.assign(now, { since: performance.now(), slowest: 0 }));
  await act();
  // Entries come after the frame, in an idle moment.
  await page.waitForTimeout(600);
  return Math.max(SHORTEST_MS, await watched.evaluate(({ slowest }) => slowest));
}

/** Times an interaction and the floor on the same page in turns; `after` undoes it, untimed. */
async function compare(
  page: Page,
  what: string,
  rounds: number,
  { act, floor, after }: { act: Act; floor: Act; after?: Act },
): Promise<Row> {
  const values: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    values.push(await toNextPaint(page, act));
    await after?.();
    least.push(await toNextPaint(page, floor));
  }
  return against(`${what}: touch to next paint`, values, least);
}

/** Menu, carousel, tab and calculator on a phone four times slower than this machine. */
export async function interactions(browser: Browser, origin: string, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  const onPage = async (path: string, live: string, measure: (page: Page) => Promise<Row[]>) => {
    const { page, close } = await openPhone(browser, origin);
    await page.addInitScript(watchEvents, SHORTEST_MS);
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.locator(live).first().waitFor({ state: 'attached' });
    await page.evaluate(addFloor);
    rows.push(...(await measure(page)));
    await close();
  };
  const press = (page: Page, selector: string) => () => page.locator(selector).first().click();
  const leastPress = (page: Page) => press(page, '#floor');

  await onPage('/', '[aria-roledescription=slide][inert]', async (page) => {
    const carousel = '[aria-roledescription=carousel]';
    const menu = await compare(page, 'menu', rounds, {
      act: press(page, 'button[popovertarget=menu]'),
      floor: leastPress(page),
      after: () => page.keyboard.press('Escape'),
    });
    // No timer moves it meanwhile.
    await page.locator(`${carousel} button`).first().click();
    return [
      menu,
      await compare(page, 'carousel', rounds, {
        act: press(page, `${carousel} button[aria-label=Successiva]`),
        floor: leastPress(page),
      }),
    ];
  });
  await onPage(`/${venues[0]?.slug}`, '[role=tab]', async (page) => {
    const tab = (at: number) => page.locator('[role=tab]').nth(at);
    return [
      await compare(page, 'tab', rounds, {
        act: () => tab(1).click(),
        floor: leastPress(page),
        after: () => tab(0).click(),
      }),
    ];
  });
  const { address, children, name } = family;
  await onPage(`/iscrizioni${address}#quanto-spendo`, `#totale-${children}`, async (page) => [
    await compare(page, `calculator, ${name}`, rounds, {
      act: press(page, 'form ol > li:last-child button[aria-pressed]:not(:disabled)'),
      floor: leastPress(page),
    }),
  ]);
  return rows;
}
