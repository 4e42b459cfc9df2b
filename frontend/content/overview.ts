import { formatPrice } from '#frontend/italian/money.ts';
import { formatList, formatNumber, formatPlaces, formatVenuesIn } from '#frontend/italian/words.ts';
import type { Venue } from './venues/venue.ts';
import { venues } from './venues/venues.ts';

/** `135–139 €`, or the one price that all have. */
const priceRange = (prices: readonly number[]): string => {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? formatPrice(lowest) : `${formatNumber(lowest)}–${formatPrice(highest)}`;
};

/** Facts about the confirmed venues together, as sentences use them. */
const overviewOf = (venues: readonly Venue[]) => {
  const confirmed = venues.filter(({ provisional }) => !provisional);
  return {
    cities: formatList([...new Set(confirmed.map(({ city }) => city))]),
    /** `Roma: Vallerano e Ostiense`. */
    districts: formatPlaces(confirmed.map(({ city, district }) => ({ city, place: district }))),
    /** `a Roma, nelle sedi Sport City e SC Ostiense`. */
    venuesByName: formatVenuesIn(confirmed.map(({ city, name }) => ({ city, place: name }))),
    /** `135–139 €`, of a full week. */
    weekPrices: priceRange(confirmed.map(({ prices }) => prices.week.base)),
    enrolmentPrices: priceRange(confirmed.map(({ prices }) => prices.enrolment.base)),
  };
};

export const overview = overviewOf(venues);
