import { positionsLabel } from '../organisation/organisation.ts';
import { seasonText } from '../season/season-text.ts';

/** What stands on a venue's card, also on other pages. */
export const venueCard = {
  positions: positionsLabel,
  map: 'Apri la mappa',
  details: 'Scopri la sede',
  ofLastSeason: `nel ${seasonText.year}`,
  perWeek: 'a settimana',
} as const;

/** What a venue has that follows from its other fields, or that every venue has. */
export const venueFeatures = {
  garden: (name: string, size: string) => `${name}: ${size} mq`,
  lessons: (sport: string, from: string) => `Lezioni di ${sport} ${from} anni`,
  hours: `${seasonText.hours}, se serve, fino alle ${seasonText.lateExit}`,
  lunch: 'Pranzo e merenda',
} as const;
