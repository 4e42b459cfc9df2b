import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';

export const shows = {
  title: `Spettacoli ogni due settimane · ${siteName}`,
  description:
    'Ogni due settimane i bambini del centro estivo vanno in scena: sei temi, sei spettacoli e un genitore invitato.',
  updated: '2026-11-21',
  heading: 'Si va in scena',
  lead: 'Ogni due settimane i bambini partecipano a uno spettacolo, e un genitore è invitato. Il tema è quello dell’ambientazione scelta dallo staff per quelle due settimane.',
  cardsTitle: 'Sei temi, sei spettacoli',
  themeLabel: 'Tema',
  showLabel: 'Spettacolo',
  galleryTitle: 'Gli spettacoli in foto',
} as const satisfies PageText & Record<string, string>;
