import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

export const privacy = {
  title: `Privacy, termini e cookie · ${siteName}`,
  description:
    'Come trattiamo i tuoi dati, le condizioni del servizio, le foto dei bambini, i cookie e gli strumenti simili.',
  updated: '2026-11-29',
  picture: picture('privacy.svg', 'Un pino solitario al tramonto davanti a un acquedotto romano'),
  heading: 'Privacy, termini e cookie',
  lead: 'I tuoi dati, le regole del servizio e i cookie.',
} as const satisfies SinglePageText & Record<string, unknown>;
