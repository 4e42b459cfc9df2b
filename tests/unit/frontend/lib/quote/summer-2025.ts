import type { VenueSlug } from '#frontend/content/venues/index.ts';
import type { PriceList, QuoteRules } from '#frontend/lib/quote/quote-rules.ts';

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

const week = (monday: `${number}-${number}-${number}`, friday: `${number}-${number}-${number}`) => ({
  monday,
  friday,
  isPause: monday === '2025-08-11',
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
  [scOstiense]: {
    base: sheet(1000, 13_900, null, 3500),
    convention: sheet(500, 11_800, null, 3000),
  },
};

export const summer2025: QuoteRules = {
  ages: { from: 4, to: 14, trialFrom: 3.5 },
  certificateFromAge: 7,
  paymentWeekday: 'wednesday',
  hours: { opens: '07:30', closes: '17:00', lateExit: '18:00', halfDayUntil: '14:00' },
  daysPerWeek: 5,
  holidays: [],
  shows: [],
  weeks: [
    week('2025-06-09', '2025-06-13'),
    week('2025-06-16', '2025-06-20'),
    week('2025-06-23', '2025-06-27'),
    week('2025-06-30', '2025-07-04'),
    week('2025-07-07', '2025-07-11'),
    week('2025-07-14', '2025-07-18'),
    week('2025-07-21', '2025-07-25'),
    week('2025-07-28', '2025-08-01'),
    week('2025-08-04', '2025-08-08'),
    week('2025-08-11', '2025-08-15'),
    week('2025-08-18', '2025-08-22'),
    week('2025-08-25', '2025-08-29'),
    week('2025-09-01', '2025-09-05'),
  ],
  chainLastDay: '2025-05-31',
  discounts: {
    chain: { percentPerPerson: 4, percentMax: 20, minWeeks: 1 },
    siblings: { percent: 10 },
    advance: { percent: 5, fromWeeks: 4 },
  },
  assumptions: {
    siblingsAtFullPrice: 1,
    reducedItems: ['week', 'halfDayWeek'],
    advanceAppliesTo: 'reducedPrice',
    rounding: 'halfUp',
  },
  prices: prices as QuoteRules['prices'],
};

const mondays = summer2025.weeks.filter((one) => !one.isPause).map((one) => one.monday);

/** Items for the address: full weeks, half-day weeks and weekly late exits by their number in the season, from 1. */
export function items(full: number[], half: number[] = [], lateWeeks: number[] = [], rest = ''): string {
  const name = (letter: string) => (at: number) => `${letter}${mondays[at - 1]}`;
  return [...full.map(name('s')), ...half.map(name('m')), ...lateWeeks.map(name('x')), rest]
    .filter(Boolean)
    .join(',');
}
