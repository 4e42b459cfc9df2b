import { venueFeatures as words } from '#frontend/content/pages/venue-card.ts';
import type { IconName } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatFrom, formatNumber } from '#frontend/italian/words.ts';

/** Venues without the provisional ones. */
export const confirmedVenues = venues.filter(({ provisional }) => !provisional);

/** A sport with the age from which it is taught. */
export const formatLessons = ({ sport, fromAge }: { sport: string; fromAge: number }): string =>
  words.lessons(sport, formatFrom(fromAge));

type Feature = { icon: IconName; text: string };

/** Features of a venue that others may lack. */
export function featuresOf({ features, garden, lessons, pool, positions }: Venue): Feature[] {
  return [
    ...features,
    ...(pool ? [{ icon: 'Waves', text: pool } as const] : []),
    ...(garden
      ? [{ icon: 'TreePine', text: words.garden(garden.name, formatNumber(garden.squareMetres)) } as const]
      : []),
    ...(lessons ? [{ icon: lessons.icon, text: formatLessons(lessons) }] : []),
    ...(positions ? [{ icon: 'Users', text: words.positions(positions) } as const] : []),
  ];
}
