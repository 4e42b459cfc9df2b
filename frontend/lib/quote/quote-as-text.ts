import { quoteTextTexts as texts } from '#frontend/content/quote-texts.ts';
import { season } from '#frontend/content/season.ts';
import { spellPeriodShort } from '#frontend/content/spell.ts';
import { addDays } from '../dates.ts';
import { formatEuro } from '../money.ts';
import type { Quote } from './compute-quote.ts';
import { explainQuote } from './explain-quote.ts';
import type { QuoteRequest } from './quote-request.ts';

/** The quote in plain text, for the clipboard and the chat; `link` is the absolute address that shows it again. */
export function quoteAsText(request: QuoteRequest, quote: Quote, venueName: string, link: string): string {
  const children = explainQuote(quote, request).map((bill, index) => {
    const child = request.children[index];
    const weeks = [...(child?.weeks ?? []), ...(child?.halfDayWeeks ?? [])].toSorted();
    return [
      `${bill.title}: ${formatEuro(bill.cents)}`,
      ...bill.lines.map((line) => `- ${line.text}: ${formatEuro(line.cents)}`),
      ...(weeks.length
        ? [
            texts.weeks(
              weeks
                .map((monday) => spellPeriodShort({ firstDay: monday, lastDay: addDays(monday, 4) }))
                .join(', '),
            ),
          ]
        : []),
    ].join('\n');
  });
  return [texts.title(venueName, season.label), ...children, texts.total(formatEuro(quote.cents)), link].join(
    '\n\n',
  );
}
