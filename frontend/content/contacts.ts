import { siteName } from './site.ts';
import { placeholder } from './types.ts';

const phone = placeholder('numero di telefono, con prefisso internazionale', '+39 000 000 0000');
const chatNumber = placeholder('numero della chat, con prefisso internazionale', '+39 000 000 0001');

export const contacts = {
  phone,
  email: placeholder('indirizzo e-mail per le famiglie', 'info@example.com'),
  chat: {
    number: chatNumber,
    availability: '24/24h',
    /** Where a conversation opens; the number and the message are appended. */
    address: placeholder('indirizzo che apre la chat (https://…)', 'https://chat.example.com/'),
    buttonLabel: 'Scrivici in chat',
    greeting: `Ciao ${siteName}, vorrei qualche informazione sul centro estivo.`,
  },
  socials: [
    {
      name: placeholder('nome del primo profilo social', 'Profilo social 1'),
      url: placeholder('indirizzo del primo profilo social', 'https://example.com/social-1'),
    },
    {
      name: placeholder('nome del secondo profilo social', 'Profilo social 2'),
      url: placeholder('indirizzo del secondo profilo social', 'https://example.com/social-2'),
    },
  ],
  safeguarding: {
    title: 'Tutela dei minori',
    text: 'Hai un dubbio o una preoccupazione su un bambino? Parlane con la persona responsabile della tutela.',
    role: 'Responsabile della tutela dei minori',
    person: placeholder('nome della persona responsabile della tutela dei minori', 'Nome Cognome'),
    email: placeholder('e-mail della persona responsabile della tutela', 'tutela@example.com'),
  },
  taxNumberLabel: 'Partita IVA',
  taxNumber: placeholder('partita IVA', '00000000000'),
} as const;

/** The data controller of the privacy page. */
export const controller = {
  name: placeholder('titolare del trattamento: ragione sociale', 'Titolare di esempio'),
  address: placeholder('titolare del trattamento: sede legale', 'Via di Esempio 0, 00000 Roma (RM)'),
  email: placeholder('e-mail per le richieste sulla privacy', 'privacy@example.com'),
  certifiedEmail: placeholder('PEC del titolare', 'pec@example.com'),
} as const;

const digits = (number: string): string => number.replace(/\D/g, '');

/** Address that opens a chat with the camp with `message` already written. */
export const chatHref = (message: string = contacts.chat.greeting): string =>
  `${contacts.chat.address}${digits(contacts.chat.number)}?text=${encodeURIComponent(message)}`;

export const phoneHref = `tel:+${digits(contacts.phone)}`;

/** Address that opens a new e-mail to the camp. */
export const emailHref = (subject?: string): string =>
  `mailto:${contacts.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
