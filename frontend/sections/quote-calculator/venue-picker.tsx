import { overview } from '#frontend/content/overview.ts';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/index.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { Field } from '#frontend/ui/field.tsx';
import styles from './venue-picker.module.css';

type VenuePickerProps = { venue: VenueSlug | null; onChange: (venue: VenueSlug) => void };

/** Cards, or of very many a list by city. */
export const VenuePicker = overview.hasFurtherVenues ? VenueList : VenueCards;

function VenueCards({ venue, onChange }: VenuePickerProps) {
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

function VenueList({ venue, onChange }: VenuePickerProps) {
  return (
    <Field label={quoteForm.venueList}>
      {(control) => (
        <select
          {...control}
          name="sede"
          value={venue ?? ''}
          onChange={({ target }) => onChange(target.value as VenueSlug)}
        >
          <option value="" disabled>
            {quoteForm.venueNone}
          </option>
          {[...new Set(venues.map(({ city }) => city))].map((city) => (
            <optgroup key={city} label={city}>
              {venues.map((one) =>
                one.city === city ? (
                  <option key={one.slug} value={one.slug}>
                    {one.district ? `${one.name}, ${one.district}` : one.name}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
