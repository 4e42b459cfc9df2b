import { formatPrice } from '#frontend/italian/money.ts';
import { formatList, formatPlaces, formatVenuesIn } from '#frontend/italian/words.ts';
import type { Venue } from './venues/venue.ts';
import { venues } from './venues/index.ts';

/** `135 o 139 €`; of more than two, the lowest and the highest, `135–149 €`. */
const distinctPrices = (prices: readonly number[]): string => {
  const [first = 0, ...others] = [...new Set(prices)].sort((a, b) => a - b);
  const last = others.at(-1);
  return last === undefined
    ? formatPrice(first)
    : `${formatPrice(first).replace(/\s€/, '')}${others.length > 1 ? '–' : ' o '}${formatPrice(last)}`;
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
    /** `135 o 139 €`, of a full week. */
    weekPrices: distinctPrices(confirmed.map(({ prices }) => prices.week.base)),
    enrolmentPrices: distinctPrices(confirmed.map(({ prices }) => prices.enrolment.base)),
  };
};

export const overview = overviewOf(venues);
