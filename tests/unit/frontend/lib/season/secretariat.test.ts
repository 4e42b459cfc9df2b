import { expect, it, vi } from 'vitest';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { openingTimeline, sayOpening } from '#frontend/lib/season/secretariat.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';

vi.mock(import('#frontend/content/season/season.ts'), async (original) => {
  const { season, ...others } = await original();
  const dates = { firstDay: '2027-06-07', lastDay: '2027-09-03' } as const;
  return { ...others, season: { ...season, venues: { ...season.venues, ...dates, pause: null } } };
});

const secretariat: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '08:00', closes: '13:00' },
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '15:00', closes: '19:00' },
  { days: ['saturday', 'sunday'], opens: '10:00', closes: '13:00' },
  { days: ['sunday'], opens: '16:00', closes: '19:00' },
];
const { says, line } = openingTimeline(secretariat);
const drawnAt = (seconds: number) => says.find(({ state }) => state === statesAt(line, seconds))?.text;

it('draws at every change, and a second before it, what the script says then', () => {
  expect(line.length).toBeGreaterThan(100);
  for (const seconds of line.flatMap(([from]) => [from - 1, from]))
    expect(drawnAt(seconds)).toBe(sayOpening(secretariat, seconds * 1000)?.text);
});

it('draws each sentence once', () => {
  expect(new Set(says.map(({ text }) => text)).size).toBe(says.length);
});

it('has nothing to draw for a venue that has not told its hours', () => {
  expect(openingTimeline([]).says).toEqual([]);
});
