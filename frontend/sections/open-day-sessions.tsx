import { openDays } from '#frontend/content/pages/open-days.ts';
import { type OpenDay, season } from '#frontend/content/season/season.ts';
import type { OpenDayStage } from '#frontend/content/season/season-state.ts';
import { formatDay, formatDayAndYear, formatHours, formatWeekday } from '#frontend/italian/dates.ts';
import { findVenue } from '#frontend/lib/find-venue.ts';
import { calendarPath, openDayAddresses } from '#frontend/lib/open-day-calendar.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './open-day-sessions.module.css';

const stages = Object.entries(openDays.session.state) as [OpenDayStage, string][];

function Ticket({ session, number }: { session: OpenDay; number: number }) {
  const { day, bookUntil } = session;
  const venue = findVenue(session.venue);
  const { name, address } = venue;
  const words = openDays.session;
  const is = (...these: OpenDayStage[]) =>
    when(...these.map((stage) => `open-day-${number}-${stage}` as const));
  const [date, month] = day ? formatDay(day).split(' ') : [];
  return (
    <li className={styles.ticket}>
      <p className={styles.stub}>
        {day ? (
          <>
            <span>{formatWeekday(day)}</span>
            <strong>{date}</strong> <span>{month}</span>
          </>
        ) : (
          <span>{words.unknown}</span>
        )}
      </p>
      <div className={styles.body}>
        {stages.map(([stage, text]) => (
          <p key={stage} {...is(stage)} className={styles.state}>
            {text}
          </p>
        ))}
        <h3 className={styles.name}>{venue.name}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{words.hoursLabel}</dt>
            <dd>{formatHours(session)}</dd>
          </div>
          <div>
            <dt>{words.addressLabel}</dt>
            {openDayAddresses(venue).map((one) => (
              <dd key={one}>{one}</dd>
            ))}
          </div>
          <div>
            <dt>{words.bookUntilLabel}</dt>
            <dd>
              {bookUntil ? (
                <>
                  <span {...is('bookable')}>{`${words.bookUntil} `}</span>
                  <span {...is('closed', 'today', 'past')}>{`${words.bookUntilOver} `}</span>
                  {`${formatWeekday(bookUntil)} ${formatDayAndYear(bookUntil)}`}
                </>
              ) : (
                words.unknown
              )}
            </dd>
          </div>
        </dl>
        <p className={styles.links}>
          {address ? (
            <ExternalLink href={address.mapUrl}>
              {words.mapLink}
              <span className="visually-hidden">{` di ${name}`}</span>
            </ExternalLink>
          ) : null}
          {day ? (
            <a {...is('bookable', 'closed', 'today')} href={calendarPath({ ...session, day })} download>
              {words.calendarFile}
              <Icon name="CalendarDays" />
              <span className="visually-hidden">{` ${name}`}</span>
            </a>
          ) : null}
          <SiteLink {...is('past')} to={words.album.to}>
            {words.album.text}
          </SiteLink>
          <SiteLink to={`/${venue.slug}`}>
            {words.venueLink}
            <span className="visually-hidden">{` ${name}`}</span>
          </SiteLink>
        </p>
      </div>
    </li>
  );
}

/** A ticket per session, which says what can still be done about it; nothing while there is none. */
export function OpenDaySessions() {
  if (season.openDays.length === 0) return null;
  return (
    <Section id="date" heading={openDays.sessionsTitle}>
      <ul className={styles.tickets}>
        {season.openDays.map((session, index) => (
          <Ticket key={`${session.venue}-${session.day}`} session={session} number={index + 1} />
        ))}
      </ul>
    </Section>
  );
}
