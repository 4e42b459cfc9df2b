import { formatNumber } from './words.ts';

/** With the space that does not break. */
const euro = (amount: number, decimals: number) => `${formatNumber(amount, decimals)}\u00a0€`;

/** Integer cents as `1.234,50 €`, below zero with a minus sign. */
export const formatEuro = (cents: number): string => euro(cents / 100, 2).replace('-', '\u2212');

/** Euro from the content files, for cards and tables: `129 €`, `12,50 €`. */
export const formatPrice = (price: number): string => euro(price, Number.isInteger(price) ? 0 : 2);
