import { openDays } from '#frontend/content/pages/open-days.ts';
import { Page } from '#frontend/layout/page.tsx';
import { when } from '#frontend/lib/season/season-state.ts';
import { OpenDayBooking } from '#frontend/sections/open-day-booking.tsx';
import { OpenDayGuide } from '#frontend/sections/open-day-guide.tsx';
import { OpenDaySessions } from '#frontend/sections/open-day-sessions.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

export default function OpenDays() {
  return (
    <Page slug="open-days" text={openDays}>
      <PageHero
        className={styles.side}
        kicker={openDays.kicker}
        heading={openDays.heading}
        lead={
          <>
            <span {...when('booking-announced', 'booking-open', 'booking-closed')}>{openDays.lead}</span>
            <span {...when('booking-over')}>{openDays.leadOver}</span>
          </>
        }
        picture={<Picture image={openDays.picture} priority />}
      />
      <OpenDaySessions />
      <OpenDayGuide />
      <OpenDayBooking />
    </Page>
  );
}
