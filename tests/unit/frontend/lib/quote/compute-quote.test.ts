import { expect, it } from 'vitest';
import { computeQuote, type Quote } from '#frontend/lib/quote/compute-quote.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { bruteForceTotal } from './brute-force.ts';
import { randomChild, randomFamily, randomFrom } from './random-families.ts';
import { discounts2025, requestOf, sportCity, summer2025 } from './summer-2025.ts';

const quoteOf = (request: QuoteRequest): Quote =>
  computeQuote(request, request.paymentDay ?? '2025-06-01', summer2025);

function families(seed: number, count: number): QuoteRequest[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => randomFamily(random));
}

it('agrees with every combination tried one by one, and takes no needless reduction', () => {
  for (const family of families(1, 200)) {
    const quote = quoteOf(family);
    const reductions = quote.children.reduce(
      (sum, child) => sum + Number(child.hasConvention) + child.reductions.length,
      0,
    );
    expect({ cents: quote.cents, reductions }).toEqual(bruteForceTotal(family));
  }
});

it('never asks more than the list price, always whole cents that add up', () => {
  for (const family of families(2, 200)) {
    const quote = quoteOf(family);
    expect(quote.cents).toBeLessThanOrEqual(quote.listCents);
    expect(quote.children.reduce((sum, child) => sum + child.cents, 0)).toBe(quote.cents);
    for (const child of quote.children) {
      const lines = child.lines.reduce((sum, line) => sum + line.cents, 0);
      expect(Number.isInteger(child.cents)).toBe(true);
      expect(child.reductions.reduce((left, { cents }) => left - cents, lines)).toBe(child.cents);
    }
  }
});

it('never raises the part of a child when a further child comes', () => {
  const random = randomFrom(5);
  for (const family of families(6, 500)) {
    const before = quoteOf(family);
    const after = quoteOf({ ...family, children: [...family.children, randomChild(family.venue, random)] });
    for (const [index, child] of before.children.entries())
      expect(after.children[index]?.cents).toBeLessThanOrEqual(child.cents);
  }
});

it('counts two children given as one object as two', () => {
  const child = { ...randomChild(sportCity, randomFrom(9)), weeks: ['2025-06-09' as const] };
  const family: QuoteRequest = {
    venue: sportCity,
    children: [child, child],
    hasConvention: false,
    friends: null,
    paysInAdvance: false,
    paymentDay: '2025-05-01',
  };
  expect(quoteOf(family).cents).toBe(quoteOf({ ...family, children: [child, { ...child }] }).cents);
});

it('lists the base price beside that of the convention', () => {
  const request = requestOf('sede=sport-city&bambino=6:s1&convenzione=1');
  // 10 + 135
  expect(computeQuote(request, '2025-06-01', summer2025).listCents).toBe(14_500);
});

it('follows the operator’s reading of the rules', () => {
  const [family] = families(10, 1) as [QuoteRequest];
  const child = { ...randomChild(sportCity, randomFrom(11)), days: 2, weeks: ['2025-06-09' as const] };
  const request = {
    ...family,
    venue: sportCity,
    children: [child],
    friends: 5,
    hasConvention: false,
  };
  const all = discounts2025({ reducedItems: ['week', 'halfDayWeek', 'day'] });
  const strict = computeQuote(request, '2025-05-01', summer2025).cents;
  const generous = computeQuote(request, '2025-05-01', { ...summer2025, discounts: all }).cents;
  expect(strict - generous).toBe(2 * 3500 * 0.2);
});
