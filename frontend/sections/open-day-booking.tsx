import { useRef, useState } from 'react';
import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { openDayBookingFrame } from '#frontend/content/organisation/partners.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import type { SeasonState } from '#frontend/content/season/season-state.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { useSeasonState, when } from '#frontend/lib/season/season-state.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { FrameOwner } from './frame-owner.tsx';
import styles from './open-day-booking.module.css';
import { PartnerEmbed } from './partner-embed.tsx';
import { PartnerPage } from './partner-page.tsx';

const { bookingTitle, bookingLead, bookingUntil, nextTitle, siblings, askMessage, formClosed, formButton } =
  openDays;
const open = when('booking-open');

const notices: [SeasonState, { title: string; text: string }][] = [
  ['booking-announced', openDays.bookingToCome],
  ['booking-closed', openDays.bookingClosed],
  ['booking-over', openDays.bookingOver],
];

const closed = when(...notices.map(([state]) => state));

/** The partner's form; while nothing can be booked, the reason and a link to the chat stand before it. */
export function OpenDayBooking() {
  return (
    <Section
      id="prenota"
      tone="sand"
      heading={
        <>
          <span {...open}>{bookingTitle}</span>
          <span {...closed}>{nextTitle}</span>
        </>
      }
      lead={
        <span {...open}>
          {bookingLead}
          {season.openDays.map(({ venue, bookUntil }, index) =>
            bookUntil ? (
              <span key={venue + bookUntil} {...when(`open-day-${index + 1}-bookable`)}>
                {` ${bookingUntil(findVenue(venue).name, formatWeekdayAndDay(bookUntil))}`}
              </span>
            ) : null,
          )}
        </span>
      }
    >
      {notices.map(([state, { title, text }]) => (
        <div key={state} {...when(state)} className={styles.closed}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          <ButtonLink to={chatHref(askMessage)} icon={<Icon name="MessageCircle" />}>
            {chatButtonLabel}
          </ButtonLink>
        </div>
      ))}
      <p className={styles.siblings}>
        <Icon name="Users" className={styles.icon} />
        {siblings}
      </p>
      {openDayBookingFrame.loading === 'consent' ? (
        <>
          <div {...open}>
            <PartnerEmbed partner={openDayBookingFrame} />
          </div>
          <div {...closed} className="stack start">
            <p>{formClosed}</p>
            <ExternalLink href={openDayBookingFrame.url}>{openDayBookingFrame.linkText}</ExternalLink>
          </div>
        </>
      ) : (
        <div className="stack gap-4">
          <FrameOwner partner={openDayBookingFrame} />
          <BookingForm />
        </div>
      )}
    </Section>
  );
}

/** Loads by itself while a session can be booked, else after a tap. */
function BookingForm() {
  const isOpen = useSeasonState('booking-open');
  const [isWanted, setIsWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const handleTap = () => {
    setIsWanted(true);
    // The focused button is about to unmount.
    place.current?.focus({ preventScroll: true });
  };
  const form = <PartnerPage partner={openDayBookingFrame} />;
  const invitation = (
    <>
      <div {...closed} className="stack start">
        <p>{formClosed}</p>
        <div className="links">
          <Button variant="secondary" onClick={handleTap}>
            {formButton}
          </Button>
          <ExternalLink href={openDayBookingFrame.url}>{openDayBookingFrame.linkText}</ExternalLink>
        </div>
      </div>
      <div {...open} className={styles.room}>
        <ExternalLink href={openDayBookingFrame.url}>{openDayBookingFrame.linkText}</ExternalLink>
      </div>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this holds a page.
    <div
      ref={place}
      role="group"
      aria-label={openDayBookingFrame.title}
      tabIndex={-1}
      className={styles.place}
    >
      {isOpen || isWanted ? form : invitation}
    </div>
  );
}
