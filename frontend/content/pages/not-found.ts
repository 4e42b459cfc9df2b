import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';

export const notFound = {
  title: `Pagina non trovata · ${siteName}`,
  description: 'Questo indirizzo non porta a nessuna pagina del sito.',
  updated: '2026-11-21',
  kicker: 'Errore 404',
  heading: 'Qui non c’è nessuna pagina',
  lead: 'Forse l’indirizzo è cambiato o c’è un errore di battitura. Dalla pagina iniziale trovi tutto.',
  homeLink: 'Vai alla pagina iniziale',
} as const satisfies PageText & Record<string, string>;
