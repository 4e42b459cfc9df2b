import { expect, it } from 'vitest';
import type { IsoDay } from '#frontend/content/types.ts';
import { openingState } from '#frontend/lib/season/secretariat.ts';
import { summer } from './summer.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const door = [
  { days: workdays, opens: '15:00', closes: '19:00' },
  { days: workdays, opens: '08:00', closes: '13:00' },
  { days: ['sunday'] as const, opens: '10:00', closes: '13:00' },
];
const at = (day: IsoDay, time: string) => openingState(door, summer.venues, { day, time });

it('is open from the first minute to the last', () => {
  expect(at('2027-06-07', '08:00:00')).toEqual({ isOpen: true, until: '13:00' });
  expect(at('2027-06-07', '18:59:59')).toEqual({ isOpen: true, until: '19:00' });
});

it('names the next opening: later today, tomorrow, after the weekend', () => {
  expect(at('2027-06-07', '07:59:59')).toMatchObject({ daysAhead: 0, from: '08:00' });
  expect(at('2027-06-07', '13:00:00')).toMatchObject({ daysAhead: 0, from: '15:00' });
  expect(at('2027-06-07', '19:00:00')).toMatchObject({ daysAhead: 1, day: '2027-06-08', from: '08:00' });
  expect(at('2027-06-12', '12:00:00')).toMatchObject({ daysAhead: 1, day: '2027-06-13', from: '10:00' });
});

it('is shut on a holiday and in the pause, and says when it opens again', () => {
  expect(at('2027-06-29', '09:00:00')).toMatchObject({ daysAhead: 1, day: '2027-06-30', from: '08:00' });
  expect(at('2027-08-09', '09:00:00')).toMatchObject({ daysAhead: 7, day: '2027-08-16', from: '08:00' });
});

it('says nothing before the season and after its last opening', () => {
  expect(at('2027-06-06', '11:00:00')).toBeNull();
  expect(at('2027-09-03', '18:59:59')).toEqual({ isOpen: true, until: '19:00' });
  expect(at('2027-09-03', '19:00:00')).toBeNull();
  expect(at('2027-11-21', '11:00:00')).toBeNull();
});
