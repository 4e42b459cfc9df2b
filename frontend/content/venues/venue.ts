import type { Picture } from '../picture.ts';
import type { IconName, PageText, Weekday } from '../types.ts';

/** Rome wall time, `HH:MM`. */
export type OpeningHours = { days: readonly Weekday[]; opens: string; closes: string };

/** Euro. `convention` is for children of people who work for a partner organisation. */
export type Rate = { base: number; convention: number };

/** `null`: the venue does not sell it. */
export type VenuePrices = {
  enrolment: Rate;
  week: Rate;
  halfDayWeek: Rate | null;
  day: Rate;
  halfDay: Rate | null;
};

/** A venue as other pages show it. */
export type VenueCard<Slug extends string = string> = {
  /** Address of its page, name of its file and its name in the quote's address. */
  slug: Slug;
  name: string;
  /** As shown on the cards, in capitals where the venue writes itself so. */
  cardTitle: string;
  city: string;
  district: string | null;
  /** `null`: not known yet. */
  address: { street: string; postalCode: string; city: string; mapUrl: string } | null;
  /** Further addresses of its open days, each in full. */
  openDayAlsoAt?: readonly string[];
  /** `null`: not known. */
  positions: number | null;
  /** What to say of its pool; `null`: it has none, or it is not known. */
  pool: string | null;
  /** What it has besides what follows from the fields below and what every venue has. */
  features: readonly { icon: IconName; text: string }[];
  /** Sport lessons for the older children. */
  lessons: { sport: string; fromAge: number; icon: IconName } | null;
  garden: { name: string; squareMetres: number } | null;
  prices: VenuePrices;
  /** Set while the venue is not confirmed: its words stand instead of the page's own. */
  provisional: { badge: string; warning: string; banner: string; lead: string; description: string } | null;
  /** False keeps its page out of search results and of the sitemap. */
  isIndexed: boolean;
  picture: Picture;
};

export type Venue<Slug extends string = string> = VenueCard<Slug> & {
  /** Empty: not known yet. */
  secretariat: readonly OpeningHours[];
  conventions: { count: number; isApproximate: boolean; names: readonly string[] } | null;
  page: PageText & { lead: string; tone: 'sun' | 'sky' | 'terracotta' | 'pine' };
  /** The tab bar of its page has arrows. */
  hasTabArrows: boolean;
};
