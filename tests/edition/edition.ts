import { activities } from './activities.ts';
import { organisation } from './organisation.ts';
import { dailyEvents, dailySlots, discounts, season } from './season.ts';
import { venues } from './venues.ts';

/** A small edition of its own: what needs fixed numbers stands on it, whatever the site says today. */
export const edition = { season, discounts, dailySlots, dailyEvents, venues, activities, organisation };
