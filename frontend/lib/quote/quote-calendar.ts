import { calendarEventTexts as texts } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { formatPeriodShort } from '#frontend/italian/dates.ts';
import type { CalendarEvent } from '../calendar-file.ts';
import { paymentDeadline, seasonWeeks } from '../season-weeks.ts';
import type { QuoteRequest } from './quote-request.ts';

type Venue = { name: string; address: string };

/** The chosen weeks, child by child, each at its own hours, and one payment deadline per week. */
export function quoteCalendar(request: QuoteRequest, venue: Venue): CalendarEvent[] {
  const { opens, closes, lateExit, halfDayUntil } = season.venues;
  return seasonWeeks(season.venues).flatMap(({ monday, friday }) => {
    const stays = request.children.flatMap((child, index): CalendarEvent[] => {
      const isHalfDay = child.halfDayWeeks.includes(monday);
      if (!isHalfDay && !child.weeks.includes(monday)) return [];
      const late = child.lateExitWeeks.includes(monday) ? lateExit : closes;
      return [
        {
          uid: `${monday}-${request.venue}-bambino-${index + 1}@fun-village`,
          title: texts.week(venue.name, index + 1, child.age),
          place: venue.address,
          firstDay: monday,
          days: season.venues.weekdays.length,
          times: { from: opens, to: isHalfDay ? halfDayUntil : late },
        },
      ];
    });
    if (stays.length === 0) return [];
    const deadline: CalendarEvent = {
      uid: `pagamento-${monday}-${request.venue}@fun-village`,
      title: texts.deadline(formatPeriodShort({ firstDay: monday, lastDay: friday })),
      description: texts.deadlineDetail(venue.name),
      firstDay: paymentDeadline(monday),
      remindHoursBefore: 6,
    };
    return [deadline, ...stays];
  });
}
