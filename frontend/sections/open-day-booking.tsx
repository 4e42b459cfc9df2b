import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { openDayBookingFrame } from '#frontend/content/organisation/partners.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import type { Moment } from '#frontend/content/season/moment.ts';
import { useIsNow } from '#frontend/lib/season/use-now.ts';
import { when } from '#frontend/lib/season/when.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './open-day-booking.module.css';
import { PartnerPage } from './partner-page.tsx';

const { bookingTitle, bookingLead, nextTitle, siblings, askMessage } = openDays;
const open = when('booking-open');

const notices: [Moment, { title: string; text: string }][] = [
  ['booking-announced', openDays.bookingToCome],
  ['booking-closed', openDays.bookingClosed],
  ['booking-over', openDays.bookingOver],
];

/** The partner's form while a session can be booked; else what there is to know, and the way to hear of the next. */
export function OpenDayBooking() {
  return (
    <Section
      id="prenota"
      tone="sand"
      heading={
        <>
          <span {...open}>{bookingTitle}</span>
          <span {...when(...notices.map(([moment]) => moment))}>{nextTitle}</span>
        </>
      }
      lead={<span {...open}>{bookingLead}</span>}
    >
      {notices.map(([moment, { title, text }]) => (
        <div key={moment} {...when(moment)} className={styles.closed}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          <ButtonLink to={chatHref(askMessage)} icon={<Icon name="MessageCircle" />}>
            {chatButtonLabel}
          </ButtonLink>
        </div>
      ))}
      <div {...open}>
        <p className={styles.siblings}>
          <Icon name="Users" className={styles.icon} />
          {siblings}
        </p>
        <div className={styles.room}>
          {useIsNow('booking-open') ? (
            <PartnerPage partner={openDayBookingFrame} />
          ) : (
            <ExternalLink href={openDayBookingFrame.url}>{openDayBookingFrame.linkText}</ExternalLink>
          )}
        </div>
      </div>
    </Section>
  );
}
