import { type ComponentType, useEffect, useState } from 'react';
import { quoteForm, quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { siteName } from '#frontend/content/site.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { chainOffer } from '#frontend/lib/quote/chain-offer.ts';
import { computeQuote, type Quote } from '#frontend/lib/quote/compute-quote.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import type { AddressReading } from '#frontend/lib/quote/read-address.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { useScrollRestoration } from '#frontend/ui/use-scroll-restoration.ts';
import type { QuoteDetailsProps } from './quote-details.tsx';
import styles from './quote-result.module.css';

/** Loads the details, a third of the calculator's code, once there is a total. The total is shown only with them. */
function useQuoteDetails(areNeeded: boolean): ComponentType<QuoteDetailsProps> | null {
  const [Details, setDetails] = useState<ComponentType<QuoteDetailsProps> | null>(null);
  useEffect(() => {
    if (areNeeded)
      void importWithRetry(() => import('./quote-details.tsx')).then((one) => setDetails(() => one.default));
  }, [areNeeded]);
  return Details;
}

const over = when('venues-over');

type QuoteResultProps = {
  reading: AddressReading;
  today: IsoDay | null;
  isBeingFilledIn: boolean;
  anchor: string;
};

/** Request of the complete children, while another one is being filled in; null without any. */
function withoutUnfinished({
  draft: { venue, children, ...family },
  problems,
}: AddressReading): QuoteRequest | null {
  const complete = children.flatMap(({ age, ...child }, index) => {
    const isUnfinished = problems.some(({ field }) => field.endsWith(`-${index + 1}`));
    return age === null || isUnfinished ? [] : [{ ...child, age }];
  });
  const isUsable = problems.every(({ isMissing }) => isMissing);
  return venue && isUsable && complete.length > 0 ? { ...family, venue, children: complete } : null;
}

/** Next step of a form that is being filled in. */
function NextStep({ reading: { draft, problems } }: { reading: AddressReading }) {
  const [next] = problems;
  if (!next) return null;
  const number = Number(next.field.split('-')[1]);
  if (!number || draft.children.length === 1) return <p>{next.text}</p>;
  return <p>{texts.nextStep(quoteForm.childTitle(number), next.text)}</p>;
}

/** The total with its explanation and advice. */
export function QuoteResult({ reading, today, isBeingFilledIn, anchor }: QuoteResultProps) {
  const isUnfinished = isBeingFilledIn && reading.problems.some(({ isMissing }) => isMissing);
  const request = reading.state === 'valid' && today ? reading.draft : null;
  const payDay = reading.draft.paymentDay ?? today;
  const computed = request && payDay ? computeQuote(request, payDay) : null;
  const QuoteDetails = useQuoteDetails(computed !== null);
  const quote = QuoteDetails ? computed : null;
  useScrollRestoration(quote !== null || reading.state === 'refused');
  const partly = isUnfinished ? withoutUnfinished(reading) : null;
  return (
    // The quote is printed alone, without the rest of its page.
    <section
      aria-labelledby="preventivo"
      className={styles.result}
      data-printed={quote ? '' : undefined}
      data-large={quote && quote.children.length > 2 ? '' : undefined}
    >
      <div className={styles.sum} aria-live="polite">
        {quote && request && payDay ? (
          <>
            <div>
              <h3 id="preventivo">{texts.total}</h3>
              <strong id="totale" className={styles.total}>
                {formatEuro(quote.cents)}
              </strong>
            </div>
            {/* The stub on paper. */}
            <small>{`${siteName}, ${findVenue(request.venue).name}, ${seasonText.label}`}</small>
            <ChainOffer quote={quote} request={request} payDay={payDay} />
          </>
        ) : partly && payDay ? (
          <>
            <div>
              <h3 id="preventivo">{texts.soFar(partly.children.length)}</h3>
              <strong className={styles.total}>{formatEuro(computeQuote(partly, payDay).cents)}</strong>
            </div>
            <NextStep reading={reading} />
          </>
        ) : (
          <>
            <h3 id="preventivo">{texts.title}</h3>
            {isUnfinished ? (
              <NextStep reading={reading} />
            ) : (
              <p>{computed ? '…' : reading.state === 'refused' ? texts.refused : texts.invitation}</p>
            )}
          </>
        )}
      </div>
      {QuoteDetails && request && quote && payDay && today ? (
        <QuoteDetails quote={quote} request={request} payDay={payDay} today={today} anchor={anchor} />
      ) : (
        <div {...over} className={styles.over}>
          <Notice tone="warning">
            <p>{texts.seasonOver(seasonText.label)}</p>
          </Notice>
        </div>
      )}
    </section>
  );
}

type ChainOfferProps = { quote: Quote; request: QuoteRequest; payDay: IsoDay };

/** Says how the chain list changes the total. */
function ChainOffer({ quote, request, payDay }: ChainOfferProps) {
  const sentences = chainOffer(request, quote, payDay);
  if (sentences.length === 0) return null;
  return (
    <p>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </p>
  );
}
