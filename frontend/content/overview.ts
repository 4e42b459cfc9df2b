import { formatPrice } from '#frontend/italian/money.ts';
import { formatFew, formatPlaces, formatVenueCounts, formatVenuesIn } from '#frontend/italian/words.ts';
import { shownCount } from '#frontend/shown-count.ts';
import { activities } from './activities/index.ts';
import type { ActivityCard } from './activities/activity.ts';
import { venues } from './venues/index.ts';
import type { VenueCard } from './venues/venue.ts';

type Subjects = { activities: readonly ActivityCard[]; venues: readonly VenueCard[] };

/** What a page says of all venues and activities together; more than fit a sentence are counted. */
export const overviewOf = ({ activities, venues }: Subjects) => {
  const confirmed = venues.filter(({ provisional }) => !provisional);
  const cities = confirmed.map(({ city }) => city);
  const fit = shownCount('venues', confirmed.length) === confirmed.length;
  const shown = {
    activities: shownCount('activities', activities.length),
    venues: shownCount('venues', venues.length),
  };
  const named = (name: (venue: VenueCard) => string | null) =>
    confirmed.map((venue) => ({ city: venue.city, place: name(venue) }));
  return {
    activityCount: activities.length,
    /** Origins of the galleries of the activities that are not shown one by one. */
    furtherGalleries: [
      ...new Set(
        activities.slice(shown.activities).flatMap(({ gallery }) => (gallery ? [new URL(gallery.url).origin] : [])),
      ),
    ],
    hasFurtherActivities: activities.length > shown.activities,
    hasFurtherVenues: venues.length > shown.venues,
    cities: formatFew([...new Set(cities)]),
    /** `Roma: Vallerano e Ostiense`. */
    districts: fit ? formatPlaces(named(({ district }) => district)) : formatVenueCounts(cities),
    /** `a Roma, nelle sedi Sport City e SC Ostiense`. */
    venuesByName: fit ? formatVenuesIn(named(({ name }) => name)) : `a ${formatVenueCounts(cities)}`,
    lowestWeekPrice: formatPrice(Math.min(...confirmed.map(({ prices }) => prices.week.base))),
  };
};

export const overview = overviewOf({ activities, venues });
