import { itemTexts, lineTexts, weekExits } from '#frontend/content/pages/quote.ts';
import { formatPeriodShort } from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { addDays } from '../iso-day.ts';
import type { Quote } from './compute-quote.ts';
import type { ChildQuote } from './price-child.ts';
import { type ChildDraft, emptyChild, type QuoteRequest, weekKindOf } from './quote-request.ts';
import { pricesOf, type QuoteRules, quoteRules } from './quote-rules.ts';

/** A line of the bill; `cents` is negative for what is taken off, and all lines add up to the child's part. */
type BillLine = { text: string; cents: number; detail?: string };
/** `weeks` names the chosen weeks, empty without any. */
type ChildBill = { title: string; cents: number; lines: BillLine[]; weeks: string };

/** `9–13 giugno, 16–20 giugno`; each with its exit where they differ. */
function nameWeeks(child: ChildDraft, { daysPerWeek }: QuoteRules): string {
  const weeks = [...child.weeks, ...child.halfDayWeeks].sort().map((monday) => ({
    name: formatPeriodShort({ firstDay: monday, lastDay: addDays(monday, daysPerWeek - 1) }),
    kind: weekKindOf(child, monday) ?? 'full',
  }));
  const areAlike = new Set(weeks.map(({ kind }) => kind)).size < 2;
  return weeks.map(({ name, kind }) => (areAlike ? name : `${name} (${weekExits[kind]})`)).join(', ');
}

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
  return {
    title: lineTexts.child(number, child.age),
    cents: child.cents,
    lines: [...lines, ...reductions],
    weeks: nameWeeks(request.children[number - 1] ?? emptyChild, rules),
  };
}

/** The quote line by line, in words, child by child in the order of the request. */
export const explainQuote = (
  quote: Quote,
  request: QuoteRequest,
  rules: QuoteRules = quoteRules,
): ChildBill[] => quote.children.map((child, index) => explainChild(child, index + 1, request, rules));
