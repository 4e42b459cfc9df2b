import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { root } from '#worker/local/processes.ts';
import type { calculate } from './calculate.ts';
import type { Family } from './family.ts';
import { openPhone } from './phone.ts';
import { median, milliseconds, type Row } from './report.ts';

const frameMs = 1000 / 60;
const calculations = 50;

/** The calculation alone, as a script that names it `bench.calculate`. */
async function calculationScript(): Promise<string> {
  const output = await build({
    root: join(root, 'frontend'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'calculate.ts'), formats: ['iife'], name: 'bench' },
    },
  });
  const [result] = output as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}

/** Address in, total and advice out, without a page around it, beside one frame of the screen. */
export async function quoteCalculation(browser: Browser, origin: string, family: Family): Promise<Row> {
  const { page, close } = await openPhone(browser, origin);
  await page.goto('/404');
  await page.addScriptTag({ content: await calculationScript() });
  const times = await page.evaluate(
    ([address, count]) =>
      Array.from({ length: count }, () => {
        const start = performance.now();
        (window as unknown as { bench: { calculate: typeof calculate } }).bench.calculate(address);
        return performance.now() - start;
      }),
    [family.address, calculations] as [string, number],
  );
  await close();
  return {
    what: `${family.name}: the calculation alone, beside one frame`,
    value: milliseconds(median(times)),
    floor: milliseconds(frameMs),
    ratio: median(times) / frameMs,
  };
}
