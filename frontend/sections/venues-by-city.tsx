import { venueCard } from '#frontend/content/pages/venue-card.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { when } from '#frontend/lib/season/when.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './every.module.css';

const cities = [...new Set(venues.map(({ city }) => city))];

/** Every venue with where it is and what a week costs, city by city. */
export const VenuesByCity = () =>
  cities.map((city, at) => (
    <Section key={city} id={`citta-${at + 1}`} heading={city}>
      <ul className={styles.list}>
        {venues
          .filter((venue) => venue.city === city)
          .map(({ slug, name, district, prices, provisional }) => (
            <li key={slug} className={styles.card}>
              <h3 className={styles.name}>
                {provisional ? name : <SiteLink to={`/${slug}`}>{name}</SiteLink>}
              </h3>
              {district ? <p>{district}</p> : null}
              <p>
                <strong>{formatPrice(prices.week.base)}</strong>
                {` ${venueCard.perWeek}`}
                <span {...when('enrolment-off')}> {venueCard.ofLastSeason}</span>
              </p>
              {provisional ? <Badge>{provisional.badge}</Badge> : null}
            </li>
          ))}
      </ul>
    </Section>
  ));
