import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone } from './phone.ts';
import { against, median, milliseconds, type Row } from './report.ts';

/** Long enough for a page to have taken its scripts over; the bare one only has to draw its pictures. */
const settledMs = { full: 2500, bare: 1000 };

type Seen = { fcp: number; lcp: number; cls: number; longTasks: number };
type Visit = Seen & { work: number };

const watch = () => {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, longTasks: 0 };
  Object.assign(window, { seen });
  const on = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value = 0 }) => {
    seen.cls += value;
  });
  on('longtask', ({ startTime, duration }) => {
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    if (loadEventEnd > 0 && startTime >= loadEventEnd) seen.longTasks += duration;
  });
};

async function visit(browser: Browser, origin: string, path: string, waitMs: number): Promise<Visit> {
  const { page, session, close } = await openPhone(browser, origin);
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'load' });
  await pause(waitMs);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...seen, work: work * 1000 };
}

/** Paints, shifts and work of a page beside the same page without any script, in turns. */
export async function firstPaint(
  browser: Browser,
  origin: string,
  bareOrigin: string,
  { paths, rounds }: { paths: readonly string[]; rounds: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const full: Visit[] = [];
    const bare: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      full.push(await visit(browser, origin, path, settledMs.full));
      bare.push(await visit(browser, bareOrigin, path, settledMs.bare));
    }
    const both = (what: string, key: keyof Visit) =>
      against(
        `${path} ${what}`,
        full.map((one) => one[key]),
        bare.map((one) => one[key]),
      );
    rows.push(
      both('first contentful paint', 'fcp'),
      both('largest contentful paint', 'lcp'),
      both('work of the main thread', 'work'),
      {
        what: `${path} long tasks after load`,
        value: milliseconds(median(full.map(({ longTasks }) => longTasks))),
        floor: milliseconds(median(bare.map(({ longTasks }) => longTasks))),
      },
      {
        what: `${path} layout shift, the worst of ${rounds}`,
        value: Math.max(...full.map(({ cls }) => cls)).toFixed(3),
        floor: Math.max(...bare.map(({ cls }) => cls)).toFixed(3),
      },
    );
  }
  return rows;
}
