import type { infer as Infer } from 'zod';
import { placeholder } from '../types.ts';
import type { calendar, openDay, period, season as seasonSchema } from '../schema/season.ts';

export type Period = Infer<typeof period>;
export type Calendar = Infer<typeof calendar>;
export type OpenDay = Infer<typeof openDay>;
export type Season = Infer<typeof seasonSchema>;

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

  shows: placeholder('date e titoli degli spettacoli della stagione', [
    { day: '2025-06-20', title: 'Circus Show (esempio)' },
    { day: '2025-07-04', title: 'Cartoon Show (esempio)' },
  ]),

  training: {
    animators: { firstDay: '2025-03-31' },
    villageLeaders: { firstDay: '2025-03-15', lastDay: '2025-03-16' },
  },
};
