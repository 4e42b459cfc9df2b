import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

export const notFound = {
  title: `Pagina non trovata · ${siteName}`,
  description: 'Questo indirizzo non porta a nessuna pagina del sito.',
  updated: '2026-11-21',
  picture: picture('not-found.svg', 'Un bambino guarda una mappa davanti a un cartello con due frecce'),
  kicker: 'Pagina non trovata',
  heading: 'Questa pagina non c’è',
  lead: 'Forse l’indirizzo è cambiato o c’è un errore di battitura. Dalla pagina iniziale trovi tutto.',
  homeLink: 'Vai alla pagina iniziale',
} as const satisfies SinglePageText & Record<string, unknown>;
