import { quoteResult as texts } from '#frontend/content/pages/quote.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { QuoteActions } from './quote-actions.tsx';
import styles from './quote-result.module.css';

type QuoteNextStepsProps = { quote: Quote; request: QuoteRequest; payDay: IsoDay; anchor: string };

/** Under a total: what would be cheaper or is missing, and what a family does with it. */
export default function QuoteNextSteps({ quote, request, payDay, anchor }: QuoteNextStepsProps) {
  const advice = giveAdvice(request, quote, payDay);
  return (
    <>
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
