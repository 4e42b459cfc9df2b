import type { Timeline } from '#frontend/lib/season/timeline.ts';

/** Written into every page as JSON, before the early script. */
export type EarlyData = {
  /** Addresses of the scripts that the page starts. */
  scripts: string[];
  /** Addresses of the style sheets whose rules stand inline in the page. */
  styles: string[];
  /** Each change as seconds after the one before (delta-encoded: compresses better). */
  timelines: Timeline[];
  /** Seconds (Unix). */
  builtAt: number;
  /** Family, source and weight of the web fonts. */
  fonts: [family: string, source: string, weight: string][];
  /** Address of the style sheet for print. */
  printStyle: string | null;
};

export const EARLY_DATA_ID = 'early-data';
export const PAGE_STYLE_ID = 'page-style';

/** Null where the page was not built, as in unit tests. */
export const readEarlyData = (): EarlyData | null =>
  JSON.parse(document.getElementById(EARLY_DATA_ID)?.textContent ?? 'null');
