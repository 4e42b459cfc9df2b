import { expect, it } from 'vitest';
import { merge } from '#frontend/edit/merge.ts';
import { nextYear, withPart } from '#frontend/edit/views.ts';

it.each([
  [
    'takes what only the other window changed',
    { a: 1, b: 1 },
    { a: 1, b: 1 },
    { a: 1, b: 3 },
    { a: 1, b: 3 },
  ],
  ['takes both changes of one group', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['keeps mine where both changed one entry', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  [
    'takes changes of two items of a list',
    [{ a: 1 }, { a: 1 }],
    [{ a: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 3 }],
    [{ a: 2 }, { a: 3 }],
  ],
  ['keeps a list that grew here', [1], [1, 2], [3], [1, 2]],
  ['takes a missing entry for null', { a: null, b: 1 }, { b: 1 }, { a: 4, b: 1 }, { a: 4, b: 1 }],
])('%s', (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual(merged);
});

it('puts back the prices of each venue by its page', () => {
  const part = { name: 'venues', entries: ['prices'] };
  const now = [
    { slug: 'b', name: 'B', prices: 3 },
    { slug: 'a', name: 'A2', prices: 4 },
  ];
  const published = [
    { slug: 'a', name: 'A', prices: 1 },
    { slug: 'b', name: 'B', prices: 2 },
  ];
  expect(withPart(part, now, published)).toEqual([
    { slug: 'b', name: 'B', prices: 2 },
    { slug: 'a', name: 'A2', prices: 1 },
  ]);
});

it('moves a season by whole weeks', () => {
  expect(nextYear({ firstDay: '2025-06-09', opens: '07:30', pause: null })).toEqual({
    firstDay: '2026-06-08',
    opens: '07:30',
    pause: null,
  });
});
