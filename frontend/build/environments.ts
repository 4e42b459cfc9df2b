import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { fileNames } from './members-chunks.ts';

export const root = resolve(import.meta.dirname, '../..');
/** One folder per process: parallel builds would overwrite each other's pages. */
export const prerenderFolder = join(root, 'node_modules/.cache/prerender', `${process.pid}`);
process.once('exit', () => rmSync(prerenderFolder, { recursive: true, force: true }));

/** Cloudflare's name for the worker of a Pages project in advanced mode. */
const WORKER_FILE = '_worker.js';
export const LICENSES_FILE = 'third-party-licenses.txt';

/** The three bundles of one `vite build`: for browsers, for prerendering, for the worker. */
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
            // Few files: small ones compress badly, lengthen the entry's list of names, and each response costs the page time.
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
        // A hash, so that a second build in one process is imported anew. In the name, not in a query of the import: the
        // other chunks import the entry by its name and must get the same instance.
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
