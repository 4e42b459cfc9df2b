import { expect, it } from 'vitest';
import {
  budgetWarnings,
  overBudget,
  type PageWeight,
  type Part,
  siteOverBudget,
  siteWarnings,
  weightTable,
} from '#frontend/build/budget.ts';

const parts: Part[] = ['html', 'script', 'style', 'fonts', 'pictures', 'largest', 'firstView', 'elements'];
const nothing = {
  path: '/',
  hasCalculator: false,
  ...Object.fromEntries(parts.map((part) => [part, { amount: 0 }])),
} as PageWeight;
const heavy = (part: Part, amount: number, from: Record<string, number> = {}): PageWeight => ({
  ...nothing,
  [part]: { amount, from },
});
const far = 10_000_000;

/** The most of a part that the budget lets through. */
const limitOf = (part: Part) => Number(/budget (\d+)/.exec(overBudget([heavy(part, far)])[0] ?? '')?.[1]);

it('names each part of a page that is above its budget, and only that', () => {
  expect(overBudget([nothing])).toEqual([]);
  for (const part of parts.filter((one) => one !== 'elements')) {
    const limit = limitOf(part);
    expect(overBudget([heavy(part, limit)])).toEqual([]);
    expect(overBudget([heavy(part, limit + 1)])).toEqual([`/: ${part} ${limit + 1} B, budget ${limit} B`]);
  }
});

it('says when the home page has very many elements, and refuses no edition for it', () => {
  const crowded = heavy('elements', far);
  expect(overBudget([crowded])).toEqual([]);
  expect(budgetWarnings([crowded])).toEqual([expect.stringMatching(/^elements: \/ has \d+ of \d+$/)]);
  expect(budgetWarnings([{ ...crowded, path: '/privacy' }])).toEqual([]);
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

it('leaves the pages with the calculator room for its script, and says so when their HTML is long, which refuses no edition', () => {
  const limit = limitOf('script');
  expect(overBudget([{ ...heavy('script', limit + 1), hasCalculator: true }])).toEqual([]);
  expect(overBudget([{ ...heavy('script', far), hasCalculator: true }])).toHaveLength(1);
  const long = { ...heavy('html', limitOf('html') + 1), hasCalculator: true };
  expect(overBudget([long])).toEqual([]);
  expect(budgetWarnings([long])).toEqual([expect.stringMatching(/^html: \/ has 14\.6 of 14\.6$/)]);
});

it('names the nearest page, what weighs most on it and what has grown', () => {
  const limit = limitOf('script');
  const almost = Math.ceil(limit * 0.96);
  const now = heavy('script', almost, { 'home.ts': 4000, 'menu.ts': 2500, 'a.ts': 1, 'b.ts': 1, 'c.ts': 0 });
  const less = { ...heavy('script', almost - 1), path: '/b' };
  const before = heavy('script', almost - 500, { 'home.ts': 4000, 'menu.ts': 2000 });
  expect(budgetWarnings([heavy('script', limit / 2)])).toEqual([]);
  expect(budgetWarnings([less, now], [before])).toEqual([
    `script: / has ${(almost / 1000).toFixed(1)} of ${(limit / 1000).toFixed(1)} (2 pages are close); most of it: home.ts 4.0, menu.ts 2.5, a.ts 0.0, b.ts 0.0; grown: menu.ts +0.5`,
  ]);
});

it('says how near the starter and the worker are to their budgets, and when they are beyond', () => {
  const site = (starter: number, worker: number) => ({
    starter: { amount: starter },
    worker: { amount: worker, from: { openai: 90_000, hono: 9000 } },
  });
  expect([...siteOverBudget(site(400, 90_000)), ...siteWarnings(site(400, 90_000))]).toEqual([]);
  expect(siteWarnings(site(500, 110_000))).toEqual([
    'starter: 500 of 500 B',
    'worker: 110000 of 110000 B; most of it: openai 90.0, hono 9.0',
  ]);
  expect(siteOverBudget(site(501, 110_001))).toEqual([
    'starter 501 B, budget 500 B',
    'worker 110001 B, budget 110000 B',
  ]);
});
