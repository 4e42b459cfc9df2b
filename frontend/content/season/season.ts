import type { IsoDay, Weekday } from '../types.ts';
import type { VenueSlug } from '../venues/index.ts';

/** Both ends of a period belong to it. */
export type Period = { firstDay: IsoDay; lastDay: IsoDay };

/** Hours are Rome wall time, `HH:MM`; `null`: not decided yet, and the pages say so. */
export type Calendar = {
  firstDay: IsoDay | null;
  lastDay: IsoDay | null;
  pause: Period | null;
  /** Public holidays within the season, on which it is closed. */
  holidays?: readonly IsoDay[];
  weekdays: readonly Weekday[];
  opens: string;
  closes: string;
};

/**
 * Takes place at the venue; booking is open to the end of `bookUntil`. Hours are Rome wall time, `HH:MM`.
 * `null`: not decided yet.
 */
export type OpenDay = {
  venue: VenueSlug;
  day: IsoDay | null;
  opens: string;
  closes: string;
  bookUntil: IsoDay | null;
};

export type Season = {
  /** Needed only while the first day is not decided. */
  year?: number;
  /** From this day on one can enrol; without it, from when the first day is known. */
  enrolmentFrom?: IsoDay | null;
  /** All pages but those of the venues and of enrolment. */
  general: Calendar;
  /** Venue pages, price calculator and payment deadlines. */
  venues: Calendar & { lateExit: string; halfDayUntil: string };
  /** Years of age, both included; `trialFrom` is for the open-day trial only. */
  ages: { from: number; to: number; trialFrom: number };
  /** From this age on a non-competitive medical certificate is needed. */
  certificateFromAge: number;
  /** Enrolment and payment close at the end of this day of the week before participation. */
  paymentWeekday: Weekday;
  /** Euro for staying until the late exit, the same at every venue and under the convention. */
  lateExitPrices: { perDay: number; perWeek: number };
  /** The chain discount is to be had until this Rome wall time, `HH:MM:SS`; without `firstDay`, from now on. */
  promotion: { firstDay?: IsoDay | null; lastDay: IsoDay | null; lastTime: string };
  openDays: readonly OpenDay[];
  training: { animators: { firstDay: IsoDay | null }; villageLeaders: Period | null };
};

const week = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '07:30',
  closes: '17:00',
} as const;

const openDayHours = { opens: '15:00', closes: '18:30' };

export const season: Season = {
  general: {
    firstDay: '2025-06-09',
    lastDay: '2025-09-12',
    pause: { firstDay: '2025-08-11', lastDay: '2025-08-17' },
    ...week,
  },

  venues: {
    firstDay: '2025-06-09',
    lastDay: '2025-09-05',
    pause: { firstDay: '2025-08-11', lastDay: '2025-08-15' },
    ...week,
    lateExit: '18:00',
    halfDayUntil: '14:00',
  },

  ages: { from: 4, to: 14, trialFrom: 3.5 },
  certificateFromAge: 7,
  paymentWeekday: 'wednesday',
  lateExitPrices: { perDay: 5, perWeek: 15 },

  promotion: { lastDay: '2025-05-31', lastTime: '23:59:59' },

  openDays: [
    { venue: 'sport-city', day: '2025-05-18', ...openDayHours, bookUntil: '2025-05-14' },
    { venue: 'sc-ostiense', day: '2025-05-25', ...openDayHours, bookUntil: '2025-05-21' },
  ],

  training: {
    animators: { firstDay: '2025-03-31' },
    villageLeaders: { firstDay: '2025-03-15', lastDay: '2025-03-16' },
  },
};
