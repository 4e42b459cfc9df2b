import type { OpenDaySession } from '#frontend/content/open-day-sessions.ts';
import { romeInstant, todayInRome } from './dates.ts';

export type OpenDayState = 'open' | 'closed' | 'over';

/** Booking is open to the end of its last day in Rome; the session is over when its last hour has struck. */
export function openDayState(
  { day, closes, bookUntil }: Pick<OpenDaySession, 'day' | 'closes' | 'bookUntil'>,
  now: Date,
): OpenDayState {
  if (now >= romeInstant(day, closes)) return 'over';
  return todayInRome(now) > bookUntil ? 'closed' : 'open';
}
