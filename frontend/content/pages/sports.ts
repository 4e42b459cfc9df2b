import { prizes } from '../daily-events.ts';
import { siteName } from '../site.ts';
import { spellWeekdayName } from '../spell.ts';
import { sportsList } from '../sports-list.ts';
import type { PageText } from '../types.ts';

const medalsDay = spellWeekdayName(prizes.medalsDay);
const names = sportsList.map(({ name }) => name.toLowerCase());

export const sports = {
  title: `Sport: calcio, basket, padel e altri · ${siteName}`,
  description: `Gli sport del centro estivo: ${names.slice(0, -1).join(', ')} e ${names.at(-1)}. Giochi, circuiti, tornei e ogni ${medalsDay} le medaglie.`,
  updated: '2026-11-21',
  heading: 'Sport',
  lead: 'Giochi, circuiti di allenamento e tornei. Si prova tutto, si impara a vincere e anche a perdere.',
  stripTitle: 'Gli sport',
  choiceText: 'Gli sport disponibili dipendono dal centro che scegli.',
  medalsText: `Ogni ${medalsDay} si consegnano le medaglie.`,
  galleryTitle: 'Lo sport in foto',
} as const satisfies PageText & Record<string, string>;
