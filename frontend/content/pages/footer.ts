import type { TextLink } from '../types.ts';

export const footer = {
  venuesTitle: 'Le nostre sedi',
  mapLink: 'Apri la mappa',
  contactsTitle: 'Contatti',
  seasonTitle: 'Date e orari',
  /** Said where the two differ. */
  calendars: { general: 'calendario generale', venues: 'calendario delle sedi' },
  over: 'conclusa',
  safeguarding: {
    title: 'Tutela dei minori',
    text: 'Hai un dubbio o una preoccupazione su un bambino? Parlane con la persona responsabile della tutela.',
    role: 'Responsabile della tutela dei minori',
  },
  taxNumber: 'Partita IVA',
  legalTitle: 'Note legali',
  legal: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Termini e condizioni', to: '/privacy#terms' },
    { text: 'Cookie Policy', to: '/privacy#cookies' },
    { text: 'Area Staff', to: '/members' },
  ] satisfies readonly TextLink[],
} as const;
