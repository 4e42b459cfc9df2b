import type { ChildQuote } from './price-child.ts';

type Path = { cents: number; reductions: number; chosen: ChildQuote[] };

const isBetter = (path: Path, other: Path | undefined) =>
  !other || path.cents < other.cents || (path.cents === other.cents && path.reductions < other.reductions);

/**
 * One option per child, the sum cheapest, among equals with the fewest reductions, the siblings' one
 * granted at most `maxSiblings` times. Exact over all combinations: that limit is all that ties the children
 * together, so of the paths that granted it equally often only the best can be part of the answer.
 */
export function cheapestCombination(options: ChildQuote[][], maxSiblings: number): ChildQuote[] {
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
