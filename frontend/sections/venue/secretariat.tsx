import { venuePage } from '#frontend/content/pages/venue.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import styles from './secretariat.module.css';

const { info } = venuePage;

/** Opening hours. */
export function Secretariat({ openings }: { openings: readonly OpeningHours[] }) {
  if (openings.length === 0) return <p>{info.secretariatUnknown}</p>;
  return (
    <div className={styles.secretariat}>
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
