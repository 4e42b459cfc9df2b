import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { formatFrom } from '#frontend/italian/words.ts';
import { telecomClubName } from '../organisation/organisation.ts';
import { discounts } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import type { IconText } from '../types.ts';

const certificateRule = `Il certificato medico per attività sportiva non agonistica serve solo ${formatFrom(season.certificateFromAge)} anni in su.`;

export const enrolmentSteps: readonly IconText[] = [
  {
    icon: 'Smartphone',
    title: 'Scarica l’app',
    text: 'La trovi negli store per iPhone e per Android. Ci si iscrive solo da lì.',
  },
  {
    icon: 'CalendarDays',
    title: 'Inserisci i dati e scegli le settimane',
    text: 'Scrivi i dati di tuo figlio e segna le settimane che vi servono.',
  },
  {
    icon: 'FileText',
    title: 'Carica i documenti',
    text: certificateRule,
  },
  {
    icon: 'CreditCard',
    title: 'Paga',
    text: 'Online nell’app con carta, oppure in sede in contanti o con carta.',
  },
];

/** Who may do what, and by when. Shown on `/iscrizioni` and on the pages of the venues. */
export const eligibilityRules = {
  certificate: { title: 'Certificato medico', text: certificateRule },
  payment: {
    title: 'Quando si paga',
    text: `Iscrizione e pagamento vanno completati entro il ${formatWeekdayName(season.paymentWeekday)} della settimana prima di quella scelta.`,
  },
  convention: {
    title: 'Tariffa convenzione',
    text: 'Vale se un genitore lavora in uno degli enti convenzionati. Serve il badge o la tessera che lo dimostra, oppure un documento caricato nell’app.',
  },
  telecomClub: {
    title: telecomClubName,
    text: 'Lasci il voucher in sede e paghi sul posto solo la quota d’iscrizione.',
  },
  chain: {
    title: 'Sconto a Catena',
    text: `Richiede la quota d’iscrizione e almeno ${discounts.chain.minWeeks} settimana di campo. Tutti i partecipanti pagano entro le scadenze; il prezzo scontato resta bloccato per l’estate ${seasonText.year}.`,
  },
} as const;
