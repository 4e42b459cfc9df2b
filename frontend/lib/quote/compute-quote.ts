import type { IsoDay } from '#frontend/content/types.ts';
import { type ChildQuote, priceChild } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

type Path = { cents: number; reductions: number; chosen: ChildQuote[] };

const isBetter = (path: Path, other: Path | undefined) =>
  !other || path.cents < other.cents || (path.cents === other.cents && path.reductions < other.reductions);

/**
 * One option per child, the sum cheapest, among equals with the fewest reductions, the siblings' one
 * granted at most `maxSiblings` times. Exact over all combinations: that limit is all that ties the children
 * together, so of the paths that granted it equally often only the best can be part of the answer.
 */
function cheapestCombination(options: ChildQuote[][], maxSiblings: number): ChildQuote[] {
  let bySiblings: Path[] = [{ cents: 0, reductions: 0, chosen: [] }];
  for (const childOptions of options) {
    const next: Path[] = [];
    // Among equals the reduction goes to the later child, so that a further child moves nobody else's.
    for (const [granted, path] of bySiblings.entries()) {
      for (const option of childOptions) {
        const grantedNow = granted + Number(option.reduction === 'siblings');
        if (grantedNow > maxSiblings) continue;
        const longer: Path = {
          cents: path.cents + option.cents,
          reductions: path.reductions + Number(option.reduction !== 'none'),
          chosen: [...path.chosen, option],
        };
        if (isBetter(longer, next[grantedNow])) next[grantedNow] = longer;
      }
    }
    bySiblings = next;
  }
  const best = bySiblings.reduce((best, path) => (isBetter(path, best) ? path : best));
  return best.chosen;
}

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
