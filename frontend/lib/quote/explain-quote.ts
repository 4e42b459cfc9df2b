import { itemTexts, lineTexts } from '#frontend/content/pages/quote.ts';
import { formatPeriodShort } from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { addDays } from '../iso-day.ts';
import type { Quote } from './compute-quote.ts';
import type { ChildQuote } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';
import { pricesOf, type QuoteRules, quoteRules } from './quote-rules.ts';

/** A line of the bill; `cents` is negative for what is taken off, and all lines add up to the child's part. */
type BillLine = { text: string; cents: number; detail?: string };
/** `weeks` names the chosen weeks, empty without any. */
type ChildBill = { title: string; cents: number; lines: BillLine[]; weeks: string };

function explainChild(
  child: ChildQuote,
  number: number,
  request: QuoteRequest,
  rules: QuoteRules,
): ChildBill {
  const base = pricesOf(rules, request.venue).base;
  const lines = child.lines.map(({ kind, count, unitCents, cents }): BillLine => {
    const name = count === 1 ? itemTexts[kind].one : itemTexts[kind].many;
    return {
      text: lineTexts.item(count, name, formatEuro(unitCents)),
      cents,
      ...(unitCents !== base[kind] && { detail: lineTexts.convention }),
    };
  });
  const reductions = child.reductions.map(({ id, percent, cents }): BillLine => {
    const { line, condition } = rules.discounts[id];
    return { text: line(percent, child.facts), cents: -cents, detail: condition(child.facts) };
  });
  const { weeks = [], halfDayWeeks = [] } = request.children[number - 1] ?? {};
  const names = [...weeks, ...halfDayWeeks]
    .sort()
    .map((monday) =>
      formatPeriodShort({ firstDay: monday, lastDay: addDays(monday, rules.daysPerWeek - 1) }),
    );
  return {
    title: lineTexts.child(number, child.age),
    cents: child.cents,
    lines: [...lines, ...reductions],
    weeks: names.join(', '),
  };
}

/** The quote line by line, in words, child by child in the order of the request. */
export const explainQuote = (
  quote: Quote,
  request: QuoteRequest,
  rules: QuoteRules = quoteRules,
): ChildBill[] => quote.children.map((child, index) => explainChild(child, index + 1, request, rules));
