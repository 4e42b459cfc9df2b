import { quoteResult } from '#frontend/content/pages/quote.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { computeQuote, type Quote } from './compute-quote.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

/** Says how the chain list changes the total: without it, or what it would give, with a first friend too; empty where it changes nothing. */
export function chainOffer(
  request: QuoteRequest,
  { cents, children }: Quote,
  payDay: IsoDay,
  rules: QuoteRules = quoteRules,
): string[] {
  const { chain } = quoteResult;
  const totalWith = (friends: number | null) => computeQuote({ ...request, friends }, payDay, rules).cents;
  if (children.some(({ reductions }) => reductions.some(({ id }) => id === 'chain')))
    return [chain.condition, chain.without(formatEuro(totalWith(null)))];
  const [alone, withFriend] = [totalWith(0), totalWith(1)];
  if (alone < cents) return [chain.offer(formatEuro(alone))];
  return withFriend < cents ? [chain.offerWithFriend(formatEuro(withFriend))] : [];
}
