import type { infer as Infer } from 'zod';
import { formatPrice } from '#frontend/italian/money.ts';
import { formatFrom } from '#frontend/italian/words.ts';
import type { openingHours, rate, venuePrices } from '../schema/venue.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { venueData } from './venue-data.ts';

export type OpeningHours = Infer<typeof openingHours>;
export type Rate = Infer<typeof rate>;
export type VenuePrices = Infer<typeof venuePrices>;
export type VenueData = (typeof venueData)[number];
export type Venue = ReturnType<typeof venueOf>;

/** Said instead of the page's own words while a venue is not confirmed. */
const provisional = (city: string) => ({
  badge: 'Sede in fase di definizione',
  warning: 'Questa sede non è ancora confermata.',
  banner:
    'La sede è ancora in fase di definizione: le informazioni di questa pagina possono cambiare. Prima di organizzarti, scrivici.',
  lead: 'Sede non ancora confermata: qui c’è quello che sappiamo oggi.',
  description: `La sede di ${city} è in fase di definizione: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}, da confermare.`,
});

/** A venue with the sentences that follow from its data. */
export function venueOf({ isProvisional, address, lead, tone, updated, ...venue }: VenueData) {
  const { name, city, district, lessons, prices } = venue;
  const place = district ? `${city} ${district}` : city;
  // A name that holds the place says it already.
  const called = district && !name.includes(district) ? `Centro estivo ${name}` : 'Centro estivo';
  const from = lessons && formatFrom(lessons.fromAge);
  return {
    ...venue,
    address: address && { ...address, city },
    provisional: isProvisional ? provisional(city) : null,
    isIndexed: !isProvisional,
    page: {
      title: `${name}, centro estivo a ${place} · ${siteName}`,
      description: `${called} a ${place}, ${seasonText.ages}. Settimana ${formatPrice(prices.week.base)}, ${seasonText.venuePeriodAndYear}.${lessons ? ` Lezioni di ${lessons.sport} ${from} anni.` : ''}`,
      updated,
      lead: lessons ? `${lead} E ${from} anni, lezioni di ${lessons.sport}.` : lead,
      tone,
    },
  };
}
