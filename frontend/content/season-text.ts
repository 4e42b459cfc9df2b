import { season } from './season.ts';
import {
  spellDay,
  spellDayAndYear,
  spellHours,
  spellNumber,
  spellOnDay,
  spellPeriod,
  spellPeriodShort,
  spellTime,
} from './spell.ts';

const { general, campus, ages, chainDeadline } = season;

/** The season's values as people say them: every sentence about dates, hours and ages takes them from here. */
export const seasonText = {
  weekdays: 'da lunedì a venerdì',
  hours: spellHours(general),
  hoursLong: `dalle ${spellTime(general.opens)} alle ${spellTime(general.closes)}`,
  lateExit: spellTime(campus.lateExit),

  /** `dal 9 giugno al 12 settembre`, then with the year. */
  period: spellPeriod(general),
  periodAndYear: `${spellPeriod(general)} ${season.year}`,
  pause: `esclusa la settimana ${spellPeriod(general.pause)}`,
  pauseShort: `settimana ${spellPeriodShort(general.pause)} esclusa`,
  lastDay: spellDayAndYear(general.lastDay),
  firstDay: spellDayAndYear(general.firstDay),

  campusPeriod: spellPeriod(campus),
  campusPeriodAndYear: `${spellPeriod(campus)} ${season.year}`,
  campusPause: `esclusa la settimana ${spellPeriod(campus.pause)}`,

  ages: `da ${ages.from} a ${ages.to} anni`,
  agesShort: `${ages.from}-${ages.to} anni`,
  trialAge: `${spellNumber(ages.trialFrom)} anni`,

  chainDeadline: spellDayAndYear(chainDeadline.day),
  chainDeadlineTime: spellTime(chainDeadline.time),
  chainDeadlineDay: spellDay(chainDeadline.day),

  animatorTrainingStart: spellOnDay(season.training.animators.firstDay),
  leaderTraining: spellPeriodShort(season.training.villageLeaders),
} as const;

/** One of these stands under the dates, by the day of the visit. */
export const seasonState = {
  before: `Si parte il ${seasonText.firstDay}.`,
  running: `Il centro estivo è aperto fino al ${seasonText.lastDay}.`,
  over: `${season.label} si è conclusa il ${seasonText.lastDay}. Le date della prossima edizione saranno su questo sito appena decise: intanto scrivici, rispondiamo volentieri.`,
} as const;
