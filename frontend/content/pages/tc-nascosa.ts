import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';
import { venues } from '../venues.ts';

const { name, city } = venues['tc-nascosa'];

export const tcNascosa = {
  title: `${name}, centro estivo a ${city} · ${siteName}`,
  description: `La sede di ${city} è in fase di definizione: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}, da confermare.`,
  updated: '2026-11-21',
  kicker: `${season.label} · ${city}`,
  heading: name,
  lead: 'Stiamo definendo questa sede. Qui trovi quello che sappiamo oggi: lo stesso programma, lo stesso modo di stare insieme.',
} as const satisfies PageText & Record<string, string>;
