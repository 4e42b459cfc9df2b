import { expect, it } from 'vitest';
import { overBudget, type PageWeight, weightTable } from '#frontend/build/budget.ts';

const nothing: PageWeight = { path: '/', hasCalculator: false, html: 0, script: 0, style: 0, fonts: 0 };
const heavy = (part: 'html' | 'script' | 'style' | 'fonts', bytes: number): PageWeight => ({
  ...nothing,
  [part]: bytes,
});
const far = 10_000_000;

/** The most bytes of a part that the budget lets through. */
const limitOf = (part: 'html' | 'script' | 'style' | 'fonts') =>
  Number(/budget (\d+) B/.exec(overBudget([heavy(part, far)])[0] ?? '')?.[1]);

it('names each part of a page that is above its budget, and only that', () => {
  expect(overBudget([nothing])).toEqual([]);
  for (const part of ['html', 'script', 'style', 'fonts'] as const) {
    const limit = limitOf(part);
    expect(overBudget([heavy(part, limit)])).toEqual([]);
    expect(overBudget([heavy(part, limit + 1)])).toEqual([`/: ${part} ${limit + 1} B, budget ${limit} B`]);
  }
});

it('marks what is above its budget and warns of what comes close', () => {
  const limit = limitOf('html');
  const marks = (bytes: number) =>
    weightTable([heavy('html', bytes)])
      .split('\n')[1]
      ?.match(/[!~]/g);
  expect(marks(limit + 1)).toEqual(['!']);
  expect(marks(Math.ceil(limit * 0.96))).toEqual(['~']);
  expect(marks(limit / 2)).toBeNull();
});

it('leaves the pages with the calculator room for it in their scripts alone', () => {
  const limit = limitOf('script');
  expect(overBudget([{ ...heavy('script', limit + 1), hasCalculator: true }])).toEqual([]);
  expect(overBudget([{ ...heavy('html', far), hasCalculator: true }])).toHaveLength(1);
});
