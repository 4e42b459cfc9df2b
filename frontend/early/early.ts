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

/** A click on a button that React has not handled. */
export type EarlyClick = {
  button: HTMLElement;
  /** Among the buttons of the document. */
  position: number;
  label: string | null;
};

/** The one object that the early script and the page share. */
export type Early = {
  data: EarlyData;
  /** `data.timelines` decoded, each change in seconds (Unix). */
  timelines: readonly Timeline[];
  /** Milliseconds (Unix), as `Date.now`; never before the page was built. */
  now: () => number;
  /** Replayed by `ui/use-replayed-clicks.ts`. */
  clicks: EarlyClick[];
  /** Fields filled in before hydration. */
  fields: Set<HTMLInputElement>;
  isHydrated: boolean;
};

declare global {
  /** Set before anything is painted; `undefined` where the page was not built, as in unit tests. */
  var early: Early | undefined;
}

/** Delta-decodes what `encodeTimeline` of the build wrote. */
const decode = (line: Timeline): Timeline => {
  let from = 0;
  return line.map(([later, states]) => {
    from += later;
    return [from, states] as const;
  });
};

/** Reads the page's data; `null` where the page was not built. */
export function readEarly(): Early | null {
  const data: EarlyData | null = JSON.parse(document.getElementById(EARLY_DATA_ID)?.textContent ?? 'null');
  if (!data) return null;
  const now = () => Math.max(Date.now(), data.builtAt * 1000);
  const timelines = data.timelines.map(decode);
  return { data, timelines, now, clicks: [], fields: new Set(), isHydrated: false };
}
