import type { FullConfig } from 'playwright/test';
import { startProductUnderTest } from '#tests/fixtures/product-under-test.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';

export default async function startProduct({ metadata }: FullConfig) {
  onStop(() => stopAllTools().finally(() => process.exit(1)));
  const product = await startProductUnderTest(metadata.protocol);
  Object.assign(process.env, {
    E2E_PRODUCT_URL: product.url,
    E2E_PROVIDER_URL: product.providerUrl,
    E2E_PARTNERS_URL: product.partnersUrl,
    E2E_DIST: product.dist,
    E2E_PASSCODE: product.passcode,
  });
  return product.stop;
}
