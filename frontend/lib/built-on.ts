import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { todayInRome } from './rome-clock.ts';

/** Day of the build, `1° giugno 2025`, which pages keep without scripts; empty in a browser. */
export const builtOn: string = import.meta.env.SSR
  ? formatDayAndYear(todayInRome(new Date(Number(import.meta.env.BUILT_AT ?? 0) * 1000)))
  : '';
