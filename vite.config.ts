import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentWatch } from './frontend/build/content-watch.ts';
import { devPages } from './frontend/build/dev-pages.ts';
import { favicons } from './frontend/build/favicons.ts';
import { fonts } from './frontend/build/fonts.ts';
import { icons } from './frontend/build/icons.ts';
import { pdfFonts } from './frontend/build/pdf-fonts.ts';
import { photos } from './frontend/build/photos.ts';
import { pictures } from './frontend/build/pictures.ts';
import { qrCodes } from './frontend/build/qr-codes.ts';
import { site } from './frontend/build/site.ts';
import { timeMachine } from './tests/local/time-machine.ts';
import { builtSite, staticFiles } from './tests/worker/setup/setup.ts';

/** What hangs fails, and what asserts nothing; what is slow on a busy machine, say a whole deploy or a flood of requests, does not. */
const verdicts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // A busy machine may take its time, but not the thirty seconds after which the worker leaves its provider by itself.
  expect: { poll: { timeout: 20_000 }, requireAssertions: true },
};
const packages = `${import.meta.dirname}/node_modules`;

export default defineConfig({
  root: 'frontend',
  publicDir: false,
  // The build tells its own weights.
  build: { outDir: '../dist', reportCompressedSize: false },
  plugins: [
    react(),
    fonts(),
    pdfFonts(),
    icons(),
    pictures(),
    contentWatch(),
    devPages(),
    photos(),
    favicons(),
    qrCodes(),
    site(timeMachine()),
  ],
  resolve: {
    alias: [
      // The package exports its development build alone; this one leaves the warnings out.
      { find: /^react-router$/, replacement: `${packages}/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${packages}/react-router/dist/production/dom-export.mjs` },
      // Optional parts of jspdf for drawing HTML and SVG, which nobody here does: they would triple its size.
      {
        find: /^(html2canvas|canvg|dompurify)$/,
        replacement: `${import.meta.dirname}/frontend/build/empty.ts`,
      },
    ],
  },
  test: {
    root: '.',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...verdicts,
          // Each test leaves nothing behind, and the site's modules are read once.
          isolate: false,
          environment: 'node',
          include: ['tests/{content,frontend,deploy,local,stand-ins}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: false,
        plugins: [
          builtSite(),
          cloudflareTest(async () => ({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { MIGRATIONS: await readD1Migrations('./worker/migrations') },
              serviceBindings: { ASSETS: staticFiles },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...verdicts,
          // Each test makes what it needs of its own: a worker, a database, an address.
          isolate: false,
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: './tests/worker/setup/setup.ts',
        },
      },
    ],
  },
});
