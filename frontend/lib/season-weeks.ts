import { type Calendar, season } from '#frontend/content/season/season.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { addDays, lastWeekdayBefore } from './dates.ts';

export type SeasonWeek = { monday: IsoDay; friday: IsoDay; isPause: boolean };

/** Every week that begins within the calendar, the excluded ones marked. The calendar begins on a Monday. */
export function seasonWeeks(calendar: Calendar): SeasonWeek[] {
  const weeks: SeasonWeek[] = [];
  for (let monday = calendar.firstDay; monday <= calendar.lastDay; monday = addDays(monday, 7)) {
    const friday = addDays(monday, calendar.weekdays.length - 1);
    const isPause = monday <= calendar.pause.lastDay && friday >= calendar.pause.firstDay;
    weeks.push({ monday, friday, isPause });
  }
  return weeks;
}

/** The last day to enrol and pay for the week of this Monday. */
export const paymentDeadline = (monday: IsoDay, weekday: Weekday = season.paymentWeekday): IsoDay =>
  lastWeekdayBefore(monday, weekday);
