import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { test } from './fixtures.ts';

/** A day that a test cannot do without: as long as it is not decided that test is skipped, or the file or group around the call. */
export const known = (day: IsoDay | null | undefined): IsoDay => {
  test.skip(!day, 'the season has no such day yet');
  return day ?? '2000-01-01';
};

/** Until then an open day can be booked; without one there is no form for it. */
export const bookUntil = season.openDays[0]?.bookUntil;

/** All that the season brings is on its pages: the promotion is on, an open day can be booked. While it has no dates, now. */
const day = bookUntil ?? season.promotion.lastDay;
export const enrolling: Date = day ? romeInstant(day, '12:00') : new Date();
