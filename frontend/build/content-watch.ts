import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WATCHED = /\/frontend\/(content|images|pages|site-map\.ts)/;
const check = join(import.meta.dirname, '../content/check/run.ts');

/** Runs `npm run check:content` under `npm run dev` whenever content is saved. */
export function contentWatch(): Plugin {
  return {
    name: 'content-watch',
    apply: 'serve',
    configureServer({ watcher, config }) {
      let isRunning = false;
      let isStale = false;
      // In a process of its own: this one has read the files as they were.
      const run = () => {
        isStale = isRunning;
        if (isRunning) return;
        isRunning = true;
        execFile(process.execPath, [check], (_error, printed) => {
          config.logger.info(`\n${printed.trim()}`);
          isRunning = false;
          if (isStale) run();
        });
      };
      watcher.on('all', (event, path) => {
        if (
          /^(add|change|unlink)$/.test(event) &&
          WATCHED.test(path.replaceAll('\\', '/')) &&
          config.server.watch !== null
        )
          run();
      });
    },
  };
}
