import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';

/** What every touch on the quote computes: address in, total and advice out. */
export function calculate(address: string): { cents: number; advice: string[] } {
  const { state, draft } = readAddress(address);
  if (state !== 'lawful' || !draft.paymentDay) throw new Error(`no lawful quote in ${address}`);
  const quote = computeQuote(draft, draft.paymentDay);
  return { cents: quote.cents, advice: giveAdvice(draft, quote, draft.paymentDay) };
}
