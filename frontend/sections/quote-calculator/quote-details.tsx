import { quoteTextTexts, quoteResult as texts } from '#frontend/content/pages/quote.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { decidingAssumptions } from '#frontend/lib/quote/deciding-assumptions.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { QuoteActions } from './quote-actions.tsx';
import styles from './quote-details.module.css';

export type QuoteDetailsProps = { quote: Quote; request: QuoteRequest; payDay: IsoDay; anchor: string };

/** Under a total: its explanation, advice and actions. */
export default function QuoteDetails({ quote, request, payDay, anchor }: QuoteDetailsProps) {
  const advice = giveAdvice(request, quote, payDay);
  const assumptions = decidingAssumptions(quote);
  return (
    <>
      <QuoteBill quote={quote} request={request} />
      <Assumptions
        list={assumptions.filter(({ isConfirmed }) => !isConfirmed)}
        heading={texts.assumptions.unconfirmed}
      />
      <Assumptions
        list={assumptions.filter(({ isConfirmed }) => isConfirmed)}
        heading={texts.assumptions.confirmed}
      />
      {advice.length > 0 ? (
        <div className={styles.advice}>
          <h4>{texts.advice}</h4>
          <ul>
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <QuoteActions quote={quote} request={request} anchor={anchor} />
    </>
  );
}

function Assumptions({ list, heading }: { list: readonly { text: string }[]; heading: string }) {
  if (list.length === 0) return null;
  return (
    <div className={styles.assumptions}>
      <h4>{heading}</h4>
      <ul>
        {list.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Child by child, line by line; the lines of a child add up to its part. */
function QuoteBill({ quote, request }: { quote: Quote; request: QuoteRequest }) {
  return (
    <ol className="stack gap-4">
      {explainQuote(quote, request).map(({ title, cents, lines, weeks }, index) => (
        <li key={title}>
          <div className={styles.part}>
            <strong>{title}</strong>
            <strong id={`totale-${index + 1}`}>{formatEuro(cents)}</strong>
          </div>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.text} data-off={line.cents < 0 || undefined}>
                <span>
                  {line.text}
                  {line.detail ? <small>{line.detail}</small> : null}
                </span>
                <span>{formatEuro(line.cents)}</span>
              </li>
            ))}
          </ul>
          {weeks ? <p className={styles.weeks}>{quoteTextTexts.weeks(weeks)}</p> : null}
        </li>
      ))}
    </ol>
  );
}
