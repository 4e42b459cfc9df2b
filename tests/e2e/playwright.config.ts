import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../results/e2e',
  globalSetup: './product.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../results/browser.json' }]],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...browserArguments,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
