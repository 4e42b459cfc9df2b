import type { OpenDay } from '#frontend/content/season/season.ts';
import { romeInstant, todayInRome } from './dates.ts';

export type OpenDayState = 'open' | 'closed' | 'over';

/** Booking is open to the end of its last day in Rome; the session is over when its last hour has struck. */
export function openDayState(
  { day, closes, bookUntil }: Pick<OpenDay, 'day' | 'closes' | 'bookUntil'>,
  now: Date,
): OpenDayState {
  if (now >= romeInstant(day, closes)) return 'over';
  return todayInRome(now) > bookUntil ? 'closed' : 'open';
}
