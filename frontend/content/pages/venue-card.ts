import { positionsMeaning } from '../organisation/organisation.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { Venue } from '../venues/venue.ts';

/** Labels of a venue's card. */
export const venueCard = {
  map: 'Apri la mappa',
  details: 'Scopri la sede',
  ofLastSeason: `nel ${seasonText.year}`,
  perWeek: (enrolment: string) => `a settimana + ${enrolment} d’iscrizione`,
} as const;

/** Features derived from a venue's other fields, or common to every venue. */
export const venueFeatures = {
  garden: (name: string, size: string) => `${name}: ${size} mq`,
  lessons: (sport: string, from: string) => `Lezioni di ${sport} ${from} anni`,
  positions: (count: number) => ['Posizioni:', count, positionsMeaning].filter(Boolean).join(' '),
  hours: `${seasonText.hours}, fino alle ${seasonText.lateExit} con un supplemento`,
  lunch: 'Pranzo e merenda',
} as const;

/** The message that a chat opened from a venue's page begins with. */
export const venueChatMessage = ({ name }: Pick<Venue, 'name'>): string =>
  `Ciao ${siteName}, vorrei qualche informazione sulla sede ${name}.`;
