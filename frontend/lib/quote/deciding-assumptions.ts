import {
  type AssumptionId,
  assumptions,
  fixedAssumptions,
} from '#frontend/content/season/quote-assumptions.ts';
import type { Quote } from './compute-quote.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

const all = { ...assumptions, ...fixedAssumptions };

/** Assumptions on which this quote rests: each a sentence, confirmed by the operator or not. */
export function decidingAssumptions(
  { children }: Quote,
  { discounts }: QuoteRules = quoteRules,
): { text: string; isConfirmed: boolean }[] {
  const decided = new Set<AssumptionId>(
    children.flatMap(({ reductions, facts, hasConvention }) => {
      const others = reductions.length - 1 + Number(hasConvention);
      return reductions.flatMap(({ id }) => [
        'reducedItems' as const,
        ...discounts[id].readings(facts, others),
      ]);
    }),
  );
  if (children.some(({ isRounded }) => isRounded)) decided.add('rounding');
  const alternatives = children.flatMap(({ reductions, hasConvention }) =>
    hasConvention
      ? ['convention']
      : reductions.flatMap(({ id }) => (discounts[id].joins === 'alternative' ? [id] : [])),
  );
  if (new Set(alternatives).size > 1) decided.add('discountPerChild');
  return (Object.keys(all) as AssumptionId[]).filter((id) => decided.has(id)).map((id) => all[id]);
}
