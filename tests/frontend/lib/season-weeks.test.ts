import { expect, it } from 'vitest';
import type { Calendar } from '#frontend/content/season/season.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season-weeks.ts';

const campus: Calendar = {
  firstDay: '2025-06-09',
  lastDay: '2025-09-05',
  pause: { firstDay: '2025-08-11', lastDay: '2025-08-15' },
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '07:30',
  closes: '17:00',
};

it('gives twelve weeks on the campus, the one of mid-August apart', () => {
  const weeks = seasonWeeks(campus);
  expect(weeks.filter((week) => !week.isPause)).toHaveLength(12);
  expect(weeks.filter((week) => week.isPause)).toEqual([
    { monday: '2025-08-11', friday: '2025-08-15', isPause: true },
  ]);
  expect(weeks[0]?.monday).toBe('2025-06-09');
  expect(weeks.at(-1)).toEqual({ monday: '2025-09-01', friday: '2025-09-05', isPause: false });
});

it('closes payment on the Wednesday of the week before', () => {
  expect(paymentDeadline('2025-06-16')).toBe('2025-06-11');
  expect(paymentDeadline('2025-09-01')).toBe('2025-08-27');
});
