import { homeSections } from '#frontend/content/home-sections.ts';
import { images } from '#frontend/content/images.ts';
import { prices } from '#frontend/content/prices.ts';
import { venueLabels, venueList } from '#frontend/content/venues.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './locations.module.css';

const pictures = { 'sport-city': 'sport-city', 'sc-ostiense': 'ostiense', 'tc-nascosa': 'nascosa' } as const;

/** The venues, each with where it is, what it has and what a week costs. */
export function Locations() {
  const { eyebrow, title, lead } = homeSections.locations;
  return (
    <Section id="locations" tone="sand" kicker={eyebrow} heading={title} lead={lead}>
      <ul className={styles.grid}>
        {venueList.map((venue) => (
          <li key={venue.slug} className={venue.provisional ? styles.provisional : styles.venue}>
            <Picture image={images[pictures[venue.slug]]} className={styles.picture} />
            <p className={styles.place}>
              <Icon name="MapPin" />
              {[venue.city, venue.district].filter(Boolean).join(', ')}
            </p>
            <h3 className={styles.name}>{venue.cardTitle}</h3>
            {venue.provisional ? (
              <p className={styles.warning}>
                <Badge>{venue.provisional.badge}</Badge>
                {venue.provisional.warning}
              </p>
            ) : null}
            <p className={styles.price}>
              <strong>{prices[venue.slug].week.base} €</strong> a settimana
            </p>
            <ul className={styles.features}>
              {venue.features.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
              {venue.positions ? (
                <li>
                  <Icon name="Users" />
                  {venueLabels.positions}: {venue.positions}
                </li>
              ) : null}
            </ul>
            <p>
              {venue.address.street}, {venue.address.postalCode} {venue.address.city}
              <br />
              <ExternalLink href={venue.mapUrl}>
                {venueLabels.map}
                <span className="unseen"> di {venue.name}</span>
              </ExternalLink>
            </p>
            {venue.provisional ? null : (
              <div className={styles.action}>
                <ButtonLink to={venue.detailsLink}>
                  {venueLabels.details}
                  <span className="unseen"> {venue.name}</span>
                </ButtonLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
