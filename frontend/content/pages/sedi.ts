import { overview } from '../overview.ts';
import { picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

/** The page of all venues, which is there while there are more than other pages show (`shown.ts`). */
export const sedi = {
  title: `Tutte le sedi del centro estivo · ${siteName}`,
  description: `Tutte le sedi del centro estivo ${siteName}, città per città, per bambini ${seasonText.ages}: dove sono e quanto costa una settimana.`,
  updated: '2026-11-21',
  picture: picture('sport-city.svg', 'Tre bambini giocano a pallone su un campo da calcio'),
  kicker: 'Le nostre sedi',
  heading: 'Tutte le sedi, città per città',
  lead: `Stessi giorni, stessi orari: scegli la più comoda. Una settimana da ${overview.lowestWeekPrice}.`,
} as const satisfies SinglePageText & Record<string, unknown>;
