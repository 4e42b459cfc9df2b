import { type VenueSlug, venues } from '#frontend/content/venues/index.ts';
import type { VenueCard } from '#frontend/content/venues/venue.ts';

/** Any of them: whose script asks for it brings the cards of all. */
export const findVenue = (slug: VenueSlug): VenueCard<VenueSlug> =>
  venues.find((venue) => venue.slug === slug) as VenueCard<VenueSlug>;
