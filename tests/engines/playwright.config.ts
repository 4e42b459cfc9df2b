import { defineConfig } from 'playwright/test';
import { engines } from './engines.ts';

process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

export default defineConfig({
  testDir: '.',
  outputDir: '../results/engines',
  globalSetup: '../browser/product.setup.ts',
  metadata: { protocol: 'https' },
  forbidOnly: true,
  workers: 2,
  timeout: 300_000,
  // Only a test that fails waits as long; a busy machine may.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../results/engines.json' }]],
  // One window of each at a time: two WebKits that start at once wait for each other.
  projects: engines.filter(({ program }) => program()).map(({ name }) => ({ name, workers: 1 })),
});
