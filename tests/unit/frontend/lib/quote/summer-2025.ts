import {
  type AssumedValues,
  type DiscountRules,
  discountRulesOf,
} from '#frontend/content/season/discount-rules.ts';
import { type Discounts, discounts } from '#frontend/content/season/discounts.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import type { PriceList, QuoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';

/** The venues of that summer, whichever the content has today. */
export const [sportCity, scOstiense, tcNascosa] = ['sport-city', 'sc-ostiense', 'tc-nascosa'] as string[] as [
  VenueSlug,
  VenueSlug,
  VenueSlug,
];

/**
 * The price sheet of summer 2025 in cents, apart from the content files: what the examples prove
 * about the arithmetic stays true when the operator changes a price.
 */
const sheet = (enrolment: number, week: number, half: [number, number] | null, day: number): PriceList => ({
  enrolment,
  week,
  halfDayWeek: half ? half[0] : null,
  day,
  halfDay: half ? half[1] : null,
  lateExit: 500,
  lateExitWeek: 1500,
});

const prices: Record<string, { base: PriceList; convention: PriceList }> = {
  [tcNascosa]: {
    base: sheet(1000, 12_900, [9500, 2400], 3500),
    convention: sheet(500, 11_000, [8000, 2000], 3000),
  },
  [sportCity]: {
    base: sheet(1000, 13_500, [9500, 2400], 3500),
    convention: sheet(500, 11_000, [8000, 2000], 3000),
  },
  [scOstiense]: { base: sheet(1000, 13_900, null, 3500), convention: sheet(500, 11_800, null, 3000) },
};

/** A discount that the content has besides these holds here too. */
const discountValues: Discounts = {
  ...discounts,
  chain: { percentPerPerson: 4, percentMax: 20, minWeeks: 1 },
  siblings: { percent: 10 },
  advance: { percent: 5, fromWeeks: 4 },
};
const assumed: AssumedValues = {
  siblingsAtFullPrice: 1,
  reducedItems: ['week', 'halfDayWeek'],
  advanceAppliesTo: 'reducedPrice',
  rounding: 'halfUp',
};

/** The discounts of that summer, under other readings of the rules if given. */
export const discounts2025 = (readings: Partial<AssumedValues> = {}): DiscountRules =>
  discountRulesOf(discountValues, '2025-05-31', { ...assumed, ...readings });

export const summer2025: QuoteRules = {
  ages: { from: 4, to: 14, trialFrom: 3.5 },
  certificateFromAge: 7,
  paymentWeekday: 'wednesday',
  hours: { opens: '07:30', closes: '17:00', lateExit: '18:00', halfDayUntil: '14:00' },
  daysPerWeek: 5,
  holidays: [],
  shows: [],
  weeks: Array.from({ length: 13 }, (_, at) => addDays('2025-06-09', 7 * at)).map((monday) => ({
    ...{ monday, friday: addDays(monday, 4), isPause: monday === '2025-08-11' },
  })),
  discounts: discounts2025(),
  discountValues,
  assumptions: assumed,
  prices: prices as QuoteRules['prices'],
};

const mondays = summer2025.weeks.filter((one) => !one.isPause).map((one) => one.monday);

/** An address whose weeks stand by their numbers in the season, from 1: `s1-3` are the first three full weeks, `m2` a half-day week, `x1` late exits by the week. */
export const byWeek = (address: string): string =>
  address.replace(
    /(?<=[:,])([smx])(\d+)(?:-(\d+))?(?=[,&]|$)/g,
    (_, kind: string, first: string, last = first) =>
      mondays
        .slice(Number(first) - 1, Number(last))
        .map((monday) => kind + monday)
        .join(','),
  );

/** The request of a valid address. */
export function requestOf(search: string): QuoteRequest {
  const reading = readAddress(`?${byWeek(search)}`, null, summer2025);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  return reading.draft;
}
