import { expect, it } from 'vitest';
import { shownCount } from '#frontend/shown-count.ts';

it('shows all of a few, and fewer of many, so that a longer list makes no page heavier', () => {
  for (const [of, all] of [
    ['venues', 6],
    ['activities', 9],
  ] as const) {
    for (let count = 0; count <= all; count += 1) expect(shownCount(of, count)).toBe(count);
    expect(shownCount(of, all + 1)).toBeLessThan(all);
    expect(shownCount(of, 100)).toBe(shownCount(of, all + 1));
  }
});
