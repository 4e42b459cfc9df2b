import { join } from 'node:path';
import { inlineScript } from './inline-script.ts';

/** Set by `npm start` and `npm run dev` for the build that they run: a `Preview` in JSON. */
export const PREVIEW_VARIABLE = 'LOCAL_PREVIEW';

/** The inline script for local pages; empty in any other build. */
export async function previewScript(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const preview = environment[PREVIEW_VARIABLE];
  if (!preview) return '';
  const input = join(import.meta.dirname, '../preview/start-preview.ts');
  return inlineScript(input, { 'import.meta.env.PREVIEW': preview });
}

/** The place in local pages that the script fills, before the app and outside it. */
export const withPreviewLine = (html: string): string =>
  html.replace('<body>', '<body><preview-line></preview-line>');
