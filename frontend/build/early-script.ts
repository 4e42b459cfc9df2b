import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { EARLY_DATA_ID, type EarlyData } from '../early/early-data.ts';

/** Bundles a module and all that it imports into one classic script that can stand inline in a page. */
async function inlineScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}

export const earlyScript = (): Promise<string> =>
  inlineScript(join(import.meta.dirname, '../early/index.ts'));

/** The data of a page for the early script. Browsers do not run JSON, so the policy needs no hash for it. */
export const earlyDataScript = (data: EarlyData): string =>
  // `<` could end the script early.
  `<script id="${EARLY_DATA_ID}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
