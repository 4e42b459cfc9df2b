import { prices } from '#frontend/content/prices.ts';
import { quoteForm } from '#frontend/content/quote-texts.ts';
import type { VenueSlug } from '#frontend/content/types.ts';
import { venueList } from '#frontend/content/venues.ts';
import { formatPrice } from '#frontend/lib/money.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './venue-picker.module.css';

type VenuePickerProps = { venue: VenueSlug | null; onChange: (venue: VenueSlug) => void };

export function VenuePicker({ venue, onChange }: VenuePickerProps) {
  return (
    <div className={styles.venues}>
      {venueList.map(({ slug, name, city, district, provisional }) => (
        <label key={slug} className={styles.venue}>
          <input
            type="radio"
            name="sede"
            value={slug}
            checked={venue === slug}
            onChange={() => onChange(slug)}
          />
          <span className={styles.name}>{name}</span>
          <span>{district ? `${city}, ${district}` : city}</span>
          <strong>{quoteForm.perWeek(formatPrice(prices[slug].week.base))}</strong>
          <span>{prices[slug].halfDayWeek ? quoteForm.withHalfDays : quoteForm.withoutHalfDays}</span>
          {provisional ? <Badge>{provisional.badge}</Badge> : null}
        </label>
      ))}
    </div>
  );
}
