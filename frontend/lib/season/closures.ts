import type { Calendar } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { addDays, weekdayOf } from '../dates.ts';
import { datesOf } from '../season-weeks.ts';

/** Closed from the first moment of `firstDay` to the first of `reopens`. */
export type Closure = { firstDay: IsoDay; reopens: IsoDay };

/** The days of the week on which the camp would be open but is closed: its pause and the public holidays. */
const isClosed = ({ pause, holidays = [], weekdays }: Calendar, day: IsoDay) =>
  (pause !== null && pause.firstDay <= day && day <= pause.lastDay) ||
  holidays.includes(day) ||
  !weekdays.includes(weekdayOf(day));

/** Pause and holidays of a calendar in their order, each to the day on which it opens again; one at its very end is none. */
export function closuresOf(calendar: Calendar): Closure[] {
  const dates = datesOf(calendar);
  if (!dates) return [];
  const { firstDay, lastDay } = dates;
  const starts = [calendar.pause?.firstDay ?? firstDay, ...(calendar.holidays ?? [])];
  const closures = starts.flatMap((start): Closure[] => {
    let reopens = start;
    while (reopens <= lastDay && isClosed(calendar, reopens)) reopens = addDays(reopens, 1);
    return reopens > start && start >= firstDay && reopens <= lastDay ? [{ firstDay: start, reopens }] : [];
  });
  return closures
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .filter(({ reopens }, at, all) => reopens !== all[at - 1]?.reopens);
}
