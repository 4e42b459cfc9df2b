const euro = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('it-IT', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits,
  });
const exact = euro(2);
const whole = euro(0);

/** Integer cents as `1.234,50 €`. */
/* @__NO_SIDE_EFFECTS__ */
export const formatEuro = (cents: number): string => exact.format(cents / 100);

/** Euro from the content files, for cards and tables: `129 €`, `12,50 €`. */
/* @__NO_SIDE_EFFECTS__ */
export const formatPrice = (price: number): string => (Number.isInteger(price) ? whole : exact).format(price);
