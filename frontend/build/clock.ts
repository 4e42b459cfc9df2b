import { statesAt, type Timeline } from '../lib/season/timeline.ts';

/** Seconds (Unix) of the build; `SOURCE_DATE_EPOCH` sets them, see https://reproducible-builds.org. */
export const builtAt = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment.SOURCE_DATE_EPOCH) || Math.floor(Date.now() / 1000);

/** Delta-encodes a timeline for the season clock, each change as seconds after the one before: compresses better. */
export const encodeTimeline = (line: Timeline): Timeline =>
  line.map(([from, states], index) => [from - (line[index - 1]?.[0] ?? 0), states]);

/** States at the build, separated by spaces: pages show them where the season clock fails or does not run. */
export const statesAtBuild = (timelines: readonly Timeline[], built: number): string =>
  timelines
    .map((line) => statesAt(line, built))
    .filter(Boolean)
    .join(' ');

/**
 * Last rule of the page's style: hides what does not hold at the build, until the season clock rewrites it. Takes timelines
 * in days alone: without scripts, opening hours would be wrong within the day.
 */
export function clockStyle(timelines: readonly Timeline[], built: number): string {
  const states = statesAtBuild(timelines, built).split(' ').filter(Boolean);
  const isOther = states.map((state) => `:not([data-when~=${state}])`).join('');
  return `[data-when]${isOther}{display:none!important}`;
}
