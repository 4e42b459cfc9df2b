import type { IsoDay } from '#frontend/content/types.ts';
import { cheapestCombination } from './cheapest-combination.ts';
import { type ChildQuote, priceChild } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

/** Integer cents; `listCents` is the base price without any reduction. */
export type Quote = { children: ChildQuote[]; cents: number; listCents: number };

/** The cheapest lawful price of a request without problems, paid on `payDay`. */
export function computeQuote(request: QuoteRequest, payDay: IsoDay, rules: QuoteRules = quoteRules): Quote {
  const options = request.children.map((child) => priceChild(request, child, payDay, rules));
  const maxSiblings = Math.max(0, request.children.length - rules.assumptions.siblingsAtFullPrice);
  const children = cheapestCombination(options, maxSiblings);
  const listCents = options
    .flatMap(([withoutReduction]) => withoutReduction?.lines ?? [])
    .reduce((total, line) => total + line.cents, 0);
  return { children, cents: children.reduce((total, child) => total + child.cents, 0), listCents };
}
