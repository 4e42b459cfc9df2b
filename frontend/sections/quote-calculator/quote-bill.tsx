import { quoteTextTexts } from '#frontend/content/pages/quote.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import styles from './quote-bill.module.css';

/** Child by child, line by line; the lines of a child add up to its part. */
export function QuoteBill({ quote, request }: { quote: Quote; request: QuoteRequest }) {
  return (
    <ol className="stack gap-4" data-keep-clear>
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
