import { quoteResult, quoteTextTexts as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatOnDay, formatPeriodShort, formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { addDays } from '../iso-day.ts';
import { chainOffer } from './chain-offer.ts';
import type { Quote } from './compute-quote.ts';
import { decidingAssumptions } from './deciding-assumptions.ts';
import { explainQuote } from './explain-quote.ts';
import { deadlinesOf, missedDeadlines } from './give-advice.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

export type QuoteCase = {
  request: QuoteRequest;
  quote: Quote;
  payDay: IsoDay;
  /** The season is over: nothing of it is to be paid. */
  isOver: boolean;
};

/** `9–13 giugno: entro mercoledì 4 giugno`; empty where nothing is to be paid: season over, venue not confirmed. */
export const deadlinesInWords = ({ request, isOver }: QuoteCase, rules = quoteRules): string[] =>
  isOver || findVenue(request.venue).provisional
    ? []
    : deadlinesOf(request, rules).map(({ monday, deadline }) =>
        texts.deadline(
          formatPeriodShort({ firstDay: monday, lastDay: addDays(monday, rules.daysPerWeek - 1) }),
          formatWeekdayAndDay(deadline),
        ),
      );

/** The quote in plain text with all that the page says of it, for the clipboard and the chat; `link` is the absolute address that shows it again. */
export function quoteAsText(about: QuoteCase, link: string, rules: QuoteRules = quoteRules): string {
  const { request, quote, payDay, isOver } = about;
  const venue = findVenue(request.venue);
  const children = explainQuote(quote, request, rules).map((bill) =>
    [
      `${bill.title}: ${formatEuro(bill.cents)}`,
      ...bill.lines.map(
        (line) => `- ${line.text}: ${formatEuro(line.cents)}${line.detail ? `. ${line.detail}.` : ''}`,
      ),
      ...(bill.weeks ? [texts.weeks(bill.weeks)] : []),
    ].join('\n'),
  );
  const deadlines = deadlinesInWords(about, rules);
  const isOpenToReading = decidingAssumptions(quote, rules).some(({ isConfirmed }) => !isConfirmed);
  return [
    texts.title(venue.name, seasonText.label),
    ...children,
    [texts.total(formatEuro(quote.cents)), ...chainOffer(request, quote, payDay, rules)].join('\n'),
    missedDeadlines(request, payDay, rules).join('\n'),
    deadlines.length > 0 ? [texts.deadlines, ...deadlines.map((one) => `- ${one}`)].join('\n') : '',
    [
      quoteResult.binding,
      ...(isOpenToReading ? [texts.openToReading] : []),
      ...(isOver ? [quoteResult.seasonOver(seasonText.label)] : []),
      ...(venue.provisional ? [quoteResult.provisional] : []),
      ...(isOver ? [] : [texts.madeOn(`${formatOnDay(payDay)} ${payDay.slice(0, 4)}`)]),
    ].join('\n'),
    link,
  ]
    .filter(Boolean)
    .join('\n\n');
}
