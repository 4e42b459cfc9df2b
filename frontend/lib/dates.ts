import type { IsoDay, Weekday } from '#frontend/content/types.ts';

const zone = 'Europe/Rome';
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

let romeClockFormat: Intl.DateTimeFormat | undefined;

/** Day and time (`HH:MM:SS`) in Rome. */
export function romeClock(now: Date): { day: IsoDay; time: string } {
  // Created lazily: the first `Intl` formatter of a page takes a slow phone a tenth of a second.
  romeClockFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [day, time] = romeClockFormat.format(now).split(' ');
  return { day: day as IsoDay, time: time as string };
}

/** The calendar day in Rome at this instant. */
export const todayInRome = (now: Date): IsoDay => romeClock(now).day;

/** The instant at which clocks in Rome show this day and time (`HH:MM` or `HH:MM:SS`). */
export function romeInstant(day: IsoDay, time: string): Date {
  const wall = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const offsetAt = (instant: number) => {
    const clock = romeClock(new Date(instant));
    return Date.parse(`${clock.day}T${clock.time}Z`) - instant;
  };
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}
