import type { IsoDay, Weekday } from '#frontend/content/types.ts';

const dayMs = 86_400_000;

/** Sunday first, as `Date.getUTCDay` counts. */
const weekdays: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const utc = (day: IsoDay) => new Date(`${day}T00:00:00Z`);

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text as IsoDay);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Calendar arithmetic in UTC; `days` may be negative. */
export const addDays = (day: IsoDay, days: number): IsoDay =>
  new Date(utc(day).getTime() + days * dayMs).toISOString().slice(0, 10) as IsoDay;

/** Days from the first to the last, both included. */
export const countDays = (firstDay: IsoDay, lastDay: IsoDay): number =>
  (utc(lastDay).getTime() - utc(firstDay).getTime()) / dayMs + 1;

/** `monday` to `sunday`. */
export const weekdayOf = (day: IsoDay): Weekday => weekdays[utc(day).getUTCDay()] as Weekday;

/** The last such weekday strictly before the day. */
export function lastWeekdayBefore(day: IsoDay, weekday: Weekday): IsoDay {
  const distance = (utc(day).getUTCDay() - weekdays.indexOf(weekday) + 7) % 7 || 7;
  return addDays(day, -distance);
}
