import { readData } from '../read-data.ts';

/** The calculator's readings of rules that leave room; their sentences are in `quote-assumptions.ts`. */
export const readings = readData('quote-assumptions');
