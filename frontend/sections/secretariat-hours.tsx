import { secretariatPeriod } from '#frontend/content/organisation/organisation.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { confirmedVenues } from '#frontend/lib/venues.ts';
import { RuleList } from './eligibility-rules.tsx';

const hours = confirmedVenues.flatMap(({ name, secretariat }) =>
  secretariat.length === 0
    ? []
    : {
        title: name,
        text: formatOpeningHours(secretariat)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(' · '),
      },
);

/** Opening hours of the secretariats, where one can pay. */
export function SecretariatHours() {
  if (hours.length === 0) return null;
  return (
    <div className="stack gap-4">
      <h3>{iscrizioni.secretariats}</h3>
      <RuleList rules={hours} />
      {secretariatPeriod ? <p className="small">{secretariatPeriod}</p> : null}
    </div>
  );
}
