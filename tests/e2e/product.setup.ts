import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/ports.ts';
import { onStop, stopAllTools } from '../local/processes.ts';
import { buildProduct, startProduct } from '../local/product.ts';
import { startPartners } from '../stand-ins/partners.ts';
import { startProvider } from '../stand-ins/provider.ts';

/** The product under test: its own build, ports and database, beside whatever else runs on this machine. */
export default async function startProductUnderTest() {
  onStop(() => stopAllTools().finally(() => process.exit(1)));
  const folder = await mkdtemp(join(tmpdir(), 'fun-village-e2e-'));
  const [provider, partners] = await Promise.all([startProvider(), startPartners({ port: 0 })]);
  const outDir = join(folder, 'dist');
  const passcode = 'sabbia-pineta-aquilone';
  await buildProduct(outDir, partners.url);
  const product = await startProduct({
    outDir,
    port: await freePort(),
    stateDir: join(folder, 'state'),
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
  Object.assign(process.env, {
    E2E_PRODUCT_URL: product.url,
    E2E_PROVIDER_URL: provider.url,
    E2E_PARTNERS_URL: partners.url,
    E2E_DIST: outDir,
    E2E_PASSCODE: passcode,
  });
  return async () => {
    await Promise.all([product.stop(), provider.close(), partners.close()]);
    await rm(folder, { recursive: true, force: true });
  };
}
