import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Early } from '#frontend/early/early.ts';
import type { Timeline } from './timeline.ts';
import { timelinesOf } from './timelines.ts';

/** Computed at build time; browsers read it from the page. */
export const timelines: readonly Timeline[] = import.meta.env.SSR
  ? timelinesOf(season)
  : (early as Early).timelines;

const changes = timelines.flat();

/** Milliseconds (Unix) at which a state begins, `undefined` if never. */
export const startOf = (state: string): number | undefined => {
  const seconds = changes.find(([, states]) => states === state)?.[0];
  return seconds && seconds * 1000;
};

/** Days in the names of the states with this prefix, e.g. `week-`, in order. */
export const daysOf = (prefix: string): IsoDay[] => [
  ...new Set(
    changes
      .flatMap(([, states]) => states.split(' '))
      .filter((state) => state.startsWith(prefix) && /\d$/.test(state))
      .map((state) => state.slice(prefix.length) as IsoDay),
  ),
];
