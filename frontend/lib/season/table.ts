import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Clock } from '#frontend/early/season-clock.ts';
import type { Timeline } from './timeline.ts';
import { timelinesOf } from './timelines.ts';

/** What changes when: computed for the build alone, since browsers find it in the page. */
export const timelines: readonly Timeline[] = import.meta.env.SSR
  ? timelinesOf(season)
  : (clock as Clock).timelines;

const changes = timelines.flat();

/** Milliseconds (Unix) at which this begins to hold, `undefined` if it never does. */
export const startOf = (moment: string): number | undefined => {
  const seconds = changes.find(([, moments]) => moments === moment)?.[0];
  return seconds && seconds * 1000;
};

/** The days of the moments that begin so, e.g. `week-`, in order. */
export const daysOf = (prefix: string): IsoDay[] => [
  ...new Set(
    changes
      .flatMap(([, moments]) => moments.split(' '))
      .filter((moment) => moment.startsWith(prefix) && /\d$/.test(moment))
      .map((moment) => moment.slice(prefix.length) as IsoDay),
  ),
];
