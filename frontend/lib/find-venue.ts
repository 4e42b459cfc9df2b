import { type VenueSlug, venues } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';

/** The venue with this slug; every `VenueSlug` has one. */
export const findVenue = (slug: VenueSlug): Venue => venues.find((venue) => venue.slug === slug) as Venue;
