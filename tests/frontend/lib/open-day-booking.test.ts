import { expect, it } from 'vitest';
import { openDayState } from '#frontend/lib/open-day-booking.ts';

const session = { day: '2025-05-18', closes: '18:30', bookUntil: '2025-05-14' } as const;
const stateAt = (instant: string) => openDayState(session, new Date(instant));

it('takes bookings to the last second of their last day in Rome', () => {
  expect(stateAt('2025-05-14T21:59:59Z')).toBe('open');
  expect(stateAt('2025-05-14T22:00:00Z')).toBe('closed');
});

it('is over when its last hour has struck in Rome', () => {
  expect(stateAt('2025-05-18T16:29:59Z')).toBe('closed');
  expect(stateAt('2025-05-18T16:30:00Z')).toBe('over');
  expect(stateAt('2026-11-21T12:00:00Z')).toBe('over');
});
