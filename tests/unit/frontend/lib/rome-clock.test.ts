import { expect, it } from 'vitest';
import { romeInstant, todayInRome } from '#frontend/lib/rome-clock.ts';

it('takes the day from Rome, not from the reader’s clock', () => {
  expect(todayInRome(new Date('2025-05-31T21:59:59Z'))).toBe('2025-05-31');
  expect(todayInRome(new Date('2025-05-31T22:00:00Z'))).toBe('2025-06-01');
  expect(todayInRome(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01');
});

it('finds the instant of a Rome wall time in summer, in winter and around the change of the clock', () => {
  expect(romeInstant('2025-05-31', '23:59:59').toISOString()).toBe('2025-05-31T21:59:59.000Z');
  expect(romeInstant('2025-01-15', '08:00').toISOString()).toBe('2025-01-15T07:00:00.000Z');
  expect(romeInstant('2025-03-30', '03:00').toISOString()).toBe('2025-03-30T01:00:00.000Z');
  expect(romeInstant('2025-10-26', '12:00').toISOString()).toBe('2025-10-26T11:00:00.000Z');
});

it('takes an hour that the clock skips for the one after it, and one that comes twice for one of the two', () => {
  expect(romeInstant('2027-03-28', '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']).toContain(
    romeInstant('2027-10-31', '02:30').toISOString(),
  );
  expect(romeInstant('2027-10-31', '00:00').toISOString()).toBe('2027-10-30T22:00:00.000Z');
  expect(romeInstant('2027-11-01', '00:00').toISOString()).toBe('2027-10-31T23:00:00.000Z');
});
