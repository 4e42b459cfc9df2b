import { Link } from 'react-router-dom';
import { type OpenDaySession, openDaySessions } from '#frontend/content/open-day-sessions.ts';
import { calendarPath, openDays } from '#frontend/content/pages/open-days.ts';
import { spellDay, spellDayAndYear, spellHours, spellWeekdayName } from '#frontend/content/spell.ts';
import { venues } from '#frontend/content/venues.ts';
import { openDayState } from '#frontend/lib/open-day-booking.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { useNow } from '#frontend/ui/use-now.ts';
import styles from './open-day-sessions.module.css';

function Ticket({ session, now }: { session: OpenDaySession; now: Date | undefined }) {
  const { venue, name, day, weekday, bookUntil, bookUntilWeekday, addresses, mapUrl } = session;
  const words = openDays.session;
  const state = now && openDayState(session, now);
  const [date, month] = spellDay(day).split(' ');
  return (
    <li className={styles.ticket} data-state={state}>
      <p className={styles.stub}>
        <span>{spellWeekdayName(weekday)}</span>
        <strong>{date}</strong>
        <span>{month}</span>
      </p>
      <div className={styles.body}>
        <p className={styles.state}>{state ? words.state[state] : null}</p>
        <h3 className={styles.name}>{name}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{words.hoursLabel}</dt>
            <dd>{spellHours(session)}</dd>
          </div>
          <div>
            <dt>{words.addressLabel}</dt>
            <dd>
              {addresses.map((address) => (
                <span key={address} className={styles.address}>
                  {address}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{words.bookUntilLabel}</dt>
            <dd>
              {spellWeekdayName(bookUntilWeekday)} {spellDayAndYear(bookUntil)}
            </dd>
          </div>
        </dl>
        <p className={styles.links}>
          <ExternalLink href={mapUrl}>
            {words.mapLink}
            <span className="unseen"> di {name}</span>
          </ExternalLink>
          <a href={calendarPath(venue)} download>
            {words.calendarFile}
            <Icon name="CalendarDays" />
            <span className="unseen"> {name}</span>
          </a>
          <Link to={venues[venue].detailsLink}>
            {words.venueLink}
            <span className="unseen"> {name}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** A ticket per session, which says by itself what can still be done about it. */
export function OpenDaySessions() {
  const now = useNow();
  return (
    <Section id="date" heading={openDays.sessionsTitle}>
      <ul className={styles.tickets}>
        {openDaySessions.map((session) => (
          <Ticket key={session.venue} session={session} now={now} />
        ))}
      </ul>
    </Section>
  );
}
