import { venuePage } from '#frontend/content/pages/venue.ts';
import { season } from '#frontend/content/season/season.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatTime, formatWeekday, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { romeClock } from '#frontend/lib/dates.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { type OpeningState, openingState } from '#frontend/lib/season/opening-state.ts';
import { useNow } from '#frontend/lib/season/use-now.ts';
import { when } from '#frontend/lib/season/when.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './secretariat.module.css';

const { info } = venuePage;
const MINUTE_MS = 60_000;

function sayState(state: OpeningState): string {
  if (state.isOpen) return info.openNow(formatTime(state.until));
  const { daysAhead, day, from } = state;
  if (daysAhead === 0) return info.opensToday(formatTime(from));
  if (daysAhead === 1) return info.opensLater(info.tomorrow, formatTime(from));
  return info.opensLater(daysAhead < 7 ? formatWeekday(day) : formatWeekdayAndDay(day), formatTime(from));
}

/** Opening hours; during the season also whether somebody is there now, in a room of its own that waits for the clock. */
export function Secretariat({ openings }: { openings: readonly OpeningHours[] }) {
  const now = useNow(MINUTE_MS);
  if (openings.length === 0) return <p>{info.secretariatUnknown}</p>;
  const state = now === undefined ? null : openingState(openings, season.venues, romeClock(new Date(now)));
  return (
    <div className={styles.secretariat}>
      <p className={styles.now} {...when('venues-running', 'venues-pause')}>
        {state ? <Badge tone={state.isOpen ? 'pine' : 'terracotta'}>{sayState(state)}</Badge> : null}
      </p>
      <p {...when('venues-announced', 'venues-to-come', 'venues-enrolling', 'venues-over')}>
        {info.secretariatInSeason}
      </p>
      <dl>
        {formatOpeningHours(openings).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
