import { join } from 'node:path';
import { inlineScript } from '#frontend/build/inline-script.ts';
import type { PreviewMoment, RomeMoment } from './preview-day.ts';

/** Settings of the preview in local pages. `day`: shown unless the tab has chosen another one. */
export type Preview = { day: RomeMoment | null; moments: PreviewMoment[] };

/** Set by `npm start` and `npm run dev` for the build that they run: a `Preview` in JSON. */
export const PREVIEW_VARIABLE = 'LOCAL_PREVIEW';

/** The line of the terminal about it. */
export const dayShown = ({ day, moments }: Preview): string => {
  const example = `?oggi=${(moments[0]?.moment ?? '2030-05-20').slice(0, 10)}`;
  return day
    ? `${day.replace('T', ', ')}; ?oggi= in the address shows today, ${example} another day, PREVIEW_DAY=off none`
    : `today; ${example} in the address, or PREVIEW_DAY, shows another one`;
};

/** The inline script for local pages; empty in any other build. */
export async function previewScript(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const preview = environment[PREVIEW_VARIABLE];
  if (!preview) return '';
  return inlineScript(join(import.meta.dirname, 'preview-page.ts'), { 'import.meta.env.PREVIEW': preview });
}
