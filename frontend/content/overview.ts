import { formatPrice } from '#frontend/italian/money.ts';
import { formatList, formatPlaces, formatVenuesIn } from '#frontend/italian/words.ts';
import type { Venue } from './venues/venue.ts';
import { venues } from './venues/index.ts';

/** Facts about the confirmed venues together, as sentences use them. */
const overviewOf = (venues: readonly Venue[]) => {
  const confirmed = venues.filter(({ provisional }) => !provisional);
  return {
    cities: formatList([...new Set(confirmed.map(({ city }) => city))]),
    /** `Roma: Vallerano e Ostiense`. */
    districts: formatPlaces(confirmed.map(({ city, district }) => ({ city, place: district }))),
    /** `a Roma, nelle sedi Sport City e SC Ostiense`. */
    venuesByName: formatVenuesIn(confirmed.map(({ city, name }) => ({ city, place: name }))),
    lowestWeekPrice: formatPrice(Math.min(...confirmed.map(({ prices }) => prices.week.base))),
  };
};

export const overview = overviewOf(venues);
