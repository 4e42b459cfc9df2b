import { includable } from '#frontend/content/includable.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';

type Item = (typeof includable)[number];

/** Items of a week at this venue, included or not; pool and lessons only where there are some. Empty while nobody has said. */
export function includedOf({ included, pool, lessons }: Venue): { item: Item; isIncluded: boolean }[] {
  if (included.items.length === 0) return [];
  const isThere = (item: Item) =>
    item === 'pool' ? pool !== null : item === 'lessons' ? lessons !== null : true;
  return includable.filter(isThere).map((item) => ({ item, isIncluded: included.items.includes(item) }));
}
