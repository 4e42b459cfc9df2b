import { siteOrigin } from '#frontend/content/organisation/organisation.ts';
import { openDayEvent, openDays } from '#frontend/content/pages/open-days.ts';
import type { OpenDay } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

export type DatedOpenDay = OpenDay & { day: IsoDay };

/** True once the open day's date is decided. */
export const hasDay = (openDay: OpenDay): openDay is DatedOpenDay => openDay.day !== null;

/** Addresses at which an open day of this venue takes place, each in full. */
export const openDayAddresses = ({ address, openDayAlsoAt = [] }: Venue): string[] => [
  ...(address ? [formatAddress(address)] : []),
  ...openDayAlsoAt,
];

/** Address on the site of the calendar file of an open day. */
export const calendarPath = ({ venue, day }: Pick<DatedOpenDay, 'venue' | 'day'>): string =>
  `/calendario/open-day-${venue}-${day}.ics`;

/** An open day as calendar event, with all its addresses. */
export const openDayCalendarEvent = ({ day, opens, closes }: DatedOpenDay, venue: Venue): CalendarEvent => ({
  uid: `open-day-${day}-${venue.slug}@${new URL(siteOrigin).host}`,
  title: openDayEvent.title(venue.name),
  description: openDayEvent.description,
  place: openDayAddresses(venue).join(' · '),
  firstDay: day,
  times: { from: opens, to: closes },
});

/** The iCalendar file of one open day at its venue; it says the same at every build of the same content. */
export const openDayCalendarFile = (openDay: DatedOpenDay, venue: Venue): string =>
  calendarFile([openDayCalendarEvent(openDay, venue)], new Date(`${openDays.updated}T00:00:00Z`));
