import { expect, it } from 'vitest';
import { formatEuro, formatPrice } from '#frontend/italian/money.ts';

const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

it('writes cents as Italian euro, thousands grouped', () => {
  expect(spaced(formatEuro(123_450))).toBe('1.234,50 €');
  expect(spaced(formatEuro(1_234_567_89))).toBe('1.234.567,89 €');
  expect(spaced(formatEuro(5))).toBe('0,05 €');
});

it('leaves out the cents of a whole price and shows both of any other', () => {
  expect(spaced(formatPrice(129))).toBe('129 €');
  expect(spaced(formatPrice(142.5))).toBe('142,50 €');
  expect(spaced(formatPrice(1250))).toBe('1.250 €');
});

it('never parts an amount from its sign', () => {
  expect(formatPrice(129)).toBe('129\u00a0€');
});

it('writes every amount as Intl does', () => {
  const intl = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  for (let cents = -250_000; cents < 2_500_000; cents += 487)
    expect(formatEuro(cents)).toBe(intl.format(cents / 100).replace('-', '−'));
});
