import type { infer as Infer } from 'zod';
import type { openingHours, rate, venue, venueCard, venuePrices } from '../schema/venue.ts';

export type OpeningHours = Infer<typeof openingHours>;
export type Rate = Infer<typeof rate>;
export type VenuePrices = Infer<typeof venuePrices>;
export type VenueCard<Slug extends string = string> = Infer<typeof venueCard> & { slug: Slug };
export type Venue<Slug extends string = string> = Infer<typeof venue> & { slug: Slug };
