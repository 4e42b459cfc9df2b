import { expect, it } from 'vitest';
import { heightFromMessage } from '#frontend/lib/frame-height.ts';

const booking = { minPx: 200, maxPx: 10_000, reductionPx: 0 };
const shop = { ...booking, reductionPx: 800 };
const message = (height: unknown) => ({ type: 'setHeight', height });

it.each([200, 1234.5, 10_000])('takes a booking height of %s px as it is', (height) => {
  expect(heightFromMessage(message(height), booking)).toBe(height);
});

it('takes 800 px off the shop, never below 200', () => {
  expect(heightFromMessage(message(2000), shop)).toBe(1200);
  expect(heightFromMessage(message(900), shop)).toBe(200);
});

it.each([
  ...[Number.NaN, Number.POSITIVE_INFINITY, -500, 0, 199, 10_001, '1500', 1500n, null, undefined, [1500], {}],
])('ignores the height %s', (height) => {
  expect(heightFromMessage(message(height), booking)).toBeNull();
});

it.each([null, undefined, 'setHeight', 1500, [], { height: 1500 }, { type: 'setWidth', height: 1500 }])(
  'ignores the message %s',
  (other) => {
    expect(heightFromMessage(other, booking)).toBeNull();
  },
);
