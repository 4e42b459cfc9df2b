import { expect, it } from 'vitest';
import { momentInstant } from '#frontend/preview/moment.ts';

it.each([
  ['2025-05-20T18:00', '2025-05-20T16:00:00.000Z'],
  ['2025-01-20T18:00:30', '2025-01-20T17:00:30.000Z'],
  ['2025-05-20', '2025-05-19T22:00:00.000Z'],
])('reads %s as a moment in Rome', (text, instant) => {
  expect(new Date(momentInstant(text) ?? 0).toISOString()).toBe(instant);
});

it.each([
  ...['', 'ieri', '2025-02-30', '2025-5-20', '20/05/2025', '2025-05-20T', '2025-05-20T24:00'],
  ...['2025-05-20T18', '2025-05-20T18:00Z', '2025-05-20 18:00'],
])('reads no moment in "%s"', (text) => {
  expect(momentInstant(text)).toBeNull();
});
