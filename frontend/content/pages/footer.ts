import type { TextLink } from '../types.ts';

type Company = {
  name: string;
  registeredOffice: string;
  register: string | null;
  capital: string | null;
};

export const footer = {
  venuesTitle: 'Le nostre sedi',
  mapLink: 'Apri la mappa',
  contactsTitle: 'Contatti',
  questions: { text: 'Le domande dei genitori', to: '/domande' },
  seasonTitle: 'Date e orari',
  over: 'conclusa',
  safeguarding: {
    title: 'Tutela dei minori',
    text: 'Hai un dubbio o una preoccupazione su un bambino? Parlane con la persona responsabile della tutela.',
    role: 'Responsabile della tutela dei minori',
    emergency: {
      text: 'Se un bambino è in pericolo chiama, gratis e a ogni ora, il',
      name: '114 Emergenza Infanzia',
      href: 'tel:114',
    },
  },
  /** The line that the law asks for; parts that are not known to apply are left out. */
  company: ({ name, registeredOffice, register, capital }: Company, taxNumber: string): string =>
    [name, `Sede legale: ${registeredOffice}`, `P. IVA ${taxNumber}`, register, capital]
      .filter(Boolean)
      .join(' · '),
  legalTitle: 'Note legali',
  legal: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Termini e condizioni', to: '/privacy#terms' },
    { text: 'Cookie Policy', to: '/privacy#cookies' },
    { text: 'Accessibilità', to: '/accessibilita' },
    { text: 'Area Staff', to: '/members' },
  ] satisfies readonly TextLink[],
} as const;
