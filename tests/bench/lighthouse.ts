import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '#tests/fixtures/find-browser.ts';
import { freePort } from '#worker/local/ports.ts';
import { startProgram } from '#worker/local/processes.ts';
import { against, median, type Row } from './report.ts';

const VERSION = '13.5.0';
/** Kept between runs, outside of the project: with all it needs it is larger than the project's own tools for pages. */
const cache = join(tmpdir(), `fun-village-lighthouse-${VERSION}`);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  work: 'mainthread-work-breakdown',
} as const;

type Result = {
  lhr: {
    runtimeError?: { message: string };
    environment: { benchmarkIndex: number };
    categories: Record<(typeof categories)[number], { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result>;
type Visit = Record<keyof typeof audits | 'index', number> & { scores: number[] };

/** Lighthouse's benchmark index of a low-end phone, as Chromium's developer tools define it. */
const LOW_END_INDEX = 264;

/** The same phone and network as Lighthouse's own, which it wants whole when one value differs. */
const throttling = (cpuSlowdownMultiplier: number) => ({
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier,
});

/** Lighthouse, installed by npm into the temporary folder when it is not there yet. */
async function loadLighthouse(): Promise<Lighthouse> {
  const manifest = join(cache, 'package.json');
  if (!existsSync(join(cache, 'node_modules/lighthouse/package.json'))) {
    console.info(`Installing Lighthouse ${VERSION} with npm into ${cache}…`);
    await mkdir(cache, { recursive: true });
    await writeFile(manifest, '{"private":true}');
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
    const npm = startProgram('npm', install, { cwd: cache, output: 'pipe' });
    const code = await new Promise((resolve) => npm.once('close', resolve));
    if (code !== 0)
      throw new Error(`npm could not install Lighthouse ${VERSION}: is its registry reachable?`);
  }
  const { default: run } = await import(pathToFileURL(createRequire(manifest).resolve('lighthouse')).href);
  return run;
}

/** One visit in a browser of its own. */
async function visit(lighthouse: Lighthouse, url: string, cpu: number): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      throttlingMethod: 'simulate',
      throttling: throttling(cpu),
      onlyCategories: categories,
    });
    if (lhr.runtimeError) throw new Error(`Lighthouse at ${url}: ${lhr.runtimeError.message}`);
    const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const numbers = Object.fromEntries(Object.entries(audits).map(([key, audit]) => [key, number(audit)]));
    const scores = categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
    return { ...numbers, index: lhr.environment.benchmarkIndex, scores } as Visit;
  } finally {
    await browser.close();
  }
}

type Places = { site: string; handWritten: string; react: string };
const floors = [
  ['handWritten', 'hand-written'],
  ['react', 'React and router'],
] as const;
type Asked = { paths: readonly string[]; rounds: number; cpus: readonly number[] };

/** Pages beside what somebody would write by hand for their words, and beside the smallest page of React and its router, in turns. */
export async function lighthouseRows(places: Places, { paths, rounds, cpus }: Asked): Promise<Row[]> {
  const lighthouse = await loadLighthouse();
  const rows: Row[] = [];
  const indices: number[] = [];
  for (const cpu of cpus)
    for (const path of paths) {
      const visits: Record<keyof Places, Visit[]> = { site: [], handWritten: [], react: [] };
      for (let round = 0; round < rounds; round += 1) {
        visits.site.push(await visit(lighthouse, places.site + path, cpu));
        visits.handWritten.push(await visit(lighthouse, places.handWritten + path, cpu));
        visits.react.push(await visit(lighthouse, places.react, cpu));
      }
      const of = (place: keyof Places, key: keyof typeof audits) => visits[place].map((one) => one[key]);
      indices.push(...visits.site.map(({ index }) => index));
      const name = `${path} at ${cpu}x`;
      const scores = categories.map((_, at) =>
        median(visits.site.map((one) => one.scores[at] ?? Number.NaN)),
      );
      rows.push(
        { what: `${name}: scores`, value: scores.join(' / ') },
        ...(['fcp', 'lcp', 'work'] as const).flatMap((key) =>
          floors.map(([place, floor]) =>
            against(`${name}: ${audits[key]}, ${floor}`, of('site', key), of(place, key)),
          ),
        ),
        // Often nothing at all: no ratio.
        ...floors.map(([place, floor]) => ({
          what: `${name}: ${audits.tbt}, ${floor}`,
          value: `${median(of('site', 'tbt')).toFixed(0)} ms`,
          floor: `${median(of(place, 'tbt')).toFixed(0)} ms`,
        })),
        {
          what: `${name}: ${audits.cls}, the worst of ${rounds}`,
          value: Math.max(...of('site', 'cls')).toFixed(3),
        },
      );
    }
  const index = median(indices);
  const lowEnd = `--cpu=${(index / LOW_END_INDEX).toFixed(1)}`;
  return [{ what: `index of this machine (a low-end phone: ${lowEnd})`, value: index.toFixed(0) }, ...rows];
}
