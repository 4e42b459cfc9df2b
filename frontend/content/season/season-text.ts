import {
  formatDayAndYear,
  formatHours,
  formatHoursLong,
  formatOnDay,
  formatPeriod,
  formatPeriodShort,
  formatTime,
  formatWeekdaysLong,
} from '#frontend/italian/dates.ts';
import { formatCount, formatFromTo, formatNumber } from '#frontend/italian/words.ts';
import { season } from './season.ts';

const { general, venues, ages, promotion, training } = season;
const year = general.firstDay.slice(0, 4);
const label = `Estate ${year}`;

/** The season's values as people say them: every sentence about dates, hours and ages takes them from here. */
export const seasonText = {
  label,
  year,
  weekdays: formatWeekdaysLong(general.weekdays),
  hours: formatHours(general),
  hoursLong: formatHoursLong(general),
  lateExit: formatTime(venues.lateExit),
  halfDayUntil: formatTime(venues.halfDayUntil),

  /** `dal 9 giugno al 12 settembre`, then with the year. */
  period: formatPeriod(general),
  periodAndYear: `${formatPeriod(general)} ${year}`,
  pause: `esclusa la settimana ${formatPeriod(general.pause)}`,

  venuePeriodAndYear: `${formatPeriod(venues)} ${year}`,
  venuePause: `esclusa la settimana ${formatPeriod(venues.pause)}`,

  ages: `${formatFromTo(ages.from, ages.to)} anni`,
  agesShort: `${ages.from}–${ages.to} anni`,
  trialAge: Number.isInteger(ages.trialFrom)
    ? `${formatNumber(ages.trialFrom)} anni`
    : `${formatCount(Math.floor(ages.trialFrom))} anni e mezzo`,

  promotionEnd: formatDayAndYear(promotion.lastDay),
  promotionEndTime: formatTime(promotion.lastTime),

  animatorTrainingStart: `${formatOnDay(training.animators.firstDay)} ${training.animators.firstDay.slice(0, 4)}`,
  leaderTraining: `${formatPeriodShort(training.villageLeaders)} ${training.villageLeaders.lastDay.slice(0, 4)}`,
} as const;

/** One of these stands under the dates, by the day of the visit. */
export const seasonState = {
  before: `Si parte il ${formatDayAndYear(general.firstDay)}.`,
  running: `Il centro estivo è aperto fino al ${formatDayAndYear(general.lastDay)}.`,
  over: `L’estate ${year} si è conclusa il ${formatDayAndYear(general.lastDay)}. Pubblicheremo qui le nuove date: intanto scrivici, rispondiamo volentieri.`,
} as const;
