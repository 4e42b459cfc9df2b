import { prices } from './prices.ts';
import type { Weekday } from './season.ts';
import { seasonText } from './season-text.ts';
import { capitalize, spellHours, spellNumber, spellWeekdays } from './spell.ts';
import { type IconName, type PagePath, placeholder, type VenueSlug, venueSlugs } from './types.ts';

/** Rome wall time, `HH:MM`. */
export type OpeningHours = { days: readonly Weekday[]; opens: string; closes: string };

export type VenueFeature = { icon: IconName; text: string };

export type Venue = {
  slug: VenueSlug;
  name: string;
  /** As shown on the venue cards, in capitals where the venue writes itself so. */
  cardTitle: string;
  city: string;
  district: string | null;
  address: { street: string; postalCode: string; city: string; country: 'IT' };
  mapUrl: string;
  /** `null`: not known. */
  coordinates: { latitude: number; longitude: number } | null;
  /** `null`: not known. */
  positions: number | null;
  features: readonly VenueFeature[];
  /** Sport lessons for the older children. */
  lessons: { sport: string; fromAge: number } | null;
  garden: { name: string; squareMetres: number } | null;
  /** `null`: not known yet. */
  secretariat: readonly OpeningHours[] | null;
  conventions: { count: number; isApproximate: boolean; names: readonly string[] } | null;
  /** Set while the venue is not confirmed. */
  provisional: { badge: string; warning: string; banner: string } | null;
  /** The tab bar of the campus page has arrows. */
  hasTabArrows: boolean;
  detailsLink: PagePath;
};

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const weekend = ['saturday', 'sunday'] as const;

const campusHours: VenueFeature = {
  icon: 'Clock',
  text: `${seasonText.hours}, con opzione fino alle ${seasonText.lateExit}`,
};
const lunch: VenueFeature = { icon: 'Utensils', text: 'Pranzo e merenda' };

const football = { sport: 'calcio', fromAge: 8 };
const padel = { sport: 'padel', fromAge: 8 };
const gardenLand = { name: 'Garden Land', squareMetres: 15_000 };

export const lessonsText = ({ sport, fromAge }: { sport: string; fromAge: number }) =>
  `Lezioni di ${sport} dagli ${fromAge} anni`;

export const venues = {
  'sport-city': {
    slug: 'sport-city',
    name: 'Sport City',
    cardTitle: 'SPORT CITY',
    city: 'Roma',
    district: 'Vallerano',
    address: {
      street: placeholder('Sport City: via e numero', 'Via di Esempio 1'),
      postalCode: placeholder('Sport City: CAP', '00000'),
      city: 'Roma',
      country: 'IT',
    },
    mapUrl: placeholder('Sport City: indirizzo della mappa', 'https://example.com/mappa/sport-city'),
    coordinates: null,
    positions: 14,
    features: [{ icon: 'Goal', text: lessonsText(football) }, campusHours, lunch],
    lessons: football,
    garden: null,
    secretariat: [
      { days: workdays, opens: '08:00', closes: '13:00' },
      { days: workdays, opens: '15:00', closes: '19:00' },
      { days: ['saturday'], opens: '10:00', closes: '13:00' },
      { days: ['sunday'], opens: '10:00', closes: '13:00' },
      { days: ['sunday'], opens: '16:00', closes: '19:00' },
    ],
    conventions: {
      count: 21,
      isApproximate: true,
      names: placeholder('Sport City: nomi degli enti convenzionati', []),
    },
    provisional: null,
    hasTabArrows: true,
    detailsLink: '/sport-city',
  },
  'sc-ostiense': {
    slug: 'sc-ostiense',
    name: 'SC Ostiense',
    cardTitle: 'SC OSTIENSE',
    city: 'Roma',
    district: 'Ostiense',
    address: {
      street: placeholder('SC Ostiense: via e numero', 'Via di Esempio 2'),
      postalCode: placeholder('SC Ostiense: CAP', '00000'),
      city: 'Roma',
      country: 'IT',
    },
    mapUrl: placeholder('SC Ostiense: indirizzo della mappa', 'https://example.com/mappa/sc-ostiense'),
    coordinates: null,
    positions: 18,
    features: [
      {
        icon: 'TreePine',
        text: `${gardenLand.name}: ${spellNumber(gardenLand.squareMetres)} mq`,
      },
      { icon: 'CircleDot', text: lessonsText(padel) },
      campusHours,
      lunch,
    ],
    lessons: padel,
    garden: gardenLand,
    secretariat: [
      { days: workdays, opens: '15:00', closes: '19:00' },
      { days: weekend, opens: '09:30', closes: '13:30' },
      { days: weekend, opens: '15:00', closes: '19:00' },
    ],
    conventions: {
      count: 26,
      isApproximate: true,
      names: placeholder('SC Ostiense: nomi degli enti convenzionati', []),
    },
    provisional: null,
    hasTabArrows: true,
    detailsLink: '/sc-ostiense',
  },
  'tc-nascosa': {
    slug: 'tc-nascosa',
    name: 'TC Nascosa',
    cardTitle: 'TC NASCOSA',
    city: 'Latina',
    district: null,
    address: {
      street: placeholder('TC Nascosa: via e numero', 'Via di Esempio 3'),
      postalCode: placeholder('TC Nascosa: CAP', '00000'),
      city: 'Latina',
      country: 'IT',
    },
    mapUrl: placeholder('TC Nascosa: indirizzo della mappa', 'https://example.com/mappa/tc-nascosa'),
    coordinates: null,
    positions: null,
    features: [campusHours, lunch],
    lessons: null,
    garden: null,
    secretariat: null,
    conventions: null,
    provisional: {
      badge: 'Sede in fase di definizione',
      warning: 'Questa sede non è ancora confermata.',
      banner:
        'La sede è ancora in fase di definizione: le informazioni di questa pagina possono cambiare. Prima di organizzarti, scrivici.',
    },
    hasTabArrows: false,
    detailsLink: '/tc-nascosa',
  },
} as const satisfies Record<VenueSlug, Venue>;

/** In the order in which they are shown. */
export const venueList: readonly Venue[] = venueSlugs.map((slug) => venues[slug]);

export const confirmedVenues: readonly Venue[] = venueList.filter((venue) => !venue.provisional);

/** Euro: the full week where it costs least, at confirmed venues and at the base rate. */
export const lowestWeekPrice = Math.min(
  // A price that is missing is named by the content check, which reads this file too.
  ...confirmedVenues.flatMap(({ slug }) => prices[slug]?.week?.base ?? []),
);

export const venueLabels = {
  positions: 'Posizioni',
  secretariat: 'Orari della segreteria',
  address: 'Indirizzo',
  map: 'Apri la mappa',
  details: 'Scopri la sede',
} as const;

/** Opening hours as they hang on a door: `Lunedì-venerdì` with `8:00-13:00 e 15:00-19:00`. */
export const spellOpeningHours = (openings: readonly OpeningHours[]): { days: string; hours: string }[] => {
  const hoursByDays = new Map<string, string[]>();
  for (const { days, ...hours } of openings) {
    const label = capitalize(spellWeekdays(days));
    hoursByDays.set(label, [...(hoursByDays.get(label) ?? []), spellHours(hours)]);
  }
  return [...hoursByDays].map(([days, hours]) => ({ days, hours: hours.join(' e ') }));
};
