import { join } from 'node:path';
import { EARLY_DATA_ID, type EarlyData } from '../early/early.ts';
import { inlineScript } from './inline-script.ts';

export const earlyScript = (): Promise<string> =>
  inlineScript(join(import.meta.dirname, '../early/index.ts'));

/** The data of a page for the early script. Browsers do not run JSON, so the policy needs no hash for it. */
export const earlyDataScript = (data: EarlyData): string =>
  // `<` could end the script early.
  `<script id="${EARLY_DATA_ID}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
