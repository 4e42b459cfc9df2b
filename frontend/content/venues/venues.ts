import { type Venue, venueOf } from './venue.ts';
import { venueData } from './venue-data.ts';

/** The venues, in the order in which they are shown. */
export const venues: readonly Venue[] = venueData.map(venueOf);

/** Address of a venue's page, without the slash. */
export type VenueSlug = Venue['slug'];

/** The venue with this slug; every `VenueSlug` has one. */
export const findVenue = (slug: VenueSlug): Venue => venues.find((venue) => venue.slug === slug) as Venue;
