import { packingList } from '#frontend/content/pages/packing-list.ts';
import { quoteTextTexts, quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { siteName } from '#frontend/content/site.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatOfDay, formatOnDay } from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { capitalize, formatAddress } from '#frontend/italian/words.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { decidingAssumptions } from '#frontend/lib/quote/deciding-assumptions.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import { giveAdvice, missedDeadlines } from '#frontend/lib/quote/give-advice.ts';
import { deadlinesInWords } from '#frontend/lib/quote/quote-as-text.ts';
import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { useSeasonState } from '#frontend/lib/season/season-state.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { QuoteActions } from './quote-actions.tsx';
import styles from './quote-details.module.css';
import { TicketArt } from './ticket-art.tsx';

export type QuoteDetailsProps = {
  quote: Quote;
  request: QuoteRequest;
  payDay: IsoDay;
  today: IsoDay;
  anchor: string;
};

/** Under the total, which is its stub: the ticket with all that the total rests on, on the screen and on paper, then what to do with it. */
export default function QuoteDetails({ quote, request, payDay, today, anchor }: QuoteDetailsProps) {
  const isOver = useSeasonState('venues-over');
  const about = { quote, request, payDay, isOver };
  const link = `${location.origin}${location.pathname}${writeAddress(request)}${anchor}`;
  const { name, city, address, provisional } = findVenue(request.venue);
  const missed = missedDeadlines(request, payDay);
  const assumptions = decidingAssumptions(quote);
  const saving = quote.listCents - quote.cents;
  const [bring] = packingList;
  return (
    <div className={styles.whole}>
      <div className={styles.ticket}>
        <header className={styles.venue}>
          <div>
            <p>{`${siteName} · ${seasonText.label}`}</p>
            <h4>{name}</h4>
            <p>{address ? formatAddress(address) : city}</p>
          </div>
          <TicketArt />
        </header>
        {missed.length > 0 ? <Notice tone="warning">{missed.join(' ')}</Notice> : null}
        {isOver ? <Notice tone="warning">{texts.seasonOver(seasonText.label)}</Notice> : null}
        {provisional ? (
          <Notice tone="warning" title={provisional.warning}>
            <p>{texts.provisional}</p>
          </Notice>
        ) : null}
        <QuoteBill quote={quote} request={request} />
        <div className="small">
          {saving > 0 ? <p className={styles.saving}>{texts.saved(formatEuro(saving))}</p> : null}
          <p>{texts.binding}</p>
        </div>
        <div className={styles.parts}>
          <Part heading={quoteTextTexts.deadlines} list={deadlinesInWords(about)} />
          <Part heading={texts.bring} list={bring ? [capitalize(bring.things)] : []} />
          <Part heading={texts.advice} list={giveAdvice(request, quote, payDay)} />
          <Part
            heading={texts.assumptions.unconfirmed}
            list={assumptions.flatMap(({ isConfirmed, text }) => (isConfirmed ? [] : [text]))}
          />
          <Part
            heading={texts.assumptions.confirmed}
            list={assumptions.flatMap(({ isConfirmed, text }) => (isConfirmed ? [text] : []))}
          />
        </div>
        <footer className={styles.foot}>
          <p>
            {texts.madeOn(
              `${formatOfDay(today)} ${today.slice(0, 4)}`,
              payDay === today ? null : `${formatOnDay(payDay)} ${payDay.slice(0, 4)}`,
            )}
          </p>
          <a href={link}>{texts.link}</a>
        </footer>
      </div>
      <QuoteActions {...about} link={link} />
    </div>
  );
}

function Part({ list, heading }: { list: readonly string[]; heading: string }) {
  if (list.length === 0) return null;
  return (
    <div className={styles.part}>
      <h5>{heading}</h5>
      <ul>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Child by child, line by line; the lines of a child add up to its part. */
function QuoteBill({ quote, request }: { quote: Quote; request: QuoteRequest }) {
  return (
    <ol className={styles.bill}>
      {explainQuote(quote, request).map(({ title, cents, lines, weeks }, index) => (
        <li key={title}>
          <div className={styles.child}>
            <strong>{title}</strong>
            <strong id={`totale-${index + 1}`}>{formatEuro(cents)}</strong>
          </div>
          {weeks ? <p className={styles.weeks}>{quoteTextTexts.weeks(weeks)}</p> : null}
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
        </li>
      ))}
    </ol>
  );
}
