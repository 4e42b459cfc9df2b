import { assumptions } from '#frontend/content/season/quote-assumptions.ts';
import type { Quote } from './compute-quote.ts';
import type { ChildQuote } from './price-child.ts';

const decides: Record<keyof typeof assumptions, (child: ChildQuote) => boolean> = {
  siblingsAtFullPrice: ({ reduction }) => reduction === 'siblings',
  reducedItems: ({ percent, advancePercent }) => percent + advancePercent > 0,
  advanceAppliesTo: ({ reduction, advancePercent }) => advancePercent > 0 && reduction !== 'none',
  rounding: ({ isRounded }) => isRounded,
};

/** Assumptions on which this quote rests, each with its sentence. */
export const decidingAssumptions = ({ children }: Quote): { text: string }[] =>
  (Object.keys(decides) as (keyof typeof decides)[])
    .filter((name) => children.some(decides[name]))
    .map((name) => assumptions[name]);
