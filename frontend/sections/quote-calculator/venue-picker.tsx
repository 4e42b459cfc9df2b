import { quoteForm } from '#frontend/content/pages/quote.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/venues.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import styles from './venue-picker.module.css';

type VenuePickerProps = { venue: VenueSlug | null; onChange: (venue: VenueSlug) => void };

export function VenuePicker({ venue, onChange }: VenuePickerProps) {
  return (
    <div className={styles.venues}>
      {venues.map(({ slug, name, city, district, provisional, prices }) => (
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
          <strong>{quoteForm.perWeek(formatPrice(prices.week.base))}</strong>
          <span>{prices.halfDayWeek ? quoteForm.withHalfDays : quoteForm.withoutHalfDays}</span>
          {provisional ? <Badge>{provisional.badge}</Badge> : null}
        </label>
      ))}
    </div>
  );
}
