import { expect, it } from 'vitest';
import { overviewOf } from '#frontend/content/overview.ts';
import { edition } from '#tests/edition/edition.ts';

const confirmed = edition.venues.filter(({ provisional }) => !provisional);
const [venue] = confirmed as [(typeof confirmed)[0]];
const [activity] = edition.activities.filter(({ gallery }) => gallery) as [(typeof edition.activities)[0]];
const times = <Type>(count: number, one: Type): Type[] => Array.from({ length: count }, () => one);

it('names the venues and their districts while they fit a sentence', () => {
  const { venuesByName, districts, hasFurtherVenues } = overviewOf(edition);
  for (const { name, district } of confirmed) {
    expect(venuesByName).toContain(name);
    expect(districts).toContain(district ?? '');
  }
  expect(hasFurtherVenues).toBe(false);
});

it('counts the venues of each city where there are more', () => {
  const many = times(7, venue);
  const { venuesByName, districts, cities, hasFurtherVenues } = overviewOf({ ...edition, venues: many });
  expect(districts).toBe(`${venue.city} (${many.length} sedi)`);
  expect(venuesByName).toBe(`a ${venue.city} (${many.length} sedi)`);
  expect(cities).toBe(venue.city);
  expect(hasFurtherVenues).toBe(true);
});

it('names where the galleries of further activities are once for each place', () => {
  const activities = times(12, activity);
  expect(overviewOf({ ...edition, activities }).furtherGalleries).toEqual([
    new URL(activity.gallery?.url ?? '').origin,
  ]);
  expect(overviewOf(edition).furtherGalleries).toEqual([]);
});
