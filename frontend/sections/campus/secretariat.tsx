import { useEffect, useState } from 'react';
import { campus } from '#frontend/content/campus.ts';
import { spellTime, spellWeekdayName } from '#frontend/content/spell.ts';
import { type OpeningHours, spellOpeningHours } from '#frontend/content/venues.ts';
import { romeClock } from '#frontend/lib/dates.ts';
import { type OpeningState, openingState } from '#frontend/lib/opening-state.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './secretariat.module.css';

const { info } = campus;
const tomorrow = 'domani';

function sayState(state: OpeningState): string {
  if (state.isOpen) return info.openNow(spellTime(state.until));
  if (state.daysAhead === 0) return info.opensToday(spellTime(state.from));
  const day = state.daysAhead === 1 ? tomorrow : spellWeekdayName(state.weekday);
  return info.opensLater(day, spellTime(state.from));
}

/** Opening hours, and in a browser whether somebody is there now. */
export function Secretariat({ openings }: { openings: readonly OpeningHours[] | null }) {
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    if (!openings) return;
    const look = () => setState(openingState(openings, romeClock(new Date())));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [openings]);

  if (!openings) return <p>{info.secretariatUnknown}</p>;
  return (
    <div className={styles.secretariat}>
      {state ? <Badge tone={state.isOpen ? 'pine' : 'terracotta'}>{sayState(state)}</Badge> : null}
      <dl>
        {spellOpeningHours(openings).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
