import { type ComponentType, useEffect, useState } from 'react';
import { quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { findVenue } from '#frontend/lib/find-venue.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import type { AddressReading } from '#frontend/lib/quote/read-address.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import type { QuoteDetailsProps } from './quote-details.tsx';
import styles from './quote-result.module.css';

/** Nobody needs them before there is a total, and they are a third of the calculator; a total never stands without its parts. */
function useQuoteDetails(areNeeded: boolean): ComponentType<QuoteDetailsProps> | null {
  const [Details, setDetails] = useState<ComponentType<QuoteDetailsProps> | null>(null);
  useEffect(() => {
    if (areNeeded)
      void importWithRetry(() => import('./quote-details.tsx')).then((one) => setDetails(() => one.default));
  }, [areNeeded]);
  return Details;
}

const over = when('venues-over');

type QuoteResultProps = { reading: AddressReading; today: IsoDay | null; anchor: string };

/** The total, how it came about and what a good secretary would add. */
export function QuoteResult({ reading, today, anchor }: QuoteResultProps) {
  const request = reading.state === 'lawful' && today ? reading.draft : null;
  const payDay = request?.paymentDay ?? today;
  const computed = request && payDay ? computeQuote(request, payDay) : null;
  const QuoteDetails = useQuoteDetails(computed !== null);
  const quote = QuoteDetails ? computed : null;
  const provisional = request && findVenue(request.venue).provisional;
  const saving = quote ? quote.listCents - quote.cents : 0;

  return (
    <section aria-labelledby="preventivo" className={styles.result}>
      <div className={styles.sum} aria-live="polite">
        <h3 id="preventivo">{quote ? texts.total : texts.title}</h3>
        {quote ? (
          <strong id="totale" className={styles.total}>
            {formatEuro(quote.cents)}
          </strong>
        ) : (
          <p>{computed ? '…' : reading.state === 'refused' ? texts.refused : texts.invitation}</p>
        )}
        {request ? (
          <p>
            {findVenue(request.venue).name}, {seasonText.label}
          </p>
        ) : null}
        {quote ? <p>{texts.binding}</p> : null}
        {saving > 0 ? <p className={styles.saving}>{texts.saved(formatEuro(saving))}</p> : null}
      </div>
      <div className={styles.details} {...(quote || provisional ? {} : over)}>
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
