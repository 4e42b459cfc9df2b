import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { overview } from '../overview.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

/** The page of all activities, which is there while there are more than other pages show (`shown.ts`). */
export const attivita = {
  title: `Tutte le attività del centro estivo · ${siteName}`,
  description: `Tutte le attività del centro estivo ${siteName}: che cosa si fa, una per una, tra sport, giochi, acqua e spettacoli.`,
  updated: '2026-11-21',
  picture: picture('card-sports.svg', 'Un bambino salta verso il canestro'),
  kicker: 'Le attività',
  heading: 'Tutte le attività',
  lead: 'Scegli un’attività e guarda che cosa si fa.',
  listTitle: `${capitalize(formatCount(overview.activityCount))} modi per divertirsi`,
} as const satisfies SinglePageText & Record<string, unknown>;
