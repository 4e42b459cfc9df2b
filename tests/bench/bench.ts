import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { venues } from '#frontend/content/venues/index.ts';
import { browserArguments, findBrowser } from '#tests/fixtures/find-browser.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';
import { buildProduct } from '#worker/local/product.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { buildReactPage, handWritten } from './floors.ts';
import { interactions } from './interactions.ts';
import { lighthouseRows } from './lighthouse.ts';
import { servePages } from './page-server.ts';
import { pageWeights } from './page-weight.ts';
import { type Row, speedTable } from './report.ts';
import { streamCost } from './stream-cost.ts';

type Product = {
  outDir: string;
  folder: string;
  browser: Browser;
  /** The built pages from a server of files; the same words written by hand; the smallest page of React. */
  places: { site: string; handWritten: string; react: string };
  paths: readonly string[];
  rounds: number;
  cpus: readonly number[];
};

/** Measurements by their name on the command line. */
const parts: Record<string, (product: Product) => Promise<Row[]>> = {
  lighthouse: ({ places, paths, rounds, cpus }) => lighthouseRows(places, { paths, rounds, cpus }),
  interactions: ({ browser, places, rounds }) => interactions(browser, places.site, rounds),
  stream: ({ outDir, folder, rounds }) => streamCost(outDir, folder, rounds),
};

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    paths: { type: 'string', default: `/,/iscrizioni,/${venues[0]?.slug}` },
    cpu: { type: 'string', default: '4,13' },
  },
});
const known = ['weights', ...Object.keys(parts)];
const unknown = asked.filter((name) => !known.includes(name));
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

const step = <Result>(name: string, measured: Promise<Result>) => {
  console.info(`Measuring ${name}…`);
  return measured;
};

/** Measures the production build of this moment; nothing of it leaves this machine. */
async function measureProduct(folder: string) {
  const outDir = join(folder, 'dist');
  const reactDir = join(folder, 'react');
  const partners = await startPartners({ port: 0 });
  console.info('Building…');
  await buildProduct(outDir, partners.url);
  await buildReactPage(reactDir);
  const [site, byHand, react, browser] = await Promise.all([
    servePages(outDir),
    servePages(outDir, handWritten),
    servePages(reactDir),
    chromium.launch({ executablePath: findBrowser(), args: browserArguments }),
  ]);
  const all = (await readdir(outDir))
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .toSorted();
  const product: Product = {
    outDir,
    folder,
    browser,
    places: { site: site.url, handWritten: byHand.url, react: react.url },
    paths: options.paths === 'all' ? all : options.paths.split(','),
    rounds: Number(options.rounds),
    cpus: options.cpu.split(',').map(Number),
  };
  if (isAsked('weights'))
    console.info(
      `\nFirst view until 2.5 s after load, untouched; the ratio is to the same page without scripts; the html has its style inside\n\n${await step('weights', pageWeights(browser, site.url, outDir, all))}\n`,
    );
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (isAsked(name)) rows.push(...(await step(name, measure(product))));
  if (rows.length > 0)
    console.info(`
${speedTable(rows)}

Load average meanwhile ${loadavg()[0]?.toFixed(1)}: the ratios hold, the milliseconds belong to this machine.`);
  await Promise.all([browser.close(), ...[partners, site, byHand, react].map((one) => one.close())]);
}

onStop(() => stopAllTools().finally(() => process.exit(1)));
const folder = await mkdtemp(join(tmpdir(), 'fun-village-bench-'));
try {
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is only ${known.join(', ')}`);
  await measureProduct(folder);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAllTools();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
