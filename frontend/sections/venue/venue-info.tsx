import { venuePage } from '#frontend/content/pages/venue.ts';
import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { formatHours } from '#frontend/italian/format-date.ts';
import { featuresOf } from '#frontend/lib/venue-features.ts';
import { FactsList } from '#frontend/ui/facts-list.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { Secretariat } from './secretariat.tsx';
import styles from './venue.module.css';

const { info } = venuePage;
const camp = dailySlots.filter(({ isOptional }) => !isOptional);
const arrivalHours = [camp[0], camp.at(-1)].map((slot) => slot && formatHours(slot)).join(', ');

/** One sheet: what is there, how one arrives and when the secretariat is open. Address and hours stand in the page's head. */
export function VenueInfo({ venue }: { venue: Venue }) {
  const { arrival } = venue;
  const features = featuresOf(venue);
  const facts = [
    {
      icon: <Icon name="Users" />,
      label: info.arrivalTitle,
      value: arrivalHours,
    },
    ...(arrival.byCar ? [{ icon: <Icon name="Car" />, label: info.byCar, value: arrival.byCar }] : []),
    ...(arrival.byTransit
      ? [{ icon: <Icon name="Bus" />, label: info.byTransit, value: arrival.byTransit }]
      : []),
  ];
  return (
    <Section id="sede" heading={info.title}>
      <div className={styles.sheet}>
        {features.length > 0 ? (
          <div>
            <h3>{info.featuresTitle}</h3>
            <ul className={styles.list}>
              {features.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div>
          <h3>{info.arriveTitle}</h3>
          <FactsList facts={facts} />
        </div>
        <div>
          <h3>{info.secretariatTitle}</h3>
          <Secretariat openings={venue.secretariat} />
        </div>
      </div>
    </Section>
  );
}
