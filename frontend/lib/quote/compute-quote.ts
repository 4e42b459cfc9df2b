import type { DiscountId } from '#frontend/content/season/discount-rules.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { type ChildQuote, priceChild } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

/** `granted`: how many children have each limited discount. */
type Path = {
  cents: number;
  reductions: number;
  chosen: ChildQuote[];
  granted: Partial<Record<DiscountId, number>>;
};

const isBetter = (path: Path, other: Path | undefined) =>
  !other || path.cents < other.cents || (path.cents === other.cents && path.reductions < other.reductions);

/**
 * Picks one option per child: the lowest sum, then the fewest reductions. Exact: only discounts limited to some of the
 * children tie these together, so for each way of granting them the best path alone is kept (dynamic programming).
 */
function cheapestCombination(options: ChildQuote[][], { discounts }: QuoteRules): ChildQuote[] {
  const most = (id: DiscountId) => discounts[id].mostChildren(options.length);
  const start: Path = { cents: 0, reductions: 0, chosen: [], granted: {} };
  let paths = new Map([['', start]]);
  for (const childOptions of options) {
    const next = new Map<string, Path>();
    // Ties give the reduction to the later child, so that adding a child moves nobody else's.
    for (const path of paths.values())
      for (const option of childOptions) {
        const granted = { ...path.granted };
        for (const { id } of option.reductions)
          if (most(id) < options.length) granted[id] = (granted[id] ?? 0) + 1;
        const ids = Object.keys(granted) as DiscountId[];
        if (ids.some((id) => (granted[id] ?? 0) > most(id))) continue;
        const longer: Path = {
          cents: path.cents + option.cents,
          reductions: path.reductions + Number(option.hasConvention) + option.reductions.length,
          chosen: [...path.chosen, option],
          granted,
        };
        const key = ids
          .sort()
          .map((id) => `${id}${granted[id]}`)
          .join();
        if (isBetter(longer, next.get(key))) next.set(key, longer);
      }
    paths = next;
  }
  return [...paths.values()].reduce((best, path) => (isBetter(path, best) ? path : best)).chosen;
}

/** Integer cents; `listCents` is the base price without any reduction. */
export type Quote = { children: ChildQuote[]; cents: number; listCents: number };

/** The cheapest price of a valid request, paid on `payDay`. */
export function computeQuote(request: QuoteRequest, payDay: IsoDay, rules: QuoteRules = quoteRules): Quote {
  const options = request.children.map((child) => priceChild(request, child, payDay, rules));
  const children = cheapestCombination(options, rules);
  const listCents = options
    .flatMap(([withoutReduction]) => withoutReduction?.lines ?? [])
    .reduce((total, line) => total + line.cents, 0);
  return { children, cents: children.reduce((total, child) => total + child.cents, 0), listCents };
}
