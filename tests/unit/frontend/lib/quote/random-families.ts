import type { IsoDay } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { pricesOf } from '#frontend/lib/quote/quote-rules.ts';
import { scOstiense, sportCity, summer2025, tcNascosa } from './summer-2025.ts';

export type Child = QuoteRequest['children'][number];

/** A repeatable source of numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const venues = [sportCity, scOstiense, tcNascosa];
const mondays = summer2025.weeks.filter((week) => !week.isPause).map((week) => week.monday);

/** The last day of each discount that ends, and the day after. */
const payDays = Object.values(summer2025.discounts).flatMap(({ lastDay }) =>
  lastDay ? [lastDay, addDays(lastDay, 1)] : [],
);

export function randomChild(venue: VenueSlug, random: () => number): Child {
  const sellsHalfDays = pricesOf(summer2025, venue).base.halfDay !== null;
  const child: Child = {
    age: 4 + Math.floor(random() * 11),
    weeks: [],
    halfDayWeeks: [],
    days: random() < 0.4 ? Math.floor(random() * 7) : 0,
    halfDays: 0,
    lateExits: 0,
    lateExitWeeks: [],
  };
  const appetite = random() * 0.8;
  for (const monday of mondays.slice(2)) {
    if (random() > appetite) continue;
    if (sellsHalfDays && random() < 0.3) child.halfDayWeeks.push(monday);
    else {
      child.weeks.push(monday);
      if (random() < 0.2) child.lateExitWeeks.push(monday);
    }
  }
  if (sellsHalfDays && random() < 0.3) child.halfDays = 1 + Math.floor(random() * 3);
  const late = 5 * (child.weeks.length - child.lateExitWeeks.length) + child.days;
  if (random() < 0.3) child.lateExits = Math.floor(random() * late);
  if (child.weeks.length + child.halfDayWeeks.length + child.days + child.halfDays === 0) child.days = 1;
  return child;
}

export function randomFamily(random: () => number, mostChildren = 5): QuoteRequest {
  const venue = venues[Math.floor(random() * venues.length)] as VenueSlug;
  const count = 1 + Math.floor(random() * mostChildren);
  return {
    venue,
    children: Array.from({ length: count }, () => randomChild(venue, random)),
    hasConvention: random() < 0.4,
    friends: random() < 0.5 ? null : Math.floor(random() * 7),
    paysInAdvance: random() < 0.5,
    paymentDay: payDays[Math.floor(random() * payDays.length)] as IsoDay,
  };
}
