import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { Page } from '#frontend/layout/page.tsx';
import { when } from '#frontend/lib/season/season-state.ts';
import { OpenDayAction } from '#frontend/sections/open-day-action.tsx';
import { OpenDayBooking } from '#frontend/sections/open-day-booking.tsx';
import { OpenDayGuide } from '#frontend/sections/open-day-guide.tsx';
import { OpenDaySessions } from '#frontend/sections/open-day-sessions.tsx';
import { ShareButton } from '#frontend/ui/copy-button.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { LinkedText } from '#frontend/ui/linked-text.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';

const { visits } = openDays;
const last = openDays.upcoming.at(-1)?.until;
const toCome = (session: number) =>
  when(
    `open-day-${session}-announced`,
    `open-day-${session}-bookable`,
    `open-day-${session}-closed`,
    `open-day-${session}-today`,
  );

export default function OpenDays() {
  return (
    <Page slug="open-days" text={openDays}>
      <PageHero
        className={styles.side}
        kicker={openDays.kicker}
        heading={openDays.heading}
        lead={
          <>
            {openDays.lead}
            {openDays.upcoming.map(({ after, until, text }) => (
              <span key={until} {...(after && when(`open-day-${after}-past`))}>
                <span {...toCome(until)}>{` ${text}`}</span>
              </span>
            ))}
            <span {...(last && when(`open-day-${last}-past`))}>
              <span {...when('booking-announced')}>{` ${openDays.leadToCome}`}</span>
            </span>
            {last ? <span {...when('booking-over')}>{` ${openDays.leadOver}`}</span> : null}
          </>
        }
        picture={<Picture image={openDays.picture} priority />}
        actions={<OpenDayAction />}
      >
        <ShareButton title={openDays.title} />
      </PageHero>
      <OpenDaySessions />
      <OpenDayGuide />
      <OpenDayBooking />
      {visits.text ? (
        <Section
          id="vieni-a-vedere"
          tone="sky"
          heading={visits.title}
          lead={<LinkedText>{visits.text}</LinkedText>}
        >
          <p>
            <SiteLink to={chatHref(visits.chatMessage)}>{visits.chat}</SiteLink>
          </p>
        </Section>
      ) : null}
    </Page>
  );
}
