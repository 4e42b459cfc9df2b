import { contacts, controller } from '#frontend/content/contacts.ts';
import type { DailyEvent } from '#frontend/content/daily-events.ts';
import { dailyEventCards } from '#frontend/content/daily-events.ts';
import { type OpenDaySession, openDaySessions } from '#frontend/content/open-day-sessions.ts';
import { partnerFrames, partnerLinks } from '#frontend/content/organisation/partners.ts';
import { minimumAges } from '#frontend/content/pages/roles.ts';
import { halfDayUntil, lateExitPrices, prices, type VenuePrices } from '#frontend/content/prices.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { type DailySlot, dailySlots } from '#frontend/content/season/programme.ts';
import { type Calendar, type Period, season, type Weekday } from '#frontend/content/season/season.ts';
import { type Testimonial, testimonials } from '#frontend/content/testimonials.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';
import { type Venue, venues } from '#frontend/content/venues.ts';

/** Everything the doctor looks at, as loosely typed as an operator's slip can make it. */
export type Facts = {
  season: {
    label: string;
    year: number;
    ages: { from: number; to: number; trialFrom: number };
    certificateFromAge: number;
    general: Calendar;
    campus: Calendar & { lateExit: string };
    paymentWeekday: Weekday;
    chainDeadline: { day: IsoDay; time: string };
    training: { animators: { firstDay: IsoDay }; villageLeaders: Period };
  };
  prices: Record<VenueSlug, VenuePrices>;
  lateExitPrices: { perDay: number; perWeek: number };
  halfDayUntil: string;
  discounts: typeof discounts;
  venues: Record<VenueSlug, Venue>;
  openDaySessions: readonly OpenDaySession[];
  dailySlots: readonly DailySlot[];
  dailyEventCards: readonly DailyEvent[];
  testimonials: readonly Testimonial[];
  minimumAges: { animator: number; villageLeader: number };
  contacts: typeof contacts;
  controller: typeof controller;
  partnerFrames: Record<string, { url: string }>;
  partnerLinks: Record<string, { url: string }>;
};

export const siteFacts: Facts = {
  season,
  prices,
  lateExitPrices,
  halfDayUntil,
  discounts,
  venues,
  openDaySessions,
  dailySlots,
  dailyEventCards,
  testimonials,
  minimumAges,
  contacts,
  controller,
  partnerFrames,
  partnerLinks,
};
