import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { calendarFile } from '#frontend/lib/calendar-file.ts';
import { findVenue } from '#frontend/lib/find-venue.ts';
import type { Quote } from '#frontend/lib/quote/compute-quote.ts';
import { quoteAsText } from '#frontend/lib/quote/quote-as-text.ts';
import { quoteCalendar } from '#frontend/lib/quote/quote-calendar.ts';
import { countWeeks, type QuoteRequest } from '#frontend/lib/quote/quote-request.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { CopyButton, ShareButton } from '#frontend/ui/copy-button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import styles from './quote-actions.module.css';

type QuoteActionsProps = { quote: Quote; request: QuoteRequest; anchor: string };

/** Sends, saves, shares, copies or prints a quote; rendered only in a browser. */
export function QuoteActions({ quote, request, anchor }: QuoteActionsProps) {
  const { name, city, address } = findVenue(request.venue);
  const link = `${location.origin}${location.pathname}${writeAddress(request)}${anchor}`;
  const text = quoteAsText(request, quote, name, link);
  const place = [name, address ? formatAddress(address) : city].join(', ');

  return (
    <div className="no-print stack">
      <ButtonLink to={chatHref(`${texts.chatGreeting}\n\n${text}`)} icon={<Icon name="MessageCircle" />}>
        {texts.chat}
      </ButtonLink>
      {request.children.some((child) => countWeeks(child) > 0) ? (
        <Button
          variant="secondary"
          icon={<Icon name="CalendarDays" />}
          onClick={() => {
            const calendar = calendarFile(quoteCalendar(request, { name, address: place }), new Date());
            saveFile(texts.calendarFile, new Blob([calendar], { type: 'text/calendar' }));
          }}
        >
          {texts.calendar}
        </Button>
      ) : null}
      {/* A new quote has not been copied yet. */}
      <div key={link} className={styles.row}>
        <ShareButton title={texts.title} url={() => link} />
        <CopyButton icon="Copy" label={texts.copy} done={texts.copied} text={() => text} />
        <PrintButton />
      </div>
    </div>
  );
}
