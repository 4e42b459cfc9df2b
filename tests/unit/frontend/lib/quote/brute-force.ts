import type { DiscountFacts, DiscountId } from '#frontend/content/season/discount-rules.ts';
import type { ReducedItem } from '#frontend/content/season/quote-assumptions.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { summer2025 } from './summer-2025.ts';

const sheet: Record<string, Record<'base' | 'convention', number[]>> = {
  'tc-nascosa': { base: [10, 129, 95, 35, 24], convention: [5, 110, 80, 30, 20] },
  'sport-city': { base: [10, 135, 95, 35, 24], convention: [5, 110, 80, 30, 20] },
  'sc-ostiense': { base: [10, 139, 0, 35, 0], convention: [5, 118, 0, 30, 0] },
};
const { discounts } = summer2025;
const ids = Object.keys(discounts) as DiscountId[];
const picks = ['none', 'convention', ...ids.filter((id) => discounts[id].joins === 'alternative')] as const;
const added = ids.filter((id) => discounts[id].joins !== 'alternative');

/**
 * Every combination of what the declared discounts allow, tried one by one on the price sheet. The percentages are the
 * declaration's, which the worked examples prove; chain and lists are counted here again.
 */
export function bruteForceTotal(request: QuoteRequest): { cents: number; reductions: number } {
  const { children, friends, paymentDay } = request;
  const withWeek = children.map((child) => child.weeks.length + child.halfDayWeeks.length > 0);
  let best = { cents: Number.POSITIVE_INFINITY, reductions: 0 };
  for (let code = 0; code < picks.length ** children.length; code++) {
    const chosen = children.map((_, at) => picks[Math.floor(code / picks.length ** at) % picks.length]);
    let [cents, reductions, isLawful] = [0, 0, true];
    for (const id of ids)
      if (chosen.filter((pick) => pick === id).length > discounts[id].mostChildren(children.length))
        isLawful = false;
    for (const [at, child] of children.entries()) {
      const pick = chosen[at] ?? 'none';
      const others = withWeek.filter((has, other) => has && other !== at).length;
      const facts: DiscountFacts = {
        weeks: child.weeks.length + child.halfDayWeeks.length,
        fullWeeks: child.weeks.length,
        listed: friends === null ? null : friends + others,
        friends: friends ?? 0,
        children: children.length,
        paysInAdvance: request.paysInAdvance,
      };
      const isOpen = (id: DiscountId) =>
        discounts[id].percent(facts) > 0 && (paymentDay ?? '') <= (discounts[id].lastDay ?? '9');
      if (pick === 'convention' ? !request.hasConvention : pick !== 'none' && !isOpen(pick)) isLawful = false;
      const list = sheet[request.venue]?.[pick === 'convention' ? 'convention' : 'base'] ?? [];
      const [enrolment = 0, week = 0, halfWeek = 0, day = 0, halfDay = 0] = list;
      const bill: [ReducedItem, number][] = [
        ['enrolment', enrolment],
        ['week', week * child.weeks.length],
        ['halfDayWeek', halfWeek * child.halfDayWeeks.length],
        ['day', day * child.days],
        ['halfDay', halfDay * child.halfDays],
        ['lateExit', 5 * child.lateExits],
        ['lateExitWeek', 15 * child.lateExitWeeks.length],
      ];
      const taken = [
        ...(pick === 'none' || pick === 'convention' ? [] : [pick]),
        ...added.filter((id) => isOpen(id)),
      ];
      let exact = 0n;
      for (const [item, euro] of bill)
        exact += taken.reduce(
          (left, id) =>
            left * BigInt(discounts[id].reduces.includes(item) ? 100 - discounts[id].percent(facts) : 100),
          BigInt(euro * 100),
        );
      const unit = 100n ** BigInt(taken.length);
      cents += Number((exact + unit / 2n) / unit);
      reductions += taken.length + Number(pick === 'convention');
    }
    if (isLawful && (cents < best.cents || (cents === best.cents && reductions < best.reductions)))
      best = { cents, reductions };
  }
  return best;
}
