import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { venues } from '#frontend/content/venues/venues.ts';
import { browserArguments, findBrowser } from '#tests/fixtures/find-browser.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';
import { buildProduct } from '#worker/local/product.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { buildReactPage, handWritten } from './floors.ts';
import { interactions } from './interactions.ts';
import { lighthouseRows } from './lighthouse.ts';
import { servePages } from './page-server.ts';
import { pageWeights } from './page-weight.ts';
import { speedTable } from './report.ts';
import { streamCost } from './stream-cost.ts';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    paths: { type: 'string', default: `/,/iscrizioni,/${venues[0]?.slug}` },
    cpu: { type: 'string', default: '4,13' },
  },
});
const rounds = Number(options.rounds);

/** Serves the production build of this moment, the same words written by hand, and the smallest page of React. */
async function startPlaces(folder: string) {
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
  const allPaths = (await readdir(outDir))
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .toSorted();
  return {
    ...{ outDir, folder, browser, allPaths },
    places: { site: site.url, handWritten: byHand.url, react: react.url },
  };
}
type Bench = Awaited<ReturnType<typeof startPlaces>>;

/** Measurements by their name on the command line; each gives a table. */
const parts: Record<string, (bench: Bench) => Promise<string>> = {
  weights: async ({ browser, places, outDir, allPaths }) =>
    `First view until 2.5 s after load, untouched; the ratio is to the same page without scripts; the html has its style inside\n\n${await pageWeights(browser, places.site, outDir, allPaths)}`,
  lighthouse: async ({ places, allPaths }) => {
    const paths = options.paths === 'all' ? allPaths : options.paths.split(',');
    return speedTable(
      await lighthouseRows(places, { paths, rounds, cpus: options.cpu.split(',').map(Number) }),
    );
  },
  interactions: async ({ browser, places }) => speedTable(await interactions(browser, places.site, rounds)),
  stream: async ({ outDir, folder }) => speedTable(await streamCost(outDir, folder, rounds)),
};

onStop(() => stopAllTools().finally(() => process.exit(1)));
const folder = await mkdtemp(join(tmpdir(), 'fun-village-bench-'));
try {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: there is only ${Object.keys(parts).join(', ')}`);
  const bench = await startPlaces(folder);
  for (const [name, measure] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) {
      console.info(`Measuring ${name}…`);
      console.info(`\n${await measure(bench)}\n`);
    }
  console.info(
    `Load average meanwhile ${loadavg()[0]?.toFixed(1)}: the ratios hold, the milliseconds belong to this machine.`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAllTools();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
