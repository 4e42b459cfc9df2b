import { calendarEventTexts as texts } from '#frontend/content/pages/quote.ts';
import { formatPeriodShort } from '#frontend/italian/format-date.ts';
import { type CalendarEvent, EVENING_BEFORE } from '../calendar/calendar-file.ts';
import { showEvent } from '../calendar/show-event.ts';
import { paymentDeadline } from '../season/season-weeks.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

type Venue = { name: string; address: string };

/** The chosen weeks, child by child, each at its own hours, with one payment deadline per week and its shows. */
export function quoteCalendar(
  request: QuoteRequest,
  venue: Venue,
  rules: QuoteRules = quoteRules,
): CalendarEvent[] {
  const { opens, closes, lateExit, halfDayUntil } = rules.hours;
  return rules.weeks.flatMap(({ monday, friday }) => {
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
          days: rules.daysPerWeek,
          except: rules.holidays.filter((day) => monday <= day && day <= friday),
          times: { from: opens, to: isHalfDay ? halfDayUntil : late },
        },
      ];
    });
    if (stays.length === 0) return [];
    const week = formatPeriodShort({ firstDay: monday, lastDay: friday });
    const deadline: CalendarEvent = {
      uid: `pagamento-${monday}-${request.venue}@fun-village`,
      title: texts.deadline(week),
      description: texts.deadlineDetail(venue.name),
      firstDay: paymentDeadline(monday, rules.paymentWeekday),
      alarm: { hoursBefore: EVENING_BEFORE, text: texts.reminder(week) },
    };
    const shows = rules.shows.filter(({ day }) => monday <= day && day <= friday);
    return [deadline, ...stays, ...shows.map((show) => showEvent(show, request.venue, venue.address))];
  });
}
