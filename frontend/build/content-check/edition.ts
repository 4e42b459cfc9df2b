import type { Activity } from '#frontend/content/activities/activity.ts';
import type { discounts } from '#frontend/content/season/discounts.ts';
import type { DailyEvent, DailySlot } from '#frontend/content/season/programme.ts';
import type { Season } from '#frontend/content/season/season.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';

/** Any text for a text, any number for a number. */
type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Loose<T[Key]> }
        : T;

/** What organisation.ts exports. */
export type Organisation = Loose<typeof import('#frontend/content/organisation/organisation.ts')>;

/** The facts of a season, the site's or a test's. */
export type Edition = {
  season: Season;
  discounts: typeof discounts;
  dailySlots: readonly DailySlot[];
  dailyEvents: readonly DailyEvent[];
  venues: readonly Venue[];
  activities: readonly Activity[];
  organisation: Organisation;
};
