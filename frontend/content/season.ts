import type { IsoDay } from './types.ts';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Both ends of a period belong to it. Hours are Rome wall time, `HH:MM`. */
export type Period = { firstDay: IsoDay; lastDay: IsoDay };
export type Calendar = Period & {
  pause: Period;
  weekdays: readonly Weekday[];
  opens: string;
  closes: string;
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const hours = { opens: '07:30', closes: '17:00' };

export const season = {
  label: 'Estate 2025',
  year: 2025,

  /** Years of age, both included; `trialFrom` is for the open-day trial only. */
  ages: { from: 4, to: 14, trialFrom: 3.5 },

  /** From this age on a non-competitive medical certificate is needed. */
  certificateFromAge: 7,

  /** Home, footer and recruitment pages. */
  general: {
    firstDay: '2025-06-09',
    lastDay: '2025-09-12',
    pause: { firstDay: '2025-08-11', lastDay: '2025-08-17' },
    weekdays,
    ...hours,
  },

  /** Campus pages, price calculator and payment deadlines. */
  campus: {
    firstDay: '2025-06-09',
    lastDay: '2025-09-05',
    pause: { firstDay: '2025-08-11', lastDay: '2025-08-15' },
    weekdays,
    ...hours,
    lateExit: '18:00',
  },

  /** Enrolment and payment close at the end of this day of the week before participation. */
  paymentWeekday: 'wednesday',

  /** The chain promotion ends at this Rome wall time. */
  chainDeadline: { day: '2025-05-31', time: '23:59:59' },

  training: {
    animators: { firstDay: '2025-03-31' },
    villageLeaders: { firstDay: '2025-03-15', lastDay: '2025-03-16' },
  },
} as const satisfies {
  general: Calendar;
  campus: Calendar & { lateExit: string };
  paymentWeekday: Weekday;
  chainDeadline: { day: IsoDay; time: string };
  training: { animators: { firstDay: IsoDay }; villageLeaders: Period };
  [field: string]: unknown;
};
