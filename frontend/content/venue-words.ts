import type { VenueCard } from './venues/venue.ts';
import { venues } from './venues/index.ts';

/** Words that agree with the number of confirmed venues. */
export const venueWordsOf = (venues: readonly Pick<VenueCard, 'provisional'>[]) =>
  venues.filter(({ provisional }) => !provisional).length === 1
    ? { in: 'nella sede', the: 'la sede', are: 'è aperta', were: 'era aperta' }
    : { in: 'nelle sedi', the: 'le sedi', are: 'sono aperte', were: 'erano aperte' };

export const venueWords = venueWordsOf(venues);
export const venuesTitle = venues.length === 1 ? 'La nostra sede' : 'Le nostre sedi';
