import * as z from 'zod';
import type { VenueSlug } from '../venues/index.ts';
import {
  day,
  discountPercent,
  icon,
  list,
  price,
  text,
  time,
  timeWithSeconds,
  weekday,
  weekdays,
} from './formats.ts';

/** Both days included. */
export const period = z.strictObject({ firstDay: day, lastDay: day });

/** Rome wall time; `null`: not decided yet, and the pages say so. */
export const calendar = z.strictObject({
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  pause: period.nullable(),
  /** Public holidays within the season, on which it is closed. */
  holidays: z.exactOptional(list(day)),
  weekdays,
  opens: time,
  closes: time,
});

/** Takes place at the venue; booking is open to the end of `bookUntil`. `null`: not decided yet. */
export const openDay = z.strictObject({
  venue: z.custom<VenueSlug>((value) => typeof value === 'string'),
  day: day.nullable(),
  opens: time,
  closes: time,
  bookUntil: day.nullable(),
});

/** Takes place at every venue. */
const show = z.strictObject({ day, title: text });

const age = z.number().positive().max(18);

export const season = z.strictObject({
  /** Needed only while the first day is not decided. */
  year: z.exactOptional(z.int().min(2000).max(2100)),
  /** First day of enrolment; without it, from when the first day is known. */
  enrolmentFrom: z.exactOptional(day.nullable()),
  /** All pages but those of the venues and of enrolment. */
  general: calendar,
  /** Venue pages, price calculator and payment deadlines. */
  venues: calendar.extend({ lateExit: time, halfDayUntil: time }),
  /** Years, both included; `trialFrom` is for the open-day trial only. */
  ages: z.strictObject({ from: age, to: age, trialFrom: age }),
  /** From this age on a non-competitive medical certificate is needed. */
  certificateFromAge: age,
  /** Enrolment and payment close at the end of this day of the week before participation. */
  paymentWeekday: weekday,
  /** Euro for staying until the late exit, the same at every venue and under the convention. */
  lateExitPrices: z.strictObject({ perDay: price, perWeek: price }),
  /** The chain discount ends at this Rome wall time; without `firstDay` it holds from now on. */
  promotion: z.strictObject({
    firstDay: z.exactOptional(day.nullable()),
    lastDay: day.nullable(),
    lastTime: timeWithSeconds,
  }),
  openDays: list(openDay),
  /** Without it the calendars have none. */
  shows: z.exactOptional(list(show)),
  training: z.strictObject({
    animators: z.strictObject({ firstDay: day.nullable() }),
    villageLeaders: period.nullable(),
  }),
});

const weeks = z.int().positive();
export const discounts = z.strictObject({
  chain: z.strictObject({ percentPerPerson: discountPercent, percentMax: discountPercent, minWeeks: weeks }),
  siblings: z.strictObject({ percent: discountPercent }),
  advance: z.strictObject({ percent: discountPercent, fromWeeks: weeks }),
});

/** Rome wall time. */
export const dailySlot = z.strictObject({
  opens: time,
  closes: time,
  activity: text,
  isOptional: z.boolean(),
});
export const dailyEvent = z.strictObject({
  /** `everyTwoWeeks`: not tied to a weekday. */
  when: z.enum([...weekday.options, 'everyTwoWeeks']),
  activity: text,
  items: list(text),
  icon,
});
/** `daily`: for the winner of each day; `recreational`: of the recreational games. */
export const prizes = z.strictObject({ daily: text, recreational: text, medalsDay: weekday });
/** Besides the list for every day. */
export const dayPacking = z.strictObject({ when: weekday, things: list(text) });
export const lunchCourse = z.strictObject({ icon, name: text });

const reducedItem = z.enum([
  ...['week', 'halfDayWeek', 'day', 'halfDay', 'lateExit', 'lateExitWeek', 'enrolment'],
] as const);
/** `text`: the sentence that families read under a quote that it decides; `isConfirmed` by the operator. */
const reading = z.strictObject({ text, isConfirmed: z.boolean() });
export const assumptions = z.strictObject({
  siblingsAtFullPrice: reading.extend({ value: z.int().nonnegative() }),
  reducedItems: reading.extend({ value: list(reducedItem) }),
  advanceAppliesTo: reading.extend({ value: z.enum(['reducedPrice', 'listPrice']) }),
  rounding: reading.extend({ value: z.enum(['halfUp', 'down']) }),
});
/** Readings without another value to choose. */
export const fixedAssumptions = z.strictObject({ siblingsInChain: reading, advancePerChild: reading });
