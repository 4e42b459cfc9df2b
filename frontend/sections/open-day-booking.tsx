import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { openDayBookingFrame } from '#frontend/content/organisation/partners.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { openDayState } from '#frontend/lib/open-day-booking.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { useNow } from '#frontend/ui/use-now.ts';
import styles from './open-day-booking.module.css';
import { PartnerPage } from './partner-page.tsx';

/** The partner's form; when no session can be booked any more, a way to hear of the next comes before it. */
export function OpenDayBooking() {
  const now = useNow();
  const isClosed = now && season.openDays.every((session) => openDayState(session, now) !== 'open');
  const { bookingTitle, bookingLead, siblings, bookingClosed } = openDays;
  return (
    <Section id="prenota" tone="sand" heading={bookingTitle} lead={bookingLead}>
      {isClosed ? (
        <div role="status" className={styles.closed}>
          <p className={styles.title}>{bookingClosed.title}</p>
          <p>{bookingClosed.text}</p>
          <ButtonLink to={chatHref(bookingClosed.chatMessage)} icon={<Icon name="MessageCircle" />}>
            {chatButtonLabel}
          </ButtonLink>
        </div>
      ) : null}
      <p className={styles.siblings}>
        <Icon name="Users" className={styles.icon} />
        {siblings}
      </p>
      <PartnerPage partner={openDayBookingFrame} />
    </Section>
  );
}
