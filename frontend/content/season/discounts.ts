import { readData } from '../read-data.ts';

/** Percentages and conditions of the discounts; their words and rules are in `discount-rules.ts`. */
export const discounts = readData('discounts');
export type Discounts = typeof discounts;
