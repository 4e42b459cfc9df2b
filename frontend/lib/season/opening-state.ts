import type { Calendar } from '#frontend/content/season/season.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { addDays, weekdayOf } from '../dates.ts';
import { datesOf } from '../season-weeks.ts';
import { closuresOf } from './closures.ts';

type Opening = { days: readonly Weekday[]; opens: string; closes: string };

/** `daysAhead` 0 is today; hours are Rome wall time, `HH:MM`. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; daysAhead: number; day: IsoDay; from: string };

/** What a door with these hours says at this Rome day and time; it is shut outside the season and while the camp is closed. `null`: it does not open again. */
export function openingState(
  openings: readonly Opening[],
  calendar: Calendar,
  now: { day: IsoDay; time: string },
): OpeningState | null {
  const dates = datesOf(calendar);
  if (!dates || now.day < dates.firstDay) return null;
  const closures = closuresOf(calendar);
  const on = (day: IsoDay) =>
    closures.some(({ firstDay, reopens }) => firstDay <= day && day < reopens)
      ? []
      : openings
          .filter(({ days }) => days.includes(weekdayOf(day)))
          .sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const time = now.time.slice(0, 5);
  for (let day = now.day, daysAhead = 0; day <= dates.lastDay; day = addDays(day, 1), daysAhead++) {
    const isToday = daysAhead === 0;
    const next = on(day).find(({ opens, closes }) => !isToday || time < closes || time < opens);
    if (next)
      return isToday && next.opens <= time
        ? { isOpen: true, until: next.closes }
        : { isOpen: false, daysAhead, day, from: next.opens };
  }
  return null;
}
