import { expect, it } from 'vitest';
import { addDays, isIsoDay, lastWeekdayBefore, weekdayOf } from '#frontend/lib/iso-day.ts';

it('knows which days exist', () => {
  expect(isIsoDay('2024-02-29')).toBe(true);
  for (const text of ['2025-02-29', '2025-13-01', '2025-6-9', '', 'NaN', '2025-06-09T00:00']) {
    expect(isIsoDay(text)).toBe(false);
  }
});

it('counts the 29th of February, and no hour too many or too few where the clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2028-02-29', 366)).toBe('2029-03-01');
  expect(weekdayOf('2028-02-29')).toBe('tuesday');
  expect(lastWeekdayBefore('2028-03-01', 'tuesday')).toBe('2028-02-29');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2027-10-31', 1)).toBe('2027-11-01');
});

it('finds the Wednesday before, never the same day', () => {
  expect(lastWeekdayBefore('2025-06-16', 'wednesday')).toBe('2025-06-11');
  expect(lastWeekdayBefore('2025-06-11', 'wednesday')).toBe('2025-06-04');
});

it('knows the day of the week', () => {
  expect(weekdayOf('2025-06-09')).toBe('monday');
  expect(weekdayOf('2025-05-18')).toBe('sunday');
});
