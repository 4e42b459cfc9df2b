import { contacts } from './contacts.ts';
import type { TextLink } from './types.ts';

export const footer = {
  venuesTitle: 'Le nostre sedi',
  mapLink: 'Apri la mappa',
  contactsTitle: 'Contatti',
  chatLabel: `Chat, ${contacts.chat.availability}`,
  socialsTitle: 'Seguici',
  seasonTitle: 'Date e orari',
  pagesTitle: 'Scopri',
  legalTitle: 'Note legali',
  legal: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Termini e condizioni', to: '/privacy#terms' },
    { text: 'Cookie Policy', to: '/privacy#cookies' },
  ],
  members: { text: 'Area Staff', to: '/members' },
} as const satisfies {
  legal: readonly TextLink[];
  members: TextLink;
  [field: string]: string | TextLink | readonly TextLink[];
};
