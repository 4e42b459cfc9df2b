import type { ReactNode } from 'react';
import { includable } from '#frontend/content/includable.ts';
import { priceLabels } from '#frontend/content/pages/price-items.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { venueFeatures } from '#frontend/content/pages/venue-card.ts';
import { venueComparison as text } from '#frontend/content/pages/venue-comparison.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';
import { includedOf } from '#frontend/lib/included.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './venue-comparison.module.css';

/** `null`: not known of this venue. */
const features: { label: string; of: (venue: Venue) => ReactNode }[] = [
  { label: text.week, of: ({ prices }) => <strong>{formatPrice(prices.week.base)}</strong> },
  {
    label: text.halfDayWeek,
    of: ({ prices: { halfDayWeek } }) =>
      halfDayWeek ? <strong>{formatPrice(halfDayWeek.base)}</strong> : priceLabels.notSold,
  },
  { label: text.hours, of: () => venueFeatures.hours },
  { label: text.lessons, of: ({ lessons }) => lessons && text.sayLessons(lessons) },
  { label: text.garden, of: ({ garden }) => garden && text.sayGarden(garden) },
  { label: text.sports, of: ({ sports }) => (sports.length > 0 ? capitalize(formatList(sports)) : null) },
  { label: text.pool, of: ({ pool, provisional }) => pool ?? (provisional ? null : text.no) },
  ...includable.map((item) => ({
    label: venuePage.included.items[item],
    of: (venue: Venue) => {
      const items = includedOf(venue);
      if (items.length === 0) return null;
      const found = items.find((one) => one.item === item);
      return found ? (found.isIncluded ? text.included : text.apart) : text.no;
    },
  })),
  { label: text.includedNote, of: ({ included }) => included.note },
  {
    label: text.secretariat,
    of: ({ secretariat }) =>
      secretariat.length === 0
        ? null
        : formatOpeningHours(secretariat).map(({ days, hours }) => (
            <span key={days} className={styles.line}>{`${days} ${hours}`}</span>
          )),
  },
];

/** The venues side by side; without features that are known of none. */
export function VenueComparison() {
  if (venues.length < 2) return null;
  return (
    <Section id="sedi" heading={text.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-labelledby="confronto" tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption id="confronto">
            <span>
              {text.caption}
              <span {...when('venues-over')}>{`, ${venuePage.over}`}</span>
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text.feature}</th>
              {venues.map(({ slug, name, city, district, provisional }) => (
                <th key={slug} scope="col">
                  <SiteLink to={`/${slug}`}>{name}</SiteLink>
                  <small>{district ? `${city}, ${district}` : city}</small>
                  {provisional ? <small>{provisional.badge}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features
              .map(({ label, of }) => ({ label, cells: venues.map(of) }))
              .filter(({ cells }) => cells.some(Boolean))
              .map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {venues.map(({ slug }, at) => (
                    <td key={slug}>{cells[at] ?? text.unknown}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
