import { siteName } from '../site.ts';
import { spellNumber } from '../spell.ts';
import type { PageText } from '../types.ts';
import { venues } from '../venues.ts';

const { garden, name } = venues['sc-ostiense'];

export const relax = {
  title: `Relax a ${garden.name} · ${siteName}`,
  description: `${garden.name}, l’area relax del centro estivo: ${spellNumber(garden.squareMetres)} mq a ${name} per rallentare tra un gioco e l’altro.`,
  updated: '2026-11-21',
  heading: `Relax a ${garden.name}`,
  lead: 'Non si corre sempre. C’è anche il momento di sedersi, chiacchierare con un amico e riprendere fiato.',
  size: `${spellNumber(garden.squareMetres)} mq`,
  gardenText: `A ${name}, ${garden.name} misura ${spellNumber(garden.squareMetres)} metri quadrati.`,
  venueLink: { text: `Scopri ${name}`, to: '/sc-ostiense' },
  galleryTitle: `${garden.name} in foto`,
} as const satisfies PageText & Record<string, unknown>;
