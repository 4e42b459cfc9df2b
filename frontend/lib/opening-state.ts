import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { addDays, weekdayOf } from './dates.ts';

type Opening = { days: readonly Weekday[]; opens: string; closes: string };

/** `daysAhead` 0 is today; hours are Rome wall time, `HH:MM`. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; daysAhead: number; weekday: Weekday; from: string };

/** What a door with these hours says at this Rome day and time; `null` if it never opens. */
export function openingState(
  openings: readonly Opening[],
  now: { day: IsoDay; time: string },
): OpeningState | null {
  const on = (weekday: Weekday) =>
    openings.filter(({ days }) => days.includes(weekday)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const time = now.time.slice(0, 5);
  const current = on(weekdayOf(now.day)).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, until: current.closes };
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const weekday = weekdayOf(addDays(now.day, daysAhead));
    const next = on(weekday).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) return { isOpen: false, daysAhead, weekday, from: next.opens };
  }
  return null;
}
