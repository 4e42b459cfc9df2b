import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '../stand-ins/edge.ts';
import { startPartners } from '../stand-ins/partners.ts';
import { startProvider } from '../stand-ins/provider.ts';
import { buildSeconds } from './build-day.ts';
import { freePort } from './ports.ts';
import { root } from './processes.ts';
import { buildProduct, startProduct } from './product.ts';

/**
 * The product under test with ports and a database of its own. `npm test` has built it already (`TEST_DIST`)
 * for its own partners (`TEST_PARTNERS_URL`); a stage by itself builds. What the product says goes to tests/results.
 */
export const startProductUnderTest = async (protocol: 'http' | 'https' = 'http') => {
  const folder = await mkdtemp(join(tmpdir(), 'fun-village-e2e-'));
  const { TEST_DIST, TEST_PARTNERS_URL } = process.env;
  const ownPartners = TEST_PARTNERS_URL ? undefined : await startPartners({ port: 0 });
  const partnersUrl = TEST_PARTNERS_URL ?? ownPartners?.url ?? '';
  const provider = await startProvider();
  const dist = TEST_DIST ?? join(folder, 'dist');
  if (!TEST_DIST) await buildProduct(dist, partnersUrl, { SOURCE_DATE_EPOCH: String(buildSeconds) });
  const passcode = 'sabbia-pineta-aquilone';
  await mkdir(join(root, 'tests/results'), { recursive: true });
  const log = openSync(join(root, 'tests/results/product.log'), 'a');
  const product = await startProduct({
    outDir: dist,
    protocol,
    port: await freePort(),
    stateDir: join(folder, 'state'),
    output: log,
    bindings: {
      MEMBERS_PASSCODE: passcode,
      OPENAI_API_KEY: 'sk-e2e-never-in-the-browser',
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'gpt-4o',
      // The browsers of a run share one address and one day.
      PASSCODE_TRIES_PER_ADDRESS: '1000',
      PASSCODE_TRIES_TOTAL: '1000',
      GENERATIONS_PER_SESSION: '30',
      GENERATIONS_PER_DAY: '1000',
    },
  });
  closeSync(log);
  // Wrangler's bundler looks for changes all the time, with a twentieth of a processor; what is under test does not change.
  spawnSync('pkill', ['-STOP', '-g', `${product.server.pid}`, 'esbuild']);
  const edge = protocol === 'http' ? await startEdge(product.url) : undefined;
  const stop = async () => {
    await edge?.close();
    await Promise.all([product.stop(), provider.close(), ownPartners?.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { url: edge?.url ?? product.url, providerUrl: provider.url, partnersUrl, dist, passcode, stop };
};
