import { seasonCalendar as texts } from '#frontend/content/pages/season-calendar.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { CalendarEvent } from './calendar-file.ts';

/** A show in a calendar; `place` is the venue with its address. */
export const showEvent = (
  { day, title }: { day: IsoDay; title: string },
  slug: string,
  place: string,
): CalendarEvent => ({
  uid: `spettacolo-${day}-${slug}@fun-village`,
  title: texts.show(title),
  description: texts.showDetail,
  place,
  firstDay: day,
});
