import { expect, it } from 'vitest';
import { countdownParts } from '#frontend/lib/season/countdown.ts';

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

it.each([0, -day])('stands at zero %i ms after the deadline', (remainingMs) => {
  expect(countdownParts(remainingMs)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
