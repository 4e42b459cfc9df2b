import { assumptions } from '#frontend/content/discounts.ts';
import { quoteResult as texts } from '#frontend/content/quote-texts.ts';
import { season } from '#frontend/content/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues.ts';
import { formatEuro } from '#frontend/lib/money.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import type { AddressReading } from '#frontend/lib/quote/read-address.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteBill } from './quote-bill.tsx';
import styles from './quote-result.module.css';

type QuoteResultProps = { reading: AddressReading; today: IsoDay | null; anchor: string };

/** The total, how it came about and what a good secretary would add. */
export function QuoteResult({ reading, today, anchor }: QuoteResultProps) {
  const request = reading.state === 'lawful' && today ? reading.draft : null;
  const payDay = request?.paymentDay ?? today;
  const quote = request && payDay ? computeQuote(request, payDay) : null;
  const saving = quote ? quote.listCents - quote.cents : 0;

  return (
    <section aria-labelledby="preventivo" className={styles.result}>
      <div className={styles.sum} aria-live="polite" data-keep-clear>
        <h3 id="preventivo">{quote ? texts.total : texts.title}</h3>
        {quote ? (
          <strong id="totale" className={styles.total}>
            {formatEuro(quote.cents)}
          </strong>
        ) : (
          <p>{reading.state === 'refused' ? texts.refused : texts.invitation}</p>
        )}
        {request ? (
          <p>
            {venues[request.venue].name}, {season.label}
          </p>
        ) : null}
        {saving > 0 ? <p className={styles.saving}>{texts.saved(formatEuro(saving))}</p> : null}
      </div>
      <div className={styles.details}>
        {today && today > season.campus.lastDay ? (
          <Notice tone="warning">
            <p>{texts.seasonOver(season.label)}</p>
          </Notice>
        ) : null}
        {request && quote && payDay ? (
          <>
            <QuoteBill quote={quote} request={request} />
            <Advice advice={giveAdvice(request, quote, payDay)} />
            <QuoteActions quote={quote} request={request} anchor={anchor} />
          </>
        ) : null}
        <div className={styles.assumptions}>
          <h4>{texts.assumptions}</h4>
          <ul>
            {Object.values(assumptions).map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Advice({ advice }: { advice: string[] }) {
  if (advice.length === 0) return null;
  return (
    <div className={styles.advice}>
      <h4>{texts.advice}</h4>
      <ul>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
