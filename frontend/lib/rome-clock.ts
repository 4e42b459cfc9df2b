import type { IsoDay } from '#frontend/content/types.ts';

let romeClockFormat: Intl.DateTimeFormat | undefined;

/** Day and time (`HH:MM:SS`) in Rome. */
export function romeClock(now: Date): { day: IsoDay; time: string } {
  // Created lazily: the first `Intl` formatter of a page takes a slow phone a tenth of a second.
  romeClockFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
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
