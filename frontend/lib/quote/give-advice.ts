import { certificateRule } from '#frontend/content/pages/enrolment-rules.ts';
import { adviceTexts } from '#frontend/content/pages/quote-advice.ts';
import { weeksInWords } from '#frontend/content/season/chain-rule.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatOfDay, formatOnDay, formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { paymentDeadline } from '../season/season-weeks.ts';
import { computeQuote, type Quote } from './compute-quote.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

const isOver = (payDay: IsoDay, { weeks }: QuoteRules) => payDay > (weeks.at(-1)?.friday ?? payDay);

/** The days by which the chosen weeks are paid, in order, with the Monday of each. */
export function deadlinesOf(
  { children }: QuoteRequest,
  { paymentWeekday }: QuoteRules = quoteRules,
): { monday: IsoDay; deadline: IsoDay }[] {
  const mondays = new Set(children.flatMap(({ weeks, halfDayWeeks }) => [...weeks, ...halfDayWeeks]));
  return [...mondays].sort().map((monday) => ({ monday, deadline: paymentDeadline(monday, paymentWeekday) }));
}

/** Says which deadline this payment day misses first, and that the chain's is past; empty after the season, when nothing is paid. */
export function missedDeadlines(
  request: QuoteRequest,
  payDay: IsoDay,
  rules: QuoteRules = quoteRules,
): string[] {
  if (isOver(payDay, rules)) return request.friends === null ? [] : [adviceTexts.chainClosed.past];
  const missed = deadlinesOf(request, rules).find(({ deadline }) => payDay > deadline);
  const { lastDay } = rules.discounts.chain;
  return [
    ...(missed
      ? [
          adviceTexts.deadlineMissed(
            formatOfDay(missed.monday),
            formatWeekdayAndDay(missed.deadline),
            formatOnDay(payDay),
          ),
        ]
      : []),
    ...(request.friends !== null && lastDay && payDay > lastDay
      ? [adviceTexts.chainClosed.now(formatOnDay(payDay))]
      : []),
  ];
}

/** Lists advice besides the bill: combination, payment in advance, proofs; after the season only the first. */
export function giveAdvice(
  request: QuoteRequest,
  quote: Quote,
  payDay: IsoDay,
  rules: QuoteRules = quoteRules,
): string[] {
  const isReduced = quote.children.some(
    ({ reductions, hasConvention }) => reductions.length > 0 || hasConvention,
  );
  const { now, past } = adviceTexts.together;
  if (isOver(payDay, rules)) return isReduced ? [past] : [];
  const inAdvance = computeQuote({ ...request, paysInAdvance: true }, payDay, rules);
  const saving = quote.cents - inAdvance.cents;
  const facts = quote.children.map((child) => child.facts);
  const { chain, advance } = rules.discountValues;
  return [
    ...(isReduced ? [now] : []),
    ...(saving > 0 ? [adviceTexts.advancePossible(advance.fromWeeks, formatEuro(saving))] : []),
    ...(request.paysInAdvance && facts.some(({ weeks }) => weeks < advance.fromWeeks)
      ? [adviceTexts.advanceTooFew(advance.fromWeeks)]
      : []),
    ...(request.friends !== null && facts.some(({ weeks }) => weeks < chain.minWeeks)
      ? [adviceTexts.chainNeedsWeek(weeksInWords(chain.minWeeks))]
      : []),
    ...(quote.children.some(({ hasConvention }) => hasConvention) ? [adviceTexts.conventionProof] : []),
    ...(request.children.some(({ age }) => age >= rules.certificateFromAge) ? [certificateRule] : []),
  ];
}
