import { expect, it } from 'vitest';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { season } from '#tests/fixtures/edition/season.ts';

const weeks = seasonWeeks(season.venues);

it('gives every week of the calendar from Monday to Friday', () => {
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ monday: '2031-06-09', friday: '2031-06-13', isPause: false });
  expect(weeks.at(-1)).toEqual({ monday: '2031-09-01', friday: '2031-09-05', isPause: false });
});

it('marks the week of the pause', () => {
  expect(weeks.filter((week) => week.isPause)).toEqual([
    { monday: '2031-08-11', friday: '2031-08-15', isPause: true },
  ]);
});

it('marks every week that a longer pause touches', () => {
  const pause = { firstDay: '2031-08-08', lastDay: '2031-08-18' } as const;
  expect(seasonWeeks({ ...season.venues, pause }).filter((week) => week.isPause)).toHaveLength(3);
});

it('closes payment on the weekday of the week before', () => {
  expect(paymentDeadline('2031-06-16', 'wednesday')).toBe('2031-06-11');
  expect(paymentDeadline('2031-06-16', 'friday')).toBe('2031-06-13');
});
