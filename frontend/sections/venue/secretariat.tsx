import { venuePage } from '#frontend/content/pages/venue.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { useNow, useSeasonState, when } from '#frontend/lib/season/season-state.ts';
import { openingTimeline, sayOpening } from '#frontend/lib/season/secretariat.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './secretariat.module.css';

const { info } = venuePage;
const MINUTE_MS = 60_000;

type Hours = { openings: readonly OpeningHours[] };

const inSeason = { className: styles.now, ...when('venues-running', 'venues-pause') };

const badge = ({ isOpen, text }: { isOpen: boolean; text: string }) => (
  <Badge tone={isOpen ? 'pine' : 'terracotta'}>{text}</Badge>
);

/** Open or closed: every sentence is prerendered for the clock to choose from; computed during the season alone. */
function OpenNow({ openings }: Hours) {
  const now = useNow(MINUTE_MS);
  const isRunning = useSeasonState('venues-running');
  const isPause = useSeasonState('venues-pause');
  if (import.meta.env.SSR)
    return (
      <p {...inSeason}>
        {openingTimeline(openings).says.map(({ state, ...said }) => (
          <span key={state} {...when(state)}>
            {badge(said)}
          </span>
        ))}
      </p>
    );
  if (now === undefined || !(isRunning || isPause)) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves what was drawn.
    return <p {...inSeason} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const said = sayOpening(openings, now);
  return (
    <p key="now" {...inSeason}>
      {said ? badge(said) : null}
    </p>
  );
}

/** Opening hours; during the season also whether it is open at the moment. */
export function Secretariat({ openings }: Hours) {
  if (openings.length === 0) return <p>{info.secretariatUnknown}</p>;
  return (
    <div className={styles.secretariat}>
      <OpenNow openings={openings} />
      <dl>
        {formatOpeningHours(openings).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {info.secretariatPeriod ? <p className="small">{info.secretariatPeriod}</p> : null}
    </div>
  );
}
