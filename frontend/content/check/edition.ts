import type { Activity } from '../activities/activity.ts';
import type { Organisation } from '../schema/organisation.ts';
import type { Discounts } from '../season/discounts.ts';
import type { DailyEvent, DailySlot } from '../season/programme.ts';
import type { Season } from '../season/season.ts';
import type { Venue } from '../venues/venue.ts';
import type { Finding } from './finding.ts';

/** The facts of a season, the site's or a test's. */
export type Edition = {
  season: Season;
  discounts: Discounts;
  dailySlots: readonly DailySlot[];
  dailyEvents: readonly DailyEvent[];
  venues: readonly Venue[];
  activities: readonly Activity[];
  organisation: Organisation;
};

/** Facts against each other. Values that the schemas refused are `undefined`: only a true comparison is a finding. */
export type Rule = (edition: Edition) => Iterable<Finding>;
export type VenueRule = (venue: Venue, edition: Edition) => Iterable<Finding>;
