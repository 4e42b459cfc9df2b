import { expect, it } from 'vitest';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';

it('gathers the openings of the same days in one line', () => {
  const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  expect(
    formatOpeningHours([
      { days: workdays, opens: '08:00', closes: '13:00' },
      { days: ['saturday'], opens: '10:00', closes: '13:00' },
      { days: workdays, opens: '15:00', closes: '19:00' },
    ]),
  ).toEqual([
    { days: 'Lunedì–venerdì', hours: '8:00–13:00 e 15:00–19:00' },
    { days: 'Sabato', hours: '10:00–13:00' },
  ]);
});

it('has nothing to say of a door whose hours are not known', () => {
  expect(formatOpeningHours([])).toEqual([]);
});
