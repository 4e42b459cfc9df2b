import { dailyEventCards, prizes } from '../daily-events.ts';
import { siteName } from '../site.ts';
import { capitalize } from '../spell.ts';
import type { PageText } from '../types.ts';

const week = dailyEventCards
  .filter(({ when }) => when !== 'everyTwoWeeks')
  .map(({ day, activity }) => `${day} ${activity}`.toLowerCase())
  .join(', ');

export const dailyEvents = {
  title: `Eventi del giorno, uno diverso ogni giorno · ${siteName}`,
  description: `${capitalize(week)}. In palio ogni giorno il ${prizes.daily}.`,
  updated: '2026-11-21',
  heading: 'Eventi del giorno',
  lead: 'Dal lunedì al venerdì, ogni giorno ha la sua sorpresa. Così anche il martedì diventa un giorno da aspettare.',
  cardsTitle: 'La settimana, giorno per giorno',
  prizeText: `Chi vince l’evento del giorno porta a casa il ${prizes.daily}.`,
  galleryTitle: 'Gli eventi in foto',
} as const satisfies PageText & Record<string, string>;
