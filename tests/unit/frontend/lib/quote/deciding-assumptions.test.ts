import { expect, it } from 'vitest';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { decidingAssumptions } from '#frontend/lib/quote/deciding-assumptions.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';
import { items, summer2025 } from './summer-2025.ts';

function assumptionsUnder(search: string): string[] {
  const reading = readAddress(`?${search}`, null, summer2025);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  return decidingAssumptions(
    computeQuote(reading.draft, reading.draft.paymentDay ?? '2025-06-01', summer2025),
  ).map(({ text }) => text);
}

const siblings = expect.stringContaining('tutti i figli tranne uno');
const reducedItems = expect.stringContaining('non l’iscrizione');
const advance = expect.stringContaining('già ridotto dagli altri sconti');
const rounding = expect.stringContaining('si arrotonda');
const perChild = expect.stringContaining('bambino per bambino');
const siblingsInChain = expect.stringContaining('contano anche gli altri figli');

it('says nothing where nothing is reduced', () => {
  expect(assumptionsUnder(`sede=sport-city&bambino=5:${items([1, 2])},g2`)).toEqual([]);
});

it('says of the siblings what decides their reduction', () => {
  const children = `bambino=5:${items([1])}&bambino=7:${items([1])}`;
  expect(assumptionsUnder(`sede=sport-city&${children}`)).toEqual([siblings, reducedItems]);
});

it('says on which price the advance payment is reckoned only beside another reduction', () => {
  const fourWeeks = items([1, 2, 3, 4]);
  expect(assumptionsUnder(`sede=sport-city&bambino=5:${fourWeeks}&anticipo=1`)).toEqual([reducedItems]);
  expect(assumptionsUnder(`sede=sport-city&bambino=5:${fourWeeks}&anticipo=1&convenzione=1`)).toEqual([
    reducedItems,
    advance,
  ]);
});

it('speaks of rounding only where there is a fraction of a cent', () => {
  const fiveWeeks = items([1, 2, 3, 4, 5]);
  const two = `bambino=5:${fiveWeeks}&bambino=7:${fiveWeeks}`;
  expect(assumptionsUnder(`sede=sc-ostiense&${two}&anticipo=1`)).toEqual([
    siblings,
    reducedItems,
    advance,
    rounding,
    perChild,
  ]);
});

it('says that siblings count in the chain where the chain is the cheapest', () => {
  const children = `bambino=5:${items([1])}&bambino=7:${items([1])}`;
  expect(assumptionsUnder(`sede=sport-city&${children}&amici=3&data=2025-05-20`)).toEqual([
    reducedItems,
    siblingsInChain,
  ]);
});
