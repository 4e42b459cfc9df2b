import { type VenueSlug, venues } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';

export const findVenue = (slug: VenueSlug): Venue<VenueSlug> =>
  venues.find((venue) => venue.slug === slug) as Venue<VenueSlug>;
