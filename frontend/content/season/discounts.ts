import { readData } from '../read-data.ts';

const { chain, ...others } = readData('discounts');
const { promotion } = readData('season');

/** Percentages and conditions of the discounts; their words and rules are in `discount-rules.ts`. */
export const discounts = {
  // Nobody has the chain discount in a year without its promotion, not even by a link that was sent before.
  chain: promotion ? chain : { ...chain, percentPerPerson: 0 },
  ...others,
};
export type Discounts = typeof discounts;
