import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { venues } from '#frontend/content/venues/index.ts';
import { browserArguments, findBrowser } from '#tests/browser.ts';
import { freePort } from '#worker/local/ports.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';
import { buildProduct, startProduct } from '#worker/local/product.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { type Provider, startProvider } from '#worker/local/stand-ins/provider.ts';
import { family } from './family.ts';
import { firstPaint } from './first-paint.ts';
import { buildReactPage, handWritten, withoutScripts } from './floors.ts';
import { generator } from './generator.ts';
import { interactions } from './interactions.ts';
import { lighthouseRows } from './lighthouse.ts';
import { servePages } from './page-server.ts';
import { pageWeights } from './page-weight.ts';
import { photoDesk } from './photo-desk.ts';
import { quoteCalculation } from './quote-calculation.ts';
import { refused } from './refused.ts';
import { type Row, speedTable } from './report.ts';
import { streamCost } from './stream-cost.ts';
import { workerStart } from './worker-start.ts';

type Product = {
  outDir: string;
  folder: string;
  browser: Browser;
  provider: Provider;
  origin: string;
  passcode: string;
  /** The built pages from a server of files; the same without scripts; written by hand; the smallest page of React. */
  places: { site: string; bare: string; handWritten: string; react: string };
  paths: readonly string[];
  rounds: number;
  cpus: readonly number[];
};

/** What can be measured, each by its name on the command line. */
const parts: Record<string, (product: Product) => Promise<Row[]>> = {
  paints: ({ browser, places, paths, rounds }) =>
    firstPaint(browser, places.site, places.bare, { paths, rounds }),
  lighthouse: ({ places, paths, rounds, cpus }) => lighthouseRows(places, { paths, rounds, cpus }),
  interactions: ({ browser, places, origin, passcode, folder, rounds }) =>
    interactions(browser, {
      pages: places.site,
      origin,
      passcode,
      folder: join(folder, 'chosen'),
      family,
      rounds,
    }),
  quote: async ({ browser, places }) => [await quoteCalculation(browser, places.site, family)],
  worker: async ({ browser, origin, passcode, provider, outDir, folder, rounds }) => [
    ...(await generator(browser, { origin, passcode, provider, rounds })),
    ...(await streamCost(outDir, folder, rounds)),
    await refused(origin, folder, rounds),
    await workerStart(outDir, folder, rounds),
  ],
  desk: async ({ browser, origin, passcode, folder, rounds }) => [
    await photoDesk(browser, { origin, passcode, folder: join(folder, 'photos'), rounds }),
  ],
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

/** Everything measured on the production build of this moment: nothing of it leaves this machine. */
async function measureProduct(folder: string) {
  const outDir = join(folder, 'dist');
  const reactDir = join(folder, 'react');
  const passcode = 'conchiglia-vento-girandola';
  const [provider, partners] = await Promise.all([startProvider({ pauseMs: 5 }), startPartners({ port: 0 })]);
  console.info('Building…');
  await buildProduct(outDir, partners.url);
  await buildReactPage(reactDir);
  const [site, bare, byHand, react, server, browser] = await Promise.all([
    servePages(outDir),
    servePages(outDir, withoutScripts),
    servePages(outDir, handWritten),
    servePages(reactDir),
    startProduct({
      outDir,
      port: await freePort(),
      stateDir: join(folder, 'state'),
      bindings: { MEMBERS_PASSCODE: passcode, OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: provider.url },
      output: 'kept',
    }),
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
    provider,
    origin: server.url,
    passcode,
    places: { site: site.url, bare: bare.url, handWritten: byHand.url, react: react.url },
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
Pages and fingers on a phone four times slower than this machine where nothing else is said, generator and zip at full speed

${speedTable(rows)}

Load average meanwhile ${loadavg()[0]?.toFixed(1)}: the ratios hold, the milliseconds belong to this machine.`);
  await Promise.all([
    browser.close(),
    server.stop(),
    ...[provider, partners, site, bare, byHand, react].map((one) => one.close()),
  ]);
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
