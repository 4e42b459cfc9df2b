import { defineConfig } from 'playwright/test';
import { browserArguments, findHeadlessBrowser, noOtherHosts } from '#tests/fixtures/find-browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../results/browser',
  globalSetup: './product.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: a test waits as often as it works.
  workers: 3,
  timeout: 180_000,
  // Only a test that fails waits as long; a busy machine may.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../results/browser.json' }]],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    // Pages that stand still are drawn once; what moves is looked at by the tests that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: [...browserArguments, noOtherHosts],
    },
  },
});
