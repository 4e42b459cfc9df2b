import { seasonCalendar as texts } from '#frontend/content/pages/season-calendar.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import type { Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { countDays } from '../iso-day.ts';
import { datesOf } from '../season/season-weeks.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { hasDay, openDayCalendarEvent } from './open-day-calendar.ts';
import { showEvent } from './show-event.ts';

/** First and last day of the season at a venue, the days on which it is closed, shows and open days; empty without dates. */
export function seasonEvents(venue: Venue, season: Season): CalendarEvent[] {
  const dates = datesOf(season.venues);
  if (!dates) return [];
  const { pause, holidays = [] } = season.venues;
  const { slug, name, city, address } = venue;
  const place = [name, address ? formatAddress(address) : city].join(', ');
  const year = dates.firstDay.slice(0, 4);
  const event = (id: string, title: string, firstDay: IsoDay): CalendarEvent => ({
    uid: `${id}-${slug}@fun-village`,
    title,
    place,
    firstDay,
  });
  return [
    { ...event(`inizio-${year}`, texts.first(name), dates.firstDay), description: venuePage.hours },
    ...(pause
      ? [
          {
            ...event(`pausa-${year}`, texts.closed(name), pause.firstDay),
            days: countDays(pause.firstDay, pause.lastDay),
          },
        ]
      : []),
    ...holidays.map((day) => event(`festa-${day}`, texts.closed(name), day)),
    event(`fine-${year}`, texts.last(name), dates.lastDay),
    ...(season.shows ?? []).map((show) => showEvent(show, slug, place)),
    ...season.openDays
      .filter(hasDay)
      .filter((openDay) => openDay.venue === slug)
      .map((openDay) => openDayCalendarEvent(openDay, venue)),
  ];
}

/** The iCalendar file of a venue's season; it says the same at every build of the same content. */
export const seasonCalendarFile = (venue: Venue, season: Season): string =>
  calendarFile(seasonEvents(venue, season), new Date(`${venue.page.updated}T00:00:00Z`));
