import { placeholder } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';

/** The two letters with which the photos of a venue begin. */
export const venuePrefixes: Record<VenueSlug, string> & Record<string, string> = {
  'sport-city': placeholder('Area Staff: le 2 lettere di Sport City nei nomi delle foto', 'SC'),
  'sc-ostiense': placeholder('Area Staff: le 2 lettere di SC Ostiense nei nomi delle foto', 'SO'),
  'tc-nascosa': placeholder('Area Staff: le 2 lettere di TC Nascosa nei nomi delle foto', 'TN'),
};
