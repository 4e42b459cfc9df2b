import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { builtSite, staticFiles } from './worker/setup/setup.ts';

const root = join(import.meta.dirname, '..');

/** A test that hangs or asserts nothing fails; one that is slow on a busy machine, say a whole deploy or a flood of requests, does not. */
const verdicts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // Shorter than the thirty seconds after which the worker gives up on its provider.
  expect: { poll: { timeout: 20_000 }, requireAssertions: true },
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: join(root, 'vite.config.ts'),
        root,
        test: {
          name: 'unit',
          ...verdicts,
          // No test leaves anything behind, and the site's modules are read once.
          isolate: false,
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        plugins: [
          builtSite(),
          cloudflareTest(async () => ({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              d1Databases: ['EMPTY_DB'],
              bindings: { MIGRATIONS: await readD1Migrations(join(root, 'worker/migrations')) },
              serviceBindings: { ASSETS: staticFiles },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...verdicts,
          // Each test makes a worker, a database and an address of its own.
          isolate: false,
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: './tests/worker/setup/setup.ts',
        },
      },
    ],
  },
});
