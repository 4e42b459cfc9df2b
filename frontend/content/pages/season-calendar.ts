import { siteName } from '../site.ts';

/** Titles and sentences of the season's calendar file; `place` is the venue's name. */
export const seasonCalendar = {
  first: (place: string) => `${siteName} ${place}: primo giorno`,
  last: (place: string) => `${siteName} ${place}: ultimo giorno`,
  closed: (place: string) => `${siteName} ${place}: chiuso`,
  show: (title: string) => `Spettacolo: ${title}`,
  showDetail: 'I bambini vanno in scena. Un genitore è invitato.',
} as const;
