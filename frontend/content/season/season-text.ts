import {
  formatDayAndYear,
  formatFromDay,
  formatHours,
  formatHoursLong,
  formatOnDay,
  formatPeriod,
  formatPeriodShort,
  formatTime,
  formatWeekdayName,
  formatWeekdaysLong,
  formatWithoutWeeks,
} from '#frontend/italian/format-date.ts';
import { formatCount, formatFromTo, formatList, formatNumber } from '#frontend/italian/words.ts';
import { type Calendar, season } from './season.ts';

const { general, venues, ages, paymentWeekday, promotion, training } = season;
const year = general.firstDay?.slice(0, 4) ?? String(season.year);
const label = `Estate ${year}`;
const unknown = 'date in arrivo';

const period = ({ firstDay, lastDay }: Calendar): string =>
  firstDay && lastDay ? formatPeriod({ firstDay, lastDay }) : unknown;
const periodAndYear = (calendar: Calendar): string => {
  const text = period(calendar);
  return text === unknown ? text : `${text} ${year}`;
};
const closures = ({ pause, holidays = [] }: Calendar): string =>
  [
    pause ? `, ${formatWithoutWeeks(pause)}` : '',
    holidays.length > 0 ? `; chiuso ${formatList(holidays.map(formatOnDay))}` : '',
  ].join('');

/** The season's values as people say them: sentences about dates, hours and ages take them from here. */
export const seasonText = {
  label,
  year,
  weekdays: formatWeekdaysLong(general.weekdays),
  hours: formatHours(general),
  hoursLong: formatHoursLong(general),
  lateExit: formatTime(venues.lateExit),
  halfDayUntil: formatTime(venues.halfDayUntil),

  /** `dal 9 giugno al 12 settembre`, then with the year. */
  period: period(general),
  periodAndYear: periodAndYear(general),
  /** With pause and holidays, as `dal 9 giugno al 5 settembre 2025, esclusa la settimana dall’11 al 15 agosto`. */
  dates: periodAndYear(general) + closures(general),
  venuePeriod: period(venues),
  venuePeriodAndYear: periodAndYear(venues),
  venueDates: periodAndYear(venues) + closures(venues),

  ages: `${formatFromTo(ages.from, ages.to)} anni`,
  agesShort: `${ages.from}–${ages.to} anni`,
  trialAge: Number.isInteger(ages.trialFrom)
    ? `${formatNumber(ages.trialFrom)} anni`
    : `${formatCount(Math.floor(ages.trialFrom))} anni e mezzo`,

  /** `entro il mercoledì della settimana prima`. */
  payBy: `entro il ${formatWeekdayName(paymentWeekday)} della settimana prima`,

  promotionEnd: promotion.lastDay ? formatDayAndYear(promotion.lastDay) : 'termine, in arrivo',
  promotionEndTime: formatTime(promotion.lastTime),

  /** `dal 31 marzo 2025`. */
  animatorTraining: training.animators.firstDay
    ? `${formatFromDay(training.animators.firstDay)} ${year}`
    : null,
  leaderTraining: training.villageLeaders ? `${formatPeriodShort(training.villageLeaders)} ${year}` : null,
} as const;
