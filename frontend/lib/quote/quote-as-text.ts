import { quoteTextTexts as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import type { Quote } from './compute-quote.ts';
import { explainQuote } from './explain-quote.ts';
import type { QuoteRequest } from './quote-request.ts';

/** The quote in plain text, for the clipboard and the chat; `link` is the absolute address that shows it again. */
export function quoteAsText(request: QuoteRequest, quote: Quote, venueName: string, link: string): string {
  const children = explainQuote(quote, request).map((bill) =>
    [
      `${bill.title}: ${formatEuro(bill.cents)}`,
      ...bill.lines.map(
        (line) => `- ${line.text}${line.detail ? ` (${line.detail})` : ''}: ${formatEuro(line.cents)}`,
      ),
      ...(bill.weeks ? [texts.weeks(bill.weeks)] : []),
    ].join('\n'),
  );
  return [
    texts.title(venueName, seasonText.label),
    ...children,
    texts.total(formatEuro(quote.cents)),
    link,
  ].join('\n\n');
}
