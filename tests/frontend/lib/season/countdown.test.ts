import { expect, it } from 'vitest';
import { season } from '#frontend/content/season/season.ts';
import { countdownParts } from '#frontend/lib/countdown.ts';
import { romeInstant } from '#frontend/lib/dates.ts';

const second = 1000;
const day = 86_400 * second;

it('splits what is left into days, hours, minutes and seconds', () => {
  expect(countdownParts(2 * day + (3 * 3600 + 4 * 60 + 5) * second)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});

it('drops the part of a second', () => {
  expect(countdownParts(1999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

it('has no parts at the deadline and after it', () => {
  expect(countdownParts(0)).toBeNull();
  expect(countdownParts(-day)).toBeNull();
});

it('counts to the last second of 31 May 2025 in Rome, two hours ahead of UTC', () => {
  const deadline = romeInstant(season.chainDeadline.day, season.chainDeadline.time);
  expect(deadline.toISOString()).toBe('2025-05-31T21:59:59.000Z');
});
