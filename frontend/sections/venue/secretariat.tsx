import { useEffect, useState } from 'react';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { season } from '#frontend/content/season/season.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatTime, formatWeekdayName } from '#frontend/italian/dates.ts';
import { romeClock, todayInRome } from '#frontend/lib/dates.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { type OpeningState, openingState } from '#frontend/lib/opening-state.ts';
import { seasonStage } from '#frontend/lib/season-stage.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './secretariat.module.css';

const { info } = venuePage;

function sayState(state: OpeningState): string {
  if (state.isOpen) return info.openNow(formatTime(state.until));
  if (state.daysAhead === 0) return info.opensToday(formatTime(state.from));
  const day = state.daysAhead === 1 ? info.tomorrow : formatWeekdayName(state.weekday);
  return info.opensLater(day, formatTime(state.from));
}

/** Opening hours, and in a browser whether somebody is there now. */
export function Secretariat({ openings }: { openings: readonly OpeningHours[] }) {
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    if (openings.length === 0) return;
    const look = () => {
      const now = new Date();
      // Its hours are those of the season: before and after it nobody knows.
      const isSeason = seasonStage(season.general, todayInRome(now)) === 'running';
      setState(isSeason ? openingState(openings, romeClock(now)) : null);
    };
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [openings]);

  if (openings.length === 0) return <p>{info.secretariatUnknown}</p>;
  return (
    <div className={styles.secretariat}>
      {state ? <Badge tone={state.isOpen ? 'pine' : 'terracotta'}>{sayState(state)}</Badge> : null}
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
