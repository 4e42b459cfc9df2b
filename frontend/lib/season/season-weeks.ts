import { type Calendar, type Period, season } from '#frontend/content/season/season.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { addDays, lastWeekdayBefore, weekdayOf } from '../iso-day.ts';

export type SeasonWeek = { monday: IsoDay; friday: IsoDay; isPause: boolean };

/** First and last day of a calendar; `null` while one of them is not decided. */
export const datesOf = ({ firstDay, lastDay }: Calendar): Period | null =>
  firstDay && lastDay ? { firstDay, lastDay } : null;

/** True in the pause, on public holidays and on days of the week without camp. */
export const isClosed = ({ pause, holidays = [], weekdays }: Calendar, day: IsoDay): boolean =>
  (pause !== null && pause.firstDay <= day && day <= pause.lastDay) ||
  holidays.includes(day) ||
  !weekdays.includes(weekdayOf(day));

/** Every week that begins within the calendar, the excluded ones marked. The calendar begins on a Monday. */
export function seasonWeeks(calendar: Calendar): SeasonWeek[] {
  const { firstDay, lastDay } = datesOf(calendar) ?? {};
  const { pause, weekdays } = calendar;
  const weeks: SeasonWeek[] = [];
  for (let monday = firstDay; monday && lastDay && monday <= lastDay; monday = addDays(monday, 7)) {
    const friday = addDays(monday, weekdays.length - 1);
    const isPause = pause !== null && monday <= pause.lastDay && friday >= pause.firstDay;
    weeks.push({ monday, friday, isPause });
  }
  return weeks;
}

/** The last day to enrol and pay for the week of this Monday. */
export const paymentDeadline = (monday: IsoDay, weekday: Weekday = season.paymentWeekday): IsoDay =>
  lastWeekdayBefore(monday, weekday);
