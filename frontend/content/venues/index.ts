import { scOstiense } from './sc-ostiense.ts';
import { sportCity } from './sport-city.ts';
import { tcNascosa } from './tc-nascosa.ts';
import type { Venue } from './venue.ts';

/** The venues, in the order in which they are shown. */
const list = [sportCity, scOstiense, tcNascosa] as const;

export type VenueSlug = (typeof list)[number]['slug'];

export const venues: readonly Venue<VenueSlug>[] = list;
