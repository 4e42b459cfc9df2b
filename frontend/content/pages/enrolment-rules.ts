import { capitalize, formatFrom } from '#frontend/italian/words.ts';
import { documents, telecomClubName } from '../organisation/organisation.ts';
import { chainWeeks } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import type { IconText } from '../types.ts';

export const certificateRule = `${capitalize(formatFrom(season.certificateFromAge))} anni compiuti serve il certificato medico per attività sportiva non agonistica.`;

export const waysToPay =
  'Online nell’app con carta, oppure in sede, in contanti o con carta, negli orari della segreteria.';

export const enrolmentSteps: readonly IconText[] = [
  {
    icon: 'Smartphone',
    title: 'Installa l’app',
    text: 'La trovi su App Store e Google Play.',
  },
  {
    icon: 'CalendarDays',
    title: 'Inserisci i dati e scegli le settimane',
    text: 'Scrivi i dati del bambino o della bambina e segna le settimane che ti servono.',
  },
  {
    icon: 'FileText',
    title: 'Carica i documenti',
    text: `${documents} ${certificateRule}`,
  },
  {
    icon: 'CreditCard',
    title: 'Paga',
    text: waysToPay,
  },
];

/** Conditions and deadlines, on `/iscrizioni` and on the pages of the venues. */
export const eligibilityRules = {
  certificate: { title: 'Certificato medico', text: certificateRule },
  payment: {
    title: 'Quando si paga',
    text: `Completa iscrizione e pagamento ${seasonText.payBy}.`,
  },
  convention: {
    title: 'Tariffa convenzione',
    text: 'Se un genitore lavora per un ente convenzionato, porta il badge o la tessera, oppure carica una prova nell’app.',
  },
  telecomClub: {
    title: telecomClubName,
    text: 'Lasci il voucher in sede e paghi sul posto solo la quota d’iscrizione.',
  },
  chain: {
    title: 'Sconto a Catena',
    text: `Per averlo paghi la quota d’iscrizione e almeno ${chainWeeks}. Tutti i partecipanti pagano ${seasonText.payBy}; il prezzo scontato resta bloccato per l’estate ${seasonText.year}.`,
  },
} as const;
