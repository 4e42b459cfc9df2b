import type { Season } from '#frontend/content/season/season.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { datesOf } from '../season/season-weeks.ts';

/** Address on the site of a venue's calendar file; `null` while there are no dates, or the venue is not confirmed. */
export const seasonCalendarPath = ({ slug, provisional }: Venue, { venues }: Season): string | null =>
  datesOf(venues) && !provisional ? `/calendario/${slug}-${venues.firstDay?.slice(0, 4)}.ics` : null;
