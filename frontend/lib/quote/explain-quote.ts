import { itemTexts, lineTexts } from '#frontend/content/pages/quote.ts';
import { formatPeriodShort } from '#frontend/italian/dates.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { addDays } from '../dates.ts';
import type { Quote } from './compute-quote.ts';
import { type ChildQuote, chainPeople } from './price-child.ts';
import type { QuoteRequest } from './quote-request.ts';

/** A line of the bill; `cents` is negative for what is taken off, and all lines add up to the child's part. */
export type BillLine = { text: string; cents: number; detail?: string };
/** `weeks` names the chosen weeks, empty without any. */
export type ChildBill = { title: string; cents: number; lines: BillLine[]; weeks: string };

/** An item of the quote with its count in words, `2 settimane`. */
export function countItems(kind: keyof typeof itemTexts, count: number): string {
  return `${count} ${count === 1 ? itemTexts[kind].one : itemTexts[kind].many}`;
}

function explainChild(child: ChildQuote, number: number, request: QuoteRequest): ChildBill {
  const lines: BillLine[] = child.lines.map(({ kind, count, unitCents, cents }) => {
    const name = count === 1 ? itemTexts[kind].one : itemTexts[kind].many;
    return {
      text: lineTexts.item(count, name, formatEuro(unitCents)),
      cents,
      ...(child.reduction === 'convention' && { detail: lineTexts.convention }),
    };
  });
  const { reduction, percent, reductionCents, advancePercent, advanceCents } = child;
  const draft = request.children[number - 1];
  if (reduction === 'siblings')
    lines.push({
      text: lineTexts.siblings(percent),
      cents: -reductionCents,
      detail: lineTexts.siblingsReading,
    });
  if (reduction === 'chain' && draft)
    lines.push({
      text: lineTexts.chain(percent, chainPeople(request, draft)),
      cents: -reductionCents,
      ...(chainPeople(request, draft) > request.friends && {
        detail: lineTexts.chainReading,
      }),
    });
  if (advancePercent > 0)
    lines.push({
      text: lineTexts.advance(advancePercent),
      cents: -advanceCents,
      detail: lineTexts.advanceReading,
    });
  const weeks = [...(draft?.weeks ?? []), ...(draft?.halfDayWeeks ?? [])]
    .sort()
    .map((monday) => formatPeriodShort({ firstDay: monday, lastDay: addDays(monday, 4) }));
  return { title: lineTexts.child(number, child.age), cents: child.cents, lines, weeks: weeks.join(', ') };
}

/** The quote line by line, in words, child by child in the order of the request. */
export const explainQuote = (quote: Quote, request: QuoteRequest): ChildBill[] =>
  quote.children.map((child, index) => explainChild(child, index + 1, request));
