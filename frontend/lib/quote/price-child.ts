import type { DiscountFacts, DiscountId } from '#frontend/content/season/discount-rules.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { type ChildDraft, countWeeks, type QuoteRequest } from './quote-request.ts';
import { type PriceList, pricesOf, type QuoteRules } from './quote-rules.ts';

/** Integer cents throughout. */
type QuoteLine = { kind: keyof PriceList; count: number; unitCents: number; cents: number };
type Reduction = { id: DiscountId; percent: number; cents: number };

/** One possible price of one child: `lines` minus `reductions` make `cents`. */
export type ChildQuote = {
  age: number;
  facts: DiscountFacts;
  hasConvention: boolean;
  /** The alternative first, if there is one, then those added to it. */
  reductions: Reduction[];
  /** True if the exact price has fractions of a cent. */
  isRounded: boolean;
  lines: QuoteLine[];
  cents: number;
};

const linesOf = (child: ChildDraft, list: PriceList): QuoteLine[] => {
  const counts: Record<keyof PriceList, number> = {
    enrolment: 1,
    week: child.weeks.length,
    halfDayWeek: child.halfDayWeeks.length,
    day: child.days,
    halfDay: child.halfDays,
    lateExitWeek: child.lateExitWeeks.length,
    lateExit: child.lateExits,
  };
  return (Object.keys(counts) as (keyof PriceList)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const unitCents = list[kind];
      if (unitCents === null) throw new RangeError(`${kind} is not sold here`);
      return { kind, count: counts[kind], unitCents, cents: counts[kind] * unitCents };
    });
};

/** Collects the facts that discounts look at; in the chain are friends, and the other children who have a week. */
function factsOf(request: QuoteRequest, child: ChildDraft): DiscountFacts {
  const { friends, children } = request;
  const weeks = countWeeks(child);
  const withWeeks = children.filter((one) => countWeeks(one) > 0).length;
  return {
    weeks,
    fullWeeks: child.weeks.length,
    listed: friends === null ? null : friends + withWeeks - Number(weeks > 0),
    friends: friends ?? 0,
    children: children.length,
    paysInAdvance: request.paysInAdvance,
  };
}

/** Prices one child with each alternative open to it and without one; `computeQuote` decides who gets those that are limited. */
export function priceChild(
  request: QuoteRequest,
  child: QuoteRequest['children'][number],
  payDay: IsoDay,
  rules: QuoteRules,
): ChildQuote[] {
  const { discounts, assumptions } = rules;
  const facts = factsOf(request, child);
  const round = assumptions.rounding === 'halfUp' ? Math.round : Math.floor;
  const open = (Object.keys(discounts) as DiscountId[]).filter((id) => {
    const { percent, lastDay } = discounts[id];
    return percent(facts) > 0 && (lastDay === null || payDay <= lastDay);
  });
  const added = open.filter((id) => discounts[id].joins !== 'alternative');

  const price = (alternative: DiscountId | null, hasConvention = false): ChildQuote => {
    const ids = alternative ? [alternative, ...added] : added;
    const lines = linesOf(child, pricesOf(rules, request.venue)[hasConvention ? 'convention' : 'base']);
    // Each percentage divides by a hundred: in these units every price stays a whole number.
    const unit = 100 ** ids.length;
    const list = lines.map(({ kind, cents }) => ({ kind, full: cents * unit, left: cents * unit }));
    const sum = () => list.reduce((total, { left }) => total + left, 0);
    let cents = round(sum() / unit);
    const reductions = ids.map((id): Reduction => {
      const { percent, reduces, joins } = discounts[id];
      for (const line of list)
        if (reduces.includes(line.kind))
          line.left -= ((joins === 'listPrice' ? line.full : line.left) * percent(facts)) / 100;
      const before = cents;
      cents = round(sum() / unit);
      return { id, percent: percent(facts), cents: before - cents };
    });
    const isRounded = sum() % unit !== 0;
    return { age: child.age, facts, hasConvention, reductions, isRounded, lines, cents };
  };

  return [
    price(null),
    ...(request.hasConvention ? [price(null, true)] : []),
    ...open.filter((id) => discounts[id].joins === 'alternative').map((id) => price(id)),
  ];
}
