import type { Discounts } from '#frontend/content/season/discounts.ts';
import type { DailyEvent, DailySlot } from '#frontend/content/season/programme.ts';
import type { Season } from '#frontend/content/season/season.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';

/** Slugs of their own, typed as the site's for the code that takes these. */
export const [lagoVerde, pineta, scogliera] = ['lago-verde', 'pineta', 'scogliera'] as string[] as [
  VenueSlug,
  VenueSlug,
  VenueSlug,
];

/** Monday 9 June 2031 to Friday 5 September: thirteen weeks, one of them excluded. */
const calendar = {
  firstDay: '2031-06-09',
  lastDay: '2031-09-05',
  pause: { firstDay: '2031-08-11', lastDay: '2031-08-15' },
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '07:45',
  closes: '16:30',
} as const;

export const season: Season = {
  general: calendar,
  venues: { ...calendar, lateExit: '18:00', halfDayUntil: '13:30' },
  ages: { from: 5, to: 12, trialFrom: 4.5 },
  certificateFromAge: 6,
  paymentWeekday: 'thursday',
  lateExitPrices: { perDay: 6, perWeek: 20 },
  promotion: { lastDay: '2031-05-30', lastTime: '23:59:59' },
  openDays: [
    { venue: lagoVerde, day: '2031-05-17', opens: '15:00', closes: '18:30', bookUntil: '2031-05-14' },
    { venue: pineta, day: '2031-05-25', opens: '10:00', closes: '12:30', bookUntil: '2031-05-21' },
  ],
  training: {
    animators: { firstDay: '2031-04-07' },
    villageLeaders: { firstDay: '2031-03-22', lastDay: '2031-03-23' },
  },
};

export const discounts: Discounts = {
  chain: { percentPerPerson: 3, percentMax: 15, minWeeks: 2 },
  siblings: { percent: 10 },
  advance: { percent: 5, fromWeeks: 3 },
};

export const dailySlots: readonly DailySlot[] = [
  { opens: '07:45', closes: '09:00', activity: 'Accoglienza', isOptional: false },
  { opens: '09:00', closes: '16:30', activity: 'Attività', isOptional: false },
  { opens: '16:30', closes: '18:00', activity: 'Orario extra', isOptional: true },
];

export const dailyEvents: readonly DailyEvent[] = [
  { when: 'monday', activity: 'Regata', items: ['Zattere'], icon: 'Waves' },
  { when: 'tuesday', activity: 'Festa', items: ['Maschere'], icon: 'PartyPopper' },
  { when: 'wednesday', activity: 'Bottega', items: ['Creta'], icon: 'Palette' },
  { when: 'thursday', activity: 'Sfida', items: ['Staffetta'], icon: 'Trophy' },
  { when: 'friday', activity: 'Quiz', items: ['Domande'], icon: 'Gift' },
];
