import { assumptions, discounts } from '#frontend/content/discounts.ts';
import { lateExitPrices, prices } from '#frontend/content/prices.ts';
import { season } from '#frontend/content/season.ts';
import { type IsoDay, type VenueSlug, venueSlugs } from '#frontend/content/types.ts';
import { toCents } from '../money.ts';
import { type SeasonWeek, seasonWeeks } from '../season-weeks.ts';

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
  ages: { from: number; to: number; trialFrom: number };
  weeks: readonly SeasonWeek[];
  daysPerWeek: number;
  chainLastDay: IsoDay;
  prices: Record<VenueSlug, { base: PriceList; convention: PriceList }>;
  discounts: typeof discounts;
  assumptions: { [name in keyof typeof assumptions]: (typeof assumptions)[name]['value'] };
};

function priceList(venue: VenueSlug, rate: 'base' | 'convention'): PriceList {
  const { enrolment, week, halfDayWeek, day, halfDay } = prices[venue];
  return {
    enrolment: toCents(enrolment[rate]),
    week: toCents(week[rate]),
    halfDayWeek: halfDayWeek && toCents(halfDayWeek[rate]),
    day: toCents(day[rate]),
    halfDay: halfDay && toCents(halfDay[rate]),
    lateExit: toCents(lateExitPrices.perDay),
    lateExitWeek: toCents(lateExitPrices.perWeek),
  };
}

/** The rules in force, from the content files. */
export const quoteRules: QuoteRules = {
  ages: season.ages,
  weeks: seasonWeeks(season.campus),
  daysPerWeek: season.campus.weekdays.length,
  chainLastDay: season.chainDeadline.day,
  prices: Object.fromEntries(
    venueSlugs.map((venue) => [
      venue,
      { base: priceList(venue, 'base'), convention: priceList(venue, 'convention') },
    ]),
  ) as QuoteRules['prices'],
  discounts,
  assumptions: {
    siblingsAtFullPrice: assumptions.siblingsAtFullPrice.value,
    reducedItems: assumptions.reducedItems.value,
    advanceAppliesTo: assumptions.advanceAppliesTo.value,
    rounding: assumptions.rounding.value,
  },
};
