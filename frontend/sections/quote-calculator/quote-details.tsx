import { quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { assumptions } from '#frontend/content/season/quote-assumptions.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteBill } from './quote-bill.tsx';
import styles from './quote-details.module.css';

export type QuoteDetailsProps = { quote: Quote; request: QuoteRequest; payDay: IsoDay; anchor: string };

/** Under a total: how it came about, what would be cheaper or is missing, and what a family does with it. */
export default function QuoteDetails({ quote, request, payDay, anchor }: QuoteDetailsProps) {
  const advice = giveAdvice(request, quote, payDay);
  return (
    <>
      <QuoteBill quote={quote} request={request} />
      <div className={styles.assumptions}>
        <h4>{texts.assumptions}</h4>
        <ul>
          {Object.values(assumptions).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
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
