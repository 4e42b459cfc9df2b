import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { quoteResult as texts } from '#frontend/content/pages/quote.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { calendarFile } from '#frontend/lib/calendar/calendar-file.ts';
import { type QuoteCase, quoteAsText } from '#frontend/lib/quote/quote-as-text.ts';
import { quoteCalendar } from '#frontend/lib/quote/quote-calendar.ts';
import { countWeeks } from '#frontend/lib/quote/quote-request.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { CopyButton, ShareButton } from '#frontend/ui/copy-button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import { useDownloads } from '#frontend/ui/use-downloads.tsx';
import styles from './quote-actions.module.css';

type QuoteActionsProps = QuoteCase & { link: string };

/** Sends, saves, shares, copies or prints a quote; rendered only in a browser. */
export function QuoteActions({ link, ...about }: QuoteActionsProps) {
  const { request, isOver } = about;
  const { name, city, address, provisional } = findVenue(request.venue);
  const text = quoteAsText(about, link);
  const place = [name, address ? formatAddress(address) : city].join(', ');
  const { canDownload, notice } = useDownloads();
  const { chat, chatGreeting } = isOver ? texts.news : texts;
  const hasCalendar = !isOver && !provisional && request.children.some((child) => countWeeks(child) > 0);

  return (
    <div className={styles.actions}>
      <ButtonLink to={chatHref(`${chatGreeting}\n\n${text}`)} icon={<Icon name="MessageCircle" />}>
        {chat}
      </ButtonLink>
      {hasCalendar ? (
        <Button
          variant="secondary"
          icon={<Icon name="CalendarDays" />}
          onClick={() => {
            if (!canDownload()) return;
            const calendar = calendarFile(quoteCalendar(request, { name, address: place }), new Date());
            saveFile(texts.calendarFile, new Blob([calendar], { type: 'text/calendar' }));
          }}
        >
          {texts.calendar}
        </Button>
      ) : null}
      {notice}
      {/* A new quote has not been copied yet. */}
      <div key={link} className={styles.row}>
        <ShareButton title={texts.title} url={() => link} />
        <CopyButton icon="Copy" label={texts.copy} done={texts.copied} text={() => text} />
        <PrintButton />
      </div>
    </div>
  );
}
