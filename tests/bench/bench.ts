import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '#tests/browser.ts';
import { freePort } from '#tests/local/ports.ts';
import { onStop, stopAllTools } from '#tests/local/processes.ts';
import { buildProduct, startProduct } from '#tests/local/product.ts';
import { startPartners } from '#tests/stand-ins/partners.ts';
import { startProvider } from '#tests/stand-ins/provider.ts';
import { carouselClicks, quoteClicks } from './clicks.ts';
import { family } from './family.ts';
import { firstPaint } from './first-paint.ts';
import { generator } from './generator.ts';
import { servePages } from './page-server.ts';
import { pageWeights } from './page-weight.ts';
import { photoDesk } from './photo-desk.ts';
import { quoteCalculation } from './quote-calculation.ts';
import { type Row, speedTable } from './report.ts';
import { streamCost } from './stream-cost.ts';

/** Everything measured on the production build of this moment: nothing of it leaves this machine. */
const bench = async (folder: string) => {
  const outDir = join(folder, 'dist');
  const passcode = 'conchiglia-vento-girandola';
  const [provider, partners] = await Promise.all([startProvider({ pauseMs: 5 }), startPartners({ port: 0 })]);
  console.info('Building…');
  await buildProduct(outDir, partners.url);
  const [full, bare, product, browser] = await Promise.all([
    servePages(outDir, { isBare: false }),
    servePages(outDir, { isBare: true }),
    startProduct({
      outDir,
      port: await freePort(),
      stateDir: join(folder, 'state'),
      bindings: { MEMBERS_PASSCODE: passcode, OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: provider.url },
      output: 'kept',
    }),
    chromium.launch({ executablePath: findBrowser(), args: browserArguments }),
  ]);
  const paths = (await readdir(outDir))
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .toSorted();

  const step = <Result>(name: string, measured: Promise<Result>) => {
    console.info(`Measuring ${name}…`);
    return measured;
  };
  const members = { origin: product.url, passcode };
  const weights = await step('weights', pageWeights(browser, full.url, outDir, paths));
  const rows: Row[] = [
    ...(await step('paints', firstPaint(browser, full.url, bare.url))),
    ...(await step('clicks', carouselClicks(browser, full.url))),
    ...(await step('the quote', quoteClicks(browser, full.url, family))),
    await quoteCalculation(browser, full.url, family),
    ...(await step('the generator', generator(browser, { ...members, provider }))),
    ...(await step('the cost of a stream', streamCost(outDir, folder))),
    await step('the photo desk', photoDesk(browser, { ...members, folder: join(folder, 'photos') })),
  ];
  console.info(`
First view until 2.5 s after load, untouched; the ratio is to the same page without scripts; the html has its style inside

${weights}

Paints, work and clicks on a phone four times slower than this machine; generator and photo desk at full speed

${speedTable(rows)}

Load average meanwhile ${loadavg()[0]?.toFixed(1)}: the ratios hold, the milliseconds belong to this machine.`);
  await Promise.all([
    browser.close(),
    product.stop(),
    provider.close(),
    partners.close(),
    full.close(),
    bare.close(),
  ]);
};

onStop(() => stopAllTools().finally(() => process.exit(1)));
const folder = await mkdtemp(join(tmpdir(), 'fun-village-bench-'));
await bench(folder)
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await stopAllTools();
    await rm(folder, { recursive: true, force: true });
  });
process.exit();
