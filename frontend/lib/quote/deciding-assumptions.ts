import { assumptions, fixedAssumptions } from '#frontend/content/season/quote-assumptions.ts';
import type { Quote } from './compute-quote.ts';

const all = { ...assumptions, ...fixedAssumptions };

const decides: Record<keyof typeof all, (quote: Quote) => boolean> = {
  siblingsAtFullPrice: ({ children }) => children.some(({ reduction }) => reduction === 'siblings'),
  reducedItems: ({ children }) =>
    children.some(({ percent, advancePercent }) => percent + advancePercent > 0),
  advanceAppliesTo: ({ children }) =>
    children.some(({ reduction, advancePercent }) => advancePercent > 0 && reduction !== 'none'),
  rounding: ({ children }) => children.some(({ isRounded }) => isRounded),
  siblingsInChain: ({ children }) =>
    children.some(({ reduction }) => reduction === 'chain') &&
    children.filter(({ weeks }) => weeks > 0).length > 1,
  advancePerChild: ({ children }) =>
    children.length > 1 && children.some(({ advancePercent }) => advancePercent > 0),
};

/** Assumptions on which this quote rests: each a sentence, confirmed by the operator or not. */
export const decidingAssumptions = (quote: Quote): { text: string; isConfirmed: boolean }[] =>
  (Object.keys(decides) as (keyof typeof decides)[])
    .filter((name) => decides[name](quote))
    .map((name) => all[name]);
