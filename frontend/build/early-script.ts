import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { EARLY_DATA_ID, type EarlyData } from '../early/early-data.ts';

/** Bundles `early/` into one script that stands inline in every page: one hash in the content security policy. */
export async function earlyScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../early/index.ts'),
        output: { format: 'iife' },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}

/** The data of a page for the early script. Browsers do not run JSON, so the policy needs no hash for it. */
export const earlyDataScript = (data: EarlyData): string =>
  // `<` could end the script early.
  `<script id="${EARLY_DATA_ID}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
