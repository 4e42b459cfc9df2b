import type { IsoDay } from '#frontend/content/types.ts';
import { type ChildQuote, priceChild } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

type Path = { cents: number; reductions: number; chosen: ChildQuote[] };

const isBetter = (path: Path, other: Path | undefined) =>
  !other || path.cents < other.cents || (path.cents === other.cents && path.reductions < other.reductions);

/**
 * Picks one option per child: the lowest sum, then the fewest reductions, with the siblings' reduction at most `maxSiblings`
 * times. Exact: that limit alone ties the children together, so for each number of grants only the best path is kept
 * (dynamic programming).
 */
function cheapestCombination(options: ChildQuote[][], maxSiblings: number): ChildQuote[] {
  let bySiblings: Path[] = [{ cents: 0, reductions: 0, chosen: [] }];
  for (const childOptions of options) {
    const next: Path[] = [];
    // Ties give the reduction to the later child, so that adding a child moves nobody else's.
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

/** The cheapest price of a valid request, paid on `payDay`. */
export function computeQuote(request: QuoteRequest, payDay: IsoDay, rules: QuoteRules = quoteRules): Quote {
  const options = request.children.map((child) => priceChild(request, child, payDay, rules));
  const maxSiblings = Math.max(0, request.children.length - rules.assumptions.siblingsAtFullPrice);
  const children = cheapestCombination(options, maxSiblings);
  const listCents = options
    .flatMap(([withoutReduction]) => withoutReduction?.lines ?? [])
    .reduce((total, line) => total + line.cents, 0);
  return { children, cents: children.reduce((total, child) => total + child.cents, 0), listCents };
}
