import { siteName } from '../site.ts';
import type { IconName, PageText } from '../types.ts';

const attractions: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'Tent', title: 'Gonfiabili', text: 'Si sale, si scivola e si ricomincia.' },
  { icon: 'Waves', title: 'Piscine', text: 'Il posto più bello dove stare quando fa caldo.' },
  { icon: 'Droplets', title: 'Giochi d’acqua', text: 'Schizzi, sfide e risate: nessuno resta asciutto.' },
];

export const aquafun = {
  title: `Aquafun: gonfiabili, piscine e giochi d’acqua · ${siteName}`,
  description:
    'Aquafun è l’acqua del centro estivo: gonfiabili, piscine e giochi per rinfrescarsi e ridere insieme.',
  updated: '2026-11-21',
  heading: 'Aquafun',
  lead: 'D’estate a Roma fa caldo. Noi rispondiamo con gonfiabili, piscine e giochi d’acqua.',
  attractions,
  galleryTitle: 'Aquafun in foto',
} as const satisfies PageText & Record<string, unknown>;
