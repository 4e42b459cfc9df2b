import type { Weekday } from './season.ts';
import { type IsoDay, placeholder, type VenueSlug } from './types.ts';

/** Days and hours are Rome wall time; booking is open to the end of `bookUntil`. */
export type OpenDaySession = {
  venue: VenueSlug;
  name: string;
  day: IsoDay;
  weekday: Weekday;
  opens: string;
  closes: string;
  bookUntil: IsoDay;
  bookUntilWeekday: Weekday;
  addresses: readonly string[];
  mapUrl: string;
};

const hours = { opens: '15:00', closes: '18:30' };

export const openDaySessions: readonly OpenDaySession[] = [
  {
    venue: 'sport-city',
    name: 'SPORT CITY',
    day: '2025-05-18',
    weekday: 'sunday',
    ...hours,
    bookUntil: '2025-05-14',
    bookUntilWeekday: 'wednesday',
    addresses: [placeholder('Open Day Sport City: indirizzo', 'Via di Esempio 1, Roma')],
    mapUrl: placeholder('Open Day Sport City: indirizzo della mappa', 'https://example.com/mappa/sport-city'),
  },
  {
    venue: 'sc-ostiense',
    name: 'SC OSTIENSE',
    day: '2025-05-25',
    weekday: 'sunday',
    ...hours,
    bookUntil: '2025-05-21',
    bookUntilWeekday: 'wednesday',
    addresses: [
      placeholder('Open Day SC Ostiense: primo indirizzo', 'Via di Esempio 2, Roma'),
      placeholder('Open Day SC Ostiense: secondo indirizzo', 'Via di Esempio 4, Roma'),
    ],
    mapUrl: placeholder(
      'Open Day SC Ostiense: indirizzo della mappa',
      'https://example.com/mappa/sc-ostiense',
    ),
  },
];
