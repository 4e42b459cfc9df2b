import { expect, it } from 'vitest';
import { formatEuro, formatPrice, toCents } from '#frontend/italian/money.ts';

const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

it('writes cents as Italian euro, thousands grouped', () => {
  expect(spaced(formatEuro(123_450))).toBe('1.234,50 €');
  expect(spaced(formatEuro(1_234_567_89))).toBe('1.234.567,89 €');
  expect(spaced(formatEuro(5))).toBe('0,05 €');
});

it('leaves out the cents of a whole price', () => {
  expect(spaced(formatPrice(129))).toBe('129 €');
  expect(spaced(formatPrice(12.5))).toBe('12,50 €');
});

it('turns euro of the content files into whole cents', () => {
  expect(toCents(19.99)).toBe(1999);
  expect(toCents(1.1)).toBe(110);
});
