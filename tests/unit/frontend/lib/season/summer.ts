import type { Season } from '#frontend/content/season/season.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/venues.ts';

/** A venue of the site, whichever it has. */
export const venueAt = (place: number): VenueSlug => {
  const venue = venues[place % venues.length];
  if (!venue) throw new Error('the site has no venue');
  return venue.slug;
};

const week = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '07:30',
  closes: '17:00',
} as const;

/** A season of the tests alone: two calendars that end apart, a pause, a holiday on a Tuesday. */
export const summer: Season = {
  year: null,
  enrolmentFrom: '2027-03-01',
  general: {
    firstDay: '2027-06-07',
    lastDay: '2027-09-10',
    pause: { firstDay: '2027-08-09', lastDay: '2027-08-15' },
    holidays: ['2027-06-29'],
    ...week,
  },
  venues: {
    firstDay: '2027-06-07',
    lastDay: '2027-09-03',
    pause: { firstDay: '2027-08-09', lastDay: '2027-08-13' },
    holidays: ['2027-06-29'],
    ...week,
    lateExit: '18:00',
    halfDayUntil: '14:00',
  },
  ages: { from: 4, to: 14, trialFrom: 3.5 },
  certificateFromAge: 7,
  paymentWeekday: 'wednesday',
  lateExitPrices: { perDay: 5, perWeek: 15 },
  promotion: { firstDay: '2027-03-15', lastDay: '2027-05-31', lastTime: '23:59:59' },
  openDays: [
    { venue: venueAt(0), day: '2027-05-16', opens: '15:00', closes: '18:30', bookUntil: '2027-05-12' },
    { venue: venueAt(1), day: '2027-05-23', opens: '15:00', closes: '18:30', bookUntil: '2027-05-19' },
  ],
  shows: [],
  training: {
    animators: { firstDay: '2027-04-05' },
    villageLeaders: { firstDay: '2027-03-20', lastDay: '2027-03-21' },
  },
};
