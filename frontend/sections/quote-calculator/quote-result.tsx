import { type ComponentType, useEffect, useState } from 'react';
import { quoteForm, quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { findVenue } from '#frontend/lib/find-venue.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { computeQuote, type Quote } from '#frontend/lib/quote/compute-quote.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
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
  const provisional = request && findVenue(request.venue).provisional;
  const saving = quote ? quote.listCents - quote.cents : 0;

  return (
    <section aria-labelledby="preventivo" className={styles.result}>
      <div className={styles.sum} aria-live="polite">
        {quote && request && payDay ? (
          <>
            <div>
              <h3 id="preventivo">{texts.total}</h3>
              <strong id="totale" className={styles.total}>
                {formatEuro(quote.cents)}
              </strong>
            </div>
            <ChainCondition quote={quote} request={request} payDay={payDay} />
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
      <div className={styles.details} {...(quote || provisional ? {} : over)}>
        {request && quote ? (
          <div className="stack gap-1">
            <p>
              {findVenue(request.venue).name}, {seasonText.label}
            </p>
            {saving > 0 ? <p className={styles.saving}>{texts.saved(formatEuro(saving))}</p> : null}
            <p className="small">{texts.binding}</p>
          </div>
        ) : null}
        <div {...over}>
          <Notice tone="warning">
            <p>{texts.seasonOver(seasonText.label)}</p>
          </Notice>
        </div>
        {provisional ? (
          <Notice tone="warning" title={provisional.warning}>
            <p>{texts.provisional}</p>
          </Notice>
        ) : null}
        {QuoteDetails && request && quote && payDay ? (
          <QuoteDetails quote={quote} request={request} payDay={payDay} anchor={anchor} />
        ) : null}
      </div>
    </section>
  );
}

type ChainConditionProps = { quote: Quote; request: QuoteRequest; payDay: IsoDay };

/** Conditions of a total that rests on the chain, and the total without it. */
function ChainCondition({ quote, request, payDay }: ChainConditionProps) {
  if (!quote.children.some(({ reduction }) => reduction === 'chain')) return null;
  const withoutChain = computeQuote(request, payDay, { ...quoteRules, chainLastDay: '0000-01-01' });
  return (
    <p>
      {texts.chain.condition} <span>{texts.chain.without(formatEuro(withoutChain.cents))}</span>
    </p>
  );
}
