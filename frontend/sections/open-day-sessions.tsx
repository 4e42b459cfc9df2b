import { Link } from 'react-router-dom';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { type OpenDay, season } from '#frontend/content/season/season.ts';
import { formatDay, formatDayAndYear, formatHours, formatWeekday } from '#frontend/italian/dates.ts';
import { openDayState } from '#frontend/lib/open-day-booking.ts';
import { calendarPath, openDayAddresses } from '#frontend/lib/open-day-calendar.ts';
import { findVenue } from '#frontend/lib/venues.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { useNow } from '#frontend/ui/use-now.ts';
import styles from './open-day-sessions.module.css';

function Ticket({ session, now }: { session: OpenDay; now: Date | undefined }) {
  const { day, bookUntil } = session;
  const venue = findVenue(session.venue);
  const { name, address } = venue;
  const words = openDays.session;
  const state = now && openDayState(session, now);
  const [date, month] = formatDay(day).split(' ');
  return (
    <li className={styles.ticket} data-state={state}>
      <p className={styles.stub}>
        <span>{formatWeekday(day)}</span>
        <strong>{date}</strong>
        <span>{month}</span>
      </p>
      <div className={styles.body}>
        <p className={styles.state}>{state ? words.state[state] : null}</p>
        <h3 className={styles.name}>{venue.cardTitle}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{words.hoursLabel}</dt>
            <dd>{formatHours(session)}</dd>
          </div>
          <div>
            <dt>{words.addressLabel}</dt>
            <dd>
              {openDayAddresses(venue).map((address) => (
                <span key={address} className={styles.address}>
                  {address}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{words.bookUntilLabel}</dt>
            <dd>
              {formatWeekday(bookUntil)} {formatDayAndYear(bookUntil)}
            </dd>
          </div>
        </dl>
        <p className={styles.links}>
          {address ? (
            <ExternalLink href={address.mapUrl}>
              {words.mapLink}
              <span className="unseen"> di {name}</span>
            </ExternalLink>
          ) : null}
          <a href={calendarPath(session)} download>
            {words.calendarFile}
            <Icon name="CalendarDays" />
            <span className="unseen"> {name}</span>
          </a>
          <Link to={`/${venue.slug}`}>
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
        {season.openDays.map((session) => (
          <Ticket key={`${session.venue}-${session.day}`} session={session} now={now} />
        ))}
      </ul>
    </Section>
  );
}
