import { openDays } from '#frontend/content/pages/open-days.ts';
import { type OpenDay, season } from '#frontend/content/season/season.ts';
import type { OpenDayStage, SeasonState } from '#frontend/content/season/season-state.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import {
  formatDay,
  formatDayAndYear,
  formatHours,
  formatWeekday,
  formatWeekdayAndDay,
} from '#frontend/italian/format-date.ts';
import { calendarPath, openDayAddresses } from '#frontend/lib/calendar/open-day-calendar.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import { useDownloads } from '#frontend/ui/use-downloads.tsx';
import styles from './open-day-sessions.module.css';

type Numbered = { session: OpenDay; number: number };
type TicketProps = Numbered & { stages: readonly OpenDayStage[] };

const ahead: readonly OpenDayStage[] = ['announced', 'bookable', 'closed', 'today'];
const past: readonly OpenDayStage[] = ['past'];
const sessions: readonly Numbered[] = season.openDays.map((session, index) => ({
  session,
  number: index + 1,
}));

const statesOf = (number: number, stages: readonly OpenDayStage[]) =>
  stages.map((stage): SeasonState => `open-day-${number}-${stage}`);

function Ticket({ session, number, stages }: TicketProps) {
  const { day, bookUntil } = session;
  const venue = findVenue(session.venue);
  const { name, address } = venue;
  const words = openDays.session;
  const is = (...these: OpenDayStage[]) => when(...statesOf(number, these));
  const { onDownload, notice } = useDownloads();
  const [date, month] = day ? formatDay(day).split(' ') : [];
  return (
    <li className={styles.ticket} data-even={number % 2 === 0 || undefined} {...is(...stages)}>
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
        {stages.map((stage) => (
          <p key={stage} {...is(stage)} className={styles.state}>
            {words.state[stage]}
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
        {bookUntil ? (
          <p {...is('bookable')}>
            <ButtonLink to="#prenota">{openDays.book(formatWeekdayAndDay(bookUntil))}</ButtonLink>
          </p>
        ) : null}
        <p className={styles.links}>
          {address ? (
            <ExternalLink href={address.mapUrl}>
              {words.mapLink}
              <span className="visually-hidden">{` di ${name}`}</span>
            </ExternalLink>
          ) : null}
          {day ? (
            <a
              {...is('bookable', 'closed', 'today')}
              href={calendarPath({ ...session, day })}
              download
              onClick={onDownload}
            >
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
        {notice}
      </div>
    </li>
  );
}

/** A ticket per session, which says what can still be done about it, past ones after the others; nothing while there is none. */
export function OpenDaySessions() {
  if (sessions.length === 0) return null;
  return (
    <Section id="date" heading={openDays.sessionsTitle}>
      <div className="stack gap-5">
        {[ahead, past].map((stages) => (
          <ul
            key={stages[0]}
            className={styles.tickets}
            {...when(...sessions.flatMap(({ number }) => statesOf(number, stages)))}
          >
            {sessions.map((one) => (
              <Ticket key={one.number} {...one} stages={stages} />
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}
