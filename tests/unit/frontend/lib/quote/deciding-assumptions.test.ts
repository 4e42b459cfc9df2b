import { expect, it } from 'vitest';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { decidingAssumptions } from '#frontend/lib/quote/deciding-assumptions.ts';
import { requestOf, summer2025 } from './summer-2025.ts';

function assumptionsUnder(search: string): string[] {
  const request = requestOf(search);
  const quote = computeQuote(request, request.paymentDay ?? '2025-06-01', summer2025);
  return decidingAssumptions(quote).map(({ text }) => text);
}

const siblings = expect.stringContaining('tutti i figli tranne uno');
const reducedItems = expect.stringContaining('non l’iscrizione');
const advance = expect.stringContaining('già ridotto dagli altri sconti');
const advanceMeans = expect.stringContaining('vuol dire pagare');
const chainKept = expect.stringContaining('resta bloccato');
const perFamily = expect.stringContaining('due sconti diversi');
const rounding = expect.stringContaining('si arrotonda');
const perChild = expect.stringContaining('bambino per bambino');
const siblingsInChain = expect.stringContaining('contano anche gli altri figli');

it('says nothing where nothing is reduced', () => {
  expect(assumptionsUnder(`sede=sport-city&bambino=5:s1-2,g2`)).toEqual([]);
});

it('says of the siblings what decides their reduction', () => {
  const children = `bambino=5:s1&bambino=7:s1`;
  expect(assumptionsUnder(`sede=sport-city&${children}`)).toEqual([siblings, reducedItems]);
});

it('says on which price the advance payment is reckoned only beside another reduction', () => {
  const fourWeeks = 's1-4';
  expect(assumptionsUnder(`sede=sport-city&bambino=5:${fourWeeks}&anticipo=1`)).toEqual([
    reducedItems,
    advanceMeans,
  ]);
  expect(assumptionsUnder(`sede=sport-city&bambino=5:${fourWeeks}&anticipo=1&convenzione=1`)).toEqual([
    reducedItems,
    advance,
    advanceMeans,
  ]);
});

it('speaks of rounding only where there is a fraction of a cent', () => {
  const fiveWeeks = 's1-5';
  const two = `bambino=5:${fiveWeeks}&bambino=7:${fiveWeeks}`;
  expect(assumptionsUnder(`sede=sc-ostiense&${two}&anticipo=1`)).toEqual([
    siblings,
    reducedItems,
    advance,
    rounding,
    perChild,
    advanceMeans,
  ]);
});

it('says that siblings count in the chain where the chain is the cheapest', () => {
  const children = `bambino=5:s1&bambino=7:s1`;
  expect(assumptionsUnder(`sede=sport-city&${children}&amici=3&data=2025-05-20`)).toEqual([
    reducedItems,
    siblingsInChain,
    chainKept,
  ]);
});

it('says that two children may have different discounts where they do', () => {
  const children = `bambino=5:s1-2&bambino=7:s1`;
  expect(assumptionsUnder(`sede=sport-city&${children}&amici=0&data=2025-05-20`)).toEqual([
    siblings,
    reducedItems,
    siblingsInChain,
    chainKept,
    perFamily,
  ]);
});
