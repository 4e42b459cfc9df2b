import { campus } from '#frontend/content/campus.ts';
import { campusDates } from '#frontend/content/campus-dates.ts';
import { capitalize } from '#frontend/content/spell.ts';
import { type Venue, venueLabels } from '#frontend/content/venues.ts';
import { Card, CardGrid } from '#frontend/ui/card.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { FactsList } from '#frontend/ui/facts-list.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './campus.module.css';
import { Secretariat } from './secretariat.tsx';

const { info } = campus;

export function CampusInfo({ venue }: { venue: Venue }) {
  const { address, features, positions } = venue;
  const facts = [
    { icon: <Icon name="CalendarDays" />, label: info.datesTitle, value: capitalize(campusDates.dates) },
    { icon: <Icon name="Clock" />, label: info.hoursTitle, value: capitalize(campusDates.hours) },
    {
      icon: <Icon name="MapPin" />,
      label: info.whereTitle,
      value: (
        <>
          {address.street}, {address.postalCode} {address.city}
          <br />
          <ExternalLink href={venue.mapUrl}>{venueLabels.map}</ExternalLink>
        </>
      ),
    },
  ];
  return (
    <Section id="sede" heading={info.title}>
      <CardGrid>
        {[
          <Card key="facts" title={venue.name}>
            <FactsList facts={facts} />
          </Card>,
          <Card key="features" title={info.featuresTitle} tone="sun">
            <ul className={styles.list}>
              {features.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
              {positions ? (
                <li>
                  <Icon name="Users" />
                  {venueLabels.positions}: {positions}
                </li>
              ) : null}
            </ul>
          </Card>,
          <Card key="secretariat" title={info.secretariatTitle} tone="sky">
            <Secretariat openings={venue.secretariat} />
          </Card>,
        ]}
      </CardGrid>
    </Section>
  );
}
