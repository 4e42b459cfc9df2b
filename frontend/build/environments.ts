import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { fileNames } from './members-chunks.ts';

export const root = resolve(import.meta.dirname, '../..');
/** This process's alone: two builds at once would take each other's pages. */
export const prerenderFolder = join(root, 'node_modules/.cache/prerender', `${process.pid}`);
process.once('exit', () => rmSync(prerenderFolder, { recursive: true, force: true }));

/** Cloudflare's name for the worker of a Pages project in advanced mode. */
const WORKER_FILE = '_worker.js';
export const LICENSES_FILE = 'third-party-licenses.txt';

/** The three bundles of one `vite build`: for browsers, for drawing the pages, for the worker. */
export const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      license: { fileName: LICENSES_FILE },
      rolldownOptions: {
        input: join(root, 'frontend/entry-client.tsx'),
        output: {
          ...fileNames,
          codeSplitting: {
            // Few files: small ones compress badly, are many names in the entry, and each answer is work for the page.
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              },
              { name: 'shared', minShareCount: 4 },
            ],
          },
        },
      },
    },
  },
  prerender: {
    consumer: 'server',
    build: {
      outDir: prerenderFolder,
      emptyOutDir: true,
      ssr: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'frontend/entry-prerender.tsx'),
        // Its parts import it by this name: one instance, also when it is built again in one process.
        output: { ...fileNames, entryFileNames: '[name]-[hash].js' },
      },
    },
  },
  worker: {
    consumer: 'server',
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import'], noExternal: true },
    build: {
      emptyOutDir: false,
      ssr: true,
      target: 'esnext',
      minify: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'worker/index.ts'),
        output: { entryFileNames: WORKER_FILE, codeSplitting: false },
      },
    },
  },
};
