import { expect, it } from 'vitest';
import { sportCity } from '#frontend/content/venues/sport-city.ts';
import { openingTimeline, sayOpening } from '#frontend/lib/season/secretariat.ts';
import { momentsAt } from '#frontend/lib/season/timeline.ts';

const { secretariat } = sportCity;
const { says, line } = openingTimeline(secretariat);
const drawnAt = (seconds: number) => says.find(({ moment }) => moment === momentsAt(line, seconds))?.text;

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
