import { type Facts, siteFacts } from '#frontend/lib/doctor/facts.ts';

const rate = (base: number, convention: number) => ({ base, convention });
const hours = { opens: '07:30', closes: '17:00' };
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const everyday = () => ({ enrolment: rate(10, 5), week: rate(139, 118), day: rate(35, 30) });

/** Facts of one summer without a contradiction, whatever the site says today. */
export const soundFacts: Facts = {
  ...siteFacts,
  season: {
    label: 'Estate 2025',
    year: 2025,
    ages: { from: 4, to: 14, trialFrom: 3.5 },
    certificateFromAge: 7,
    general: {
      firstDay: '2025-06-09',
      lastDay: '2025-09-12',
      pause: { firstDay: '2025-08-11', lastDay: '2025-08-17' },
      weekdays,
      ...hours,
    },
    campus: {
      firstDay: '2025-06-09',
      lastDay: '2025-09-12',
      pause: { firstDay: '2025-08-11', lastDay: '2025-08-17' },
      weekdays,
      ...hours,
      lateExit: '18:00',
    },
    paymentWeekday: 'wednesday',
    chainDeadline: { day: '2025-05-31', time: '23:59:59' },
    training: {
      animators: { firstDay: '2025-03-31' },
      villageLeaders: { firstDay: '2025-03-15', lastDay: '2025-03-16' },
    },
  },
  prices: {
    'sport-city': { ...everyday(), halfDayWeek: rate(95, 80), halfDay: rate(24, 20) },
    'sc-ostiense': { ...everyday(), halfDayWeek: null, halfDay: null },
    'tc-nascosa': { ...everyday(), halfDayWeek: rate(95, 80), halfDay: rate(24, 20) },
  },
  lateExitPrices: { perDay: 5, perWeek: 15 },
  halfDayUntil: '14:00',
  discounts: {
    chain: { percentPerPerson: 4, percentMax: 20, minWeeks: 1 },
    siblings: { percent: 10 },
    advance: { percent: 5, fromWeeks: 4 },
  },
  openDaySessions: [
    {
      venue: 'sport-city',
      name: 'SPORT CITY',
      day: '2025-05-18',
      weekday: 'sunday',
      opens: '15:00',
      closes: '18:30',
      bookUntil: '2025-05-14',
      bookUntilWeekday: 'wednesday',
      addresses: ['Via di Esempio 1'],
      mapUrl: 'https://example.com/mappa',
    },
  ],
  dailySlots: [
    { opens: '07:30', closes: '09:00', activity: 'Accoglienza', isOptional: false },
    { opens: '09:00', closes: '17:00', activity: 'Attività', isOptional: false },
    { opens: '17:00', closes: '18:00', activity: 'Orario extra', isOptional: true },
  ],
};
