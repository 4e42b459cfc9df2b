import type { IsoDay } from '#frontend/content/types.ts';
import { type ChildDraft, countWeeks, type QuoteRequest } from './quote-request.ts';
import { type PriceList, pricesOf, type QuoteRules } from './quote-rules.ts';

export type Reduction = 'none' | 'convention' | 'siblings' | 'chain';

/** Integer cents throughout. */
export type QuoteLine = { kind: keyof PriceList; count: number; unitCents: number; cents: number };

/** One possible price of one child: `lines` minus the two reductions make `cents`. */
export type ChildQuote = {
  age: number;
  weeks: number;
  reduction: Reduction;
  percent: number;
  reductionCents: number;
  advancePercent: number;
  advanceCents: number;
  /** Whether the exact price has fractions of a cent. */
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

const sum = (lines: QuoteLine[]) => lines.reduce((total, line) => total + line.cents, 0);

/** Other people in this child's chain: friends, and the other children who have a week. */
export function chainPeople(request: QuoteRequest, child: ChildDraft): number {
  const withWeeks = request.children.filter((one) => countWeeks(one) > 0).length;
  return request.friends + withWeeks - Number(countWeeks(child) > 0);
}

/** Percent, 0 when the chain does not apply to this child. */
function chainPercent(request: QuoteRequest, child: ChildDraft, payDay: IsoDay, rules: QuoteRules): number {
  const { percentPerPerson, percentMax, minWeeks } = rules.discounts.chain;
  if (payDay > rules.chainLastDay || countWeeks(child) < minWeeks) return 0;
  return Math.min(percentMax, percentPerPerson * chainPeople(request, child));
}

/** Prices one child under every reduction open to it; `computeQuote` decides who gets the siblings' one. */
export function priceChild(
  request: QuoteRequest,
  child: QuoteRequest['children'][number],
  payDay: IsoDay,
  rules: QuoteRules,
): ChildQuote[] {
  const { discounts, assumptions } = rules;
  const weeks = countWeeks(child);
  const advancePercent =
    request.paysInAdvance && weeks >= discounts.advance.fromWeeks ? discounts.advance.percent : 0;
  const round = assumptions.rounding === 'halfUp' ? Math.round : Math.floor;

  const price = (reduction: Reduction, percent: number): ChildQuote => {
    const rate = reduction === 'convention' ? 'convention' : 'base';
    const lines = linesOf(child, pricesOf(rules, request.venue)[rate]);
    const reducible = sum(lines.filter((line) => assumptions.reducedItems.includes(line.kind)));
    const left =
      assumptions.advanceAppliesTo === 'reducedPrice'
        ? (100 - percent) * (100 - advancePercent)
        : 10_000 - 100 * (percent + advancePercent);
    const afterReduction = round((reducible * (100 - percent)) / 100);
    const afterBoth = round((reducible * left) / 10_000);
    return {
      age: child.age,
      weeks,
      reduction,
      percent,
      reductionCents: reducible - afterReduction,
      advancePercent,
      advanceCents: afterReduction - afterBoth,
      isRounded: (reducible * left) % 10_000 !== 0,
      lines,
      cents: sum(lines) - reducible + afterBoth,
    };
  };

  const chain = chainPercent(request, child, payDay, rules);
  return [
    price('none', 0),
    ...(request.hasConvention ? [price('convention', 0)] : []),
    ...(chain > 0 ? [price('chain', chain)] : []),
    price('siblings', discounts.siblings.percent),
  ];
}
