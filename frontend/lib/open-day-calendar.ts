import type { OpenDaySession } from '#frontend/content/open-day-sessions.ts';
import { openDayCalendar, openDays } from '#frontend/content/pages/open-days.ts';
import { siteOrigin } from '#frontend/content/site.ts';
import { calendarFile } from './calendar-file.ts';

/** The iCalendar file of one open day; it says the same at every build of the same content. */
export const openDayCalendarFile = ({ venue, day, opens, closes, addresses }: OpenDaySession): string =>
  calendarFile(
    [
      {
        uid: `open-day-${day}-${venue}@${new URL(siteOrigin).host}`,
        title: openDayCalendar.eventTitle(venue),
        description: openDayCalendar.eventDescription,
        place: addresses.join(' / '),
        firstDay: day,
        times: { from: opens, to: closes },
      },
    ],
    new Date(`${openDays.updated}T00:00:00Z`),
  );
