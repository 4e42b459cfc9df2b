import { expect, it } from 'vitest';
import { featuresOf } from '#frontend/lib/venue-features.ts';
import { venues } from '#tests/fixtures/edition/edition.ts';

const featuresAt = (name: string) =>
  venues.flatMap((venue) => (venue.name === name ? featuresOf(venue).map(({ text }) => text) : []));

it('tells what a venue has of its own, its garden, its lessons, its places', () => {
  expect(featuresAt('Lago Verde')).toEqual([
    'Spiaggia del lago',
    'Prato Grande: 8.000 mq',
    'Lezioni di vela dagli 8 anni',
    // The operator says of what.
    expect.stringMatching(/^Posizioni: 12\b/),
  ]);
});

it('leaves out what a venue does not have', () => {
  expect(featuresAt('Pineta')).toEqual([]);
});
