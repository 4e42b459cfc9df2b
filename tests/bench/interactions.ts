import type { Browser, Page } from 'playwright';
import { venues } from '#frontend/content/venues/index.ts';
import { photoDeskText } from '#frontend/members/content/photo-desk.ts';
import type { Family } from './family.ts';
import { type MembersAccess, openMembersPage } from './members-page.ts';
import { openPhone, slowDown } from './phone.ts';
import { samplePhotos } from './photo-desk.ts';
import { against, type Row } from './report.ts';

/** Shorter ones the browser does not tell; they count as this. */
const SHORTEST_MS = 16;

type Act = () => Promise<void>;

type Watched = { since: number; slowest: number };

/**
 * Notes the longest event since a moment, from the touch to the frame that shows what came of it. An earlier event does
 * not count: one that changes nothing to be seen is only told with the next frame that does, and lasts until then.
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

/** The least that an interaction can cost on this page: a listener that changes one text. */
const addFloor = () => {
  const button = Object.assign(document.createElement('button'), { id: 'floor', textContent: 'floor' });
  const field = Object.assign(document.createElement('input'), { id: 'floor-field', ariaLabel: 'floor' });
  const output = document.createElement('output');
  const change = () => {
    output.textContent = `${Math.random()}`;
  };
  button.addEventListener('click', change);
  field.addEventListener('input', change);
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; z-index: 9999; inset: auto auto 0 0';
  box.append(button, field, output);
  document.body.append(box);
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

/** An interaction beside the least one of the same kind on the same page, in turns; `after` takes it back, uncounted. */
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

type Place = MembersAccess & { pages: string; folder: string; family: Family; rounds: number };

/** What a finger does most, on a phone four times slower than this machine. */
export async function interactions(browser: Browser, place: Place): Promise<Row[]> {
  const { rounds } = place;
  const rows: Row[] = [];
  const onPage = async (path: string, live: string, measure: (page: Page) => Promise<Row[]>) => {
    const { page, close } = await openPhone(browser, place.pages);
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
  const { address, children, name } = place.family;
  await onPage(`/iscrizioni${address}#quanto-spendo`, `#totale-${children}`, async (page) => [
    await compare(page, `calculator, ${name}`, rounds, {
      act: press(page, 'form ol > li:last-child button[aria-pressed]:not(:disabled)'),
      floor: leastPress(page),
    }),
  ]);

  const { paths } = await samplePhotos(place.folder);
  const page = await openMembersPage(browser, place);
  await slowDown(page);
  await page.evaluate(watchEvents, SHORTEST_MS);
  await page.locator('[name=photos]').setInputFiles(paths);
  await page.evaluate(addFloor);
  const typed = (label: () => Promise<void>) => async () => {
    await label();
    await page.keyboard.press('a');
  };
  rows.push(
    await compare(page, `photo desk, a letter of the title over ${paths.length} photos`, rounds, {
      act: typed(() => page.getByLabel(photoDeskText.title).focus()),
      floor: typed(() => page.locator('#floor-field').focus()),
    }),
  );
  await page.context().close();
  return rows;
}
