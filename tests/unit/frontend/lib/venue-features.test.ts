import { expect, it } from 'vitest';
import { venueFeatures } from '#frontend/content/pages/venue-card.ts';
import { featuresOf } from '#frontend/lib/venue-features.ts';
import { venues } from '#tests/fixtures/edition/edition.ts';

const featuresAt = (name: string) =>
  venues.flatMap((venue) => (venue.name === name ? featuresOf(venue).map(({ text }) => text) : []));

it('tells what a venue has of its own, its garden and its lessons, then what every venue has', () => {
  expect(featuresAt('Lago Verde')).toEqual([
    'Spiaggia del lago',
    'Prato Grande: 8.000 mq',
    'Lezioni di vela dagli 8 anni',
    venueFeatures.hours,
    venueFeatures.lunch,
  ]);
});

it('leaves out what a venue does not have', () => {
  expect(featuresAt('Pineta')).toEqual([venueFeatures.hours, venueFeatures.lunch]);
});
