import { minifySync } from 'vite';
import { runClock } from '../lib/season/run-clock.ts';
import { momentsAt, type Timeline } from '../lib/season/timeline.ts';

/** Seconds (Unix) of the build; `SOURCE_DATE_EPOCH` sets them, as https://reproducible-builds.org has it. */
export const builtAt = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment.SOURCE_DATE_EPOCH) || Math.floor(Date.now() / 1000);

/** Repeats itself more than the seconds do, so it is smaller when compressed. */
const stepsOf = (line: Timeline): Timeline =>
  line.map(([from, moments], index) => [from - (line[index - 1]?.[0] ?? 0), moments]);

/** Timelines as the clock reads them: each change as seconds after the one before, in JSON. */
export const clockSteps = (timelines: readonly Timeline[]): string => JSON.stringify(timelines.map(stepsOf));

/**
 * The inline script of the head that shows what is true at the moment of the visit, before anything is drawn. What a page has
 * beyond the timelines of all stands beside it (`data-at`): as many scripts as opening hours would be as many hashes in one header.
 */
export const clockScript = (timelines: readonly Timeline[], built: number, hasOwn = false): string => {
  const own = hasOwn ? '.concat(JSON.parse(js.dataset.at))' : '';
  return minifySync('clock.js', `(${runClock})(${clockSteps(timelines)}${own},${built})`).code.trim();
};

/**
 * The last rule of the page's style: what was true at the build, until the clock writes what is true now. For timelines of days,
 * which are worth telling without scripts; that an office is open is not.
 */
export function clockStyle(timelines: readonly Timeline[], built: number): string {
  const moments = timelines.flatMap((line) => momentsAt(line, built).split(' ')).filter(Boolean);
  const isOther = moments.map((moment) => `:not([data-when~=${moment}])`).join('');
  return `[data-when]${isOther}{display:none!important}`;
}
