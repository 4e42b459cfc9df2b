import { expect, it } from 'vitest';
import { openingState } from '#frontend/lib/opening-state.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const door = [
  { days: workdays, opens: '15:00', closes: '19:00' },
  { days: workdays, opens: '08:00', closes: '13:00' },
  { days: ['sunday'] as const, opens: '10:00', closes: '13:00' },
];

it('is open from the first minute to the last', () => {
  expect(openingState(door, { day: '2025-06-09', time: '08:00:00' })).toEqual({
    isOpen: true,
    until: '13:00',
  });
  expect(openingState(door, { day: '2025-06-09', time: '18:59:59' })).toEqual({
    isOpen: true,
    until: '19:00',
  });
});

it('names the next opening: later today, tomorrow, after the weekend', () => {
  const closed = (day: `${number}-${number}-${number}`, time: string) => openingState(door, { day, time });
  expect(closed('2025-06-09', '13:00:00')).toMatchObject({ daysAhead: 0, from: '15:00' });
  expect(closed('2025-06-09', '19:00:00')).toMatchObject({ daysAhead: 1, weekday: 'tuesday', from: '08:00' });
  expect(closed('2025-06-14', '12:00:00')).toMatchObject({ daysAhead: 1, weekday: 'sunday', from: '10:00' });
  expect(closed('2025-06-15', '13:30:00')).toMatchObject({ daysAhead: 1, weekday: 'monday', from: '08:00' });
});

it('finds the same weekday a week ahead, and nothing where a door never opens', () => {
  const sundays = [{ days: ['sunday'] as const, opens: '10:00', closes: '13:00' }];
  expect(openingState(sundays, { day: '2025-06-15', time: '14:00:00' })).toMatchObject({ daysAhead: 7 });
  expect(openingState([], { day: '2025-06-15', time: '14:00:00' })).toBeNull();
});
