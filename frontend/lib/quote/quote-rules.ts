import {
  type AssumedValues,
  assumedValues,
  type DiscountRules,
  discountRulesOf,
} from '#frontend/content/season/discount-rules.ts';
import { type Discounts, discounts } from '#frontend/content/season/discounts.ts';
import { type Season, season } from '#frontend/content/season/season.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import type { Venue, VenuePrices } from '#frontend/content/venues/venue.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/venues.ts';
import { type SeasonWeek, seasonWeeks } from '../season/season-weeks.ts';

/** Integer cents; `null` where the venue does not sell it. */
export type PriceList = {
  enrolment: number;
  week: number;
  halfDayWeek: number | null;
  day: number;
  halfDay: number | null;
  lateExit: number;
  lateExitWeek: number;
};

/** Everything a quote depends on besides the family's choices. */
export type QuoteRules = {
  ages: Season['ages'];
  certificateFromAge: number;
  paymentWeekday: Weekday;
  /** Rome wall time, `HH:MM`. */
  hours: { opens: string; closes: string; lateExit: string; halfDayUntil: string };
  weeks: readonly SeasonWeek[];
  daysPerWeek: number;
  /** Days within a week on which the camp is closed. */
  holidays: readonly IsoDay[];
  shows: NonNullable<Season['shows']>;
  prices: Record<VenueSlug, { base: PriceList; convention: PriceList }>;
  discounts: DiscountRules;
  discountValues: Discounts;
  assumptions: AssumedValues;
};

/** Prices of a venue that the rules know. */
export const pricesOf = ({ prices }: QuoteRules, venue: VenueSlug) =>
  prices[venue] as QuoteRules['prices'][string];

const toCents = (euro: number): number => Math.round(euro * 100);

function priceList(
  prices: VenuePrices,
  rate: 'base' | 'convention',
  lateExit: Season['lateExitPrices'],
): PriceList {
  const { enrolment, week, halfDayWeek, day, halfDay } = prices;
  return {
    enrolment: toCents(enrolment[rate]),
    week: toCents(week[rate]),
    halfDayWeek: halfDayWeek && toCents(halfDayWeek[rate]),
    day: toCents(day[rate]),
    halfDay: halfDay && toCents(halfDay[rate]),
    lateExit: toCents(lateExit.perDay),
    lateExitWeek: toCents(lateExit.perWeek),
  };
}

type Edition = { season: Season; venues: readonly Venue[]; discounts: Discounts };

/** Rules of one season, read from its content. */
export const rulesOf = ({ season, venues, discounts }: Edition): QuoteRules => ({
  ages: season.ages,
  certificateFromAge: season.certificateFromAge,
  paymentWeekday: season.paymentWeekday,
  hours: season.venues,
  weeks: seasonWeeks(season.venues),
  daysPerWeek: season.venues.weekdays.length,
  holidays: season.venues.holidays ?? [],
  shows: season.shows ?? [],
  prices: Object.fromEntries(
    venues.map(({ slug, prices }) => [
      slug,
      {
        base: priceList(prices, 'base', season.lateExitPrices),
        convention: priceList(prices, 'convention', season.lateExitPrices),
      },
    ]),
  ) as QuoteRules['prices'],
  discounts: discountRulesOf(discounts, season.promotion.lastDay),
  discountValues: discounts,
  assumptions: assumedValues,
});

/** The rules in force. */
export const quoteRules: QuoteRules = rulesOf({ season, venues, discounts });
