import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { test } from './fixtures.ts';

/** Skips the test, or the file or group around the call, while the season lacks this day. */
export const known = (day: IsoDay | null | undefined): IsoDay => {
  test.skip(!day, 'the season has no such day yet');
  return day ?? '2000-01-01';
};

/** Last day to book the first open day; without it no page has the form. */
export const bookUntil = season.openDays[0]?.bookUntil;
const lastChance = bookUntil ?? season.promotion.lastDay;

/** All that the season brings is on its pages: the promotion is on, an open day can be booked. While it has no dates, now. */
export const enrolling: Date = lastChance ? romeInstant(lastChance, '12:00') : new Date();
