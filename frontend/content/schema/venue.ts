import * as z from 'zod';
import {
  description,
  fee,
  icon,
  list,
  name,
  pageText,
  picture,
  postalCode,
  price,
  slug,
  text,
  time,
  webAddress,
  weekdays,
} from './formats.ts';

/** Rome wall time. */
export const openingHours = z.strictObject({ days: weekdays, opens: time, closes: time });

/** Euro. `convention` is for children of people who work for a partner organisation. */
export const rate = z.strictObject({ base: price, convention: price });

/** `null`: the venue does not sell it. */
export const venuePrices = z.strictObject({
  enrolment: z.strictObject({ base: fee, convention: fee }),
  week: rate,
  halfDayWeek: rate.nullable(),
  day: rate,
  halfDay: rate.nullable(),
});

/** Shown of a venue on other pages. */
export const venueCard = z.strictObject({
  /** Address of its page, name of its file and its name in the quote's address. */
  slug,
  name,
  city: name,
  district: name.nullable(),
  /** `null`: not known yet. */
  address: z.strictObject({ street: name, postalCode, city: name, mapUrl: webAddress }).nullable(),
  /** Further addresses of its open days, each in full. */
  openDayAlsoAt: z.exactOptional(list(text)),
  /** `null`: not known. */
  positions: z.int().positive().nullable(),
  /** Pool, in the words of the pages; `null`: none, or not known. */
  pool: text.nullable(),
  /** Besides what follows from the fields below and what every venue has. */
  features: list(z.strictObject({ icon, text })),
  /** Sport lessons for the older children. */
  lessons: z.strictObject({ sport: text, fromAge: z.number(), icon }).nullable(),
  garden: z.strictObject({ name: text, squareMetres: z.number().positive() }).nullable(),
  prices: venuePrices,
  /** Set while the venue is not confirmed: its words stand instead of the page's own. */
  provisional: z
    .strictObject({ badge: text, warning: text, banner: text, lead: text, description })
    .nullable(),
  /** False keeps its page out of search results and of the sitemap. */
  isIndexed: z.boolean(),
  picture,
});

export const venue = venueCard.extend({
  /** How to get there, a few sentences each; `null`: not known. */
  arrival: z.strictObject({ byCar: text.nullable(), byTransit: text.nullable() }),
  /** Empty: not known yet. */
  secretariat: list(openingHours),
  conventions: z
    .strictObject({ count: z.int().nonnegative(), isApproximate: z.boolean(), names: list(text) })
    .nullable(),
  /** Name of the person in charge of it; `null`: not said. */
  villageLeader: z.exactOptional(text.nullable()),
  page: pageText.extend({ lead: text, tone: z.enum(['sun', 'sky', 'terracotta', 'pine']) }),
  /** The tab bar of its page has arrows. */
  hasTabArrows: z.boolean(),
});
