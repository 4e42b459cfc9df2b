import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { venueCard, venueChatMessage } from '#frontend/content/pages/venue-card.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { featuresOf } from '#frontend/lib/venue-features.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './locations.module.css';

function Features({ venue }: { venue: Venue }) {
  const features = featuresOf(venue);
  if (features.length === 0) return null;
  return (
    <ul className={styles.features}>
      {features.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The venues, each with where it is, what it has and what a week costs. */
export function Locations() {
  const { eyebrow, title, lead, compare } = homeSections.locations;
  return (
    <Section id="locations" tone="sand" kicker={eyebrow} heading={title} lead={lead}>
      <ul className={styles.grid}>
        {venues.map((venue) => (
          <li key={venue.slug} className={venue.provisional ? styles.provisional : styles.venue}>
            <Picture image={venue.picture} className={styles.picture} />
            <p className={styles.place}>
              <Icon name="MapPin" />
              {[venue.city, venue.district].filter(Boolean).join(', ')}
            </p>
            <h3 className={styles.name}>{venue.name}</h3>
            {venue.provisional ? (
              <p className={styles.badge}>
                <Badge>{venue.provisional.badge}</Badge>
              </p>
            ) : null}
            <p className={styles.price}>
              <strong>{formatPrice(venue.prices.week.base)}</strong>
              {` ${venueCard.perWeek(formatPrice(venue.prices.enrolment.base))}`}
              <span {...when('enrolment-off')}>{` ${venueCard.ofLastSeason}`}</span>
            </p>
            <Features venue={venue} />
            {venue.address ? (
              <p>
                {`${formatAddress(venue.address)} · `}
                <ExternalLink href={venue.address.mapUrl}>
                  {venueCard.map}
                  <span className="visually-hidden">{` di ${venue.name}`}</span>
                </ExternalLink>
              </p>
            ) : null}
            <div className={styles.action}>
              {venue.provisional ? (
                <>
                  <p>{venue.provisional.warning}</p>
                  <ButtonLink
                    to={chatHref(venueChatMessage(venue))}
                    variant="secondary"
                    icon={<Icon name="MessageCircle" />}
                  >
                    {chatButtonLabel}
                  </ButtonLink>
                </>
              ) : (
                <ButtonLink to={`/${venue.slug}`}>
                  {venueCard.details}
                  <span className="visually-hidden">{` ${venue.name}`}</span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {venues.length > 1 ? (
        <p className={styles.compare}>
          <SiteLink to={compare.to}>{compare.text}</SiteLink>
        </p>
      ) : null}
    </Section>
  );
}
