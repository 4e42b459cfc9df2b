import type { infer as Infer } from 'zod';
import type { discounts as discountsSchema } from '../schema/season.ts';

export type Discounts = Infer<typeof discountsSchema>;

/** Percentages and conditions of the reductions. Only `advance` goes together with another one. */
export const discounts: Discounts = {
  chain: { percentPerPerson: 4, percentMax: 20, minWeeks: 1 },
  siblings: { percent: 10 },
  advance: { percent: 5, fromWeeks: 4 },
};

const { percent, fromWeeks } = discounts.advance;
const { minWeeks } = discounts.chain;

/** As `una settimana`, `2 settimane`. */
export const chainWeeks = minWeeks === 1 ? 'una settimana' : `${minWeeks} settimane`;

/** Combination rule in full; cards and advice say their part of it. */
export const discountsTogether = `Il ${percent}% per chi paga ${fromWeeks} settimane in anticipo si somma agli altri sconti. Catena, fratelli e convenzione non si sommano tra loro.`;
