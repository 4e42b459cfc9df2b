import { siteName } from '../site.ts';
import { contacts } from './organisation.ts';

/** The words around the contacts, which are in organisation.ts. */
export const chatButtonLabel = 'Scrivici in chat';
const greeting = `Ciao ${siteName}, vorrei qualche informazione sul centro estivo.`;

const digits = (number: string): string => number.replace(/\D/g, '');

/** Address that opens a chat with the camp with `message` already written. */
export const chatHref = (message: string = greeting): string =>
  `${contacts.chat.address}${digits(contacts.chat.number)}?text=${encodeURIComponent(message)}`;

export const phoneHref = `tel:+${digits(contacts.phone)}`;

/** Address that opens a new e-mail to the camp. */
export const emailHref = (subject?: string): string =>
  `mailto:${contacts.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
