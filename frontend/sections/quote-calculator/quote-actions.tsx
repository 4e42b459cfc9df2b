import { useEffect, useState } from 'react';
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
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './quote-actions.module.css';

type QuoteActionsProps = { quote: Quote; request: QuoteRequest; anchor: string };

/** Sends, saves, shares, copies or prints a quote; rendered only in a browser. */
export function QuoteActions({ quote, request, anchor }: QuoteActionsProps) {
  const [done, setDone] = useState<{ what: 'copied' | 'shared' | 'notCopied'; link: string } | null>(null);
  const { name, city, address } = findVenue(request.venue);
  const link = `${location.origin}${location.pathname}${writeAddress(request)}${anchor}`;
  const text = quoteAsText(request, quote, name, link);
  const place = [name, address ? formatAddress(address) : city].join(', ');

  /** Nothing of another quote. */
  const shown = done?.link === link ? done.what : null;
  useEffect(() => {
    const timer = setTimeout(() => setDone(null), done?.what === 'notCopied' ? 20_000 : 5000);
    return () => clearTimeout(timer);
  }, [done]);

  const copy = async (content: string, what: 'copied' | 'shared') => {
    try {
      await navigator.clipboard.writeText(content);
      setDone({ what, link });
    } catch {
      setDone({ what: 'notCopied', link });
    }
  };
  const share = async () => {
    if (!navigator.share) return copy(link, 'shared');
    // Closing the system's own sheet is a choice, not a fault.
    await navigator.share({ title: texts.title, url: link }).catch(() => undefined);
  };

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
      <div className={styles.row}>
        <Button variant="quiet" icon={<Icon name="Share2" />} onClick={share}>
          {shown === 'shared' ? texts.shared : texts.share}
        </Button>
        <Button variant="quiet" icon={<Icon name="Copy" />} onClick={() => copy(text, 'copied')}>
          {shown === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="quiet" icon={<Icon name="Printer" />} onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className={shown === 'notCopied' ? undefined : 'visually-hidden'}>
        {shown ? texts[shown] : ''}
      </p>
    </div>
  );
}
