const exact = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const plain = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Integer cents as `1.234,50 €`. */
export const formatEuro = (cents: number): string => exact.format(cents / 100);

/** Euro from the content files, for tables: `129 €`, `12,50 €`. */
export const formatPrice = (euro: number): string => plain.format(euro);

/** Euro from the content files in integer cents. */
export const toCents = (euro: number): number => Math.round(euro * 100);
