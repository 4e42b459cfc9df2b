import { discounts } from './discounts.ts';
import { season } from './season.ts';
import { spellWeekdayName } from './spell.ts';
import { type IconName, placeholder } from './types.ts';

export type EnrolmentStep = { icon: IconName; title: string; text: string };

const certificateRule = `Il certificato medico per attività sportiva non agonistica serve solo dai ${season.certificateFromAge} anni in su.`;

export const enrolmentSteps: readonly EnrolmentStep[] = [
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

/** Who may do what, and by when. Shown on `/iscrizioni` and on the campus pages. */
export const eligibilityRules = {
  certificate: { title: 'Certificato medico', text: certificateRule },
  payment: {
    title: 'Quando si paga',
    text: `Iscrizione e pagamento vanno completati entro il ${spellWeekdayName(season.paymentWeekday)} della settimana prima di quella scelta.`,
  },
  convention: {
    title: 'Tariffa convenzione',
    text: 'Vale se un genitore lavora in uno degli enti convenzionati. Serve il badge o la tessera che lo dimostra, oppure un documento caricato nell’app.',
  },
  telecomClub: {
    title: placeholder(
      'nome del circolo ricreativo dell’azienda di telecomunicazioni',
      'Circolo di un’azienda di telecomunicazioni',
    ),
    text: 'Lasci il voucher in sede e paghi sul posto solo la quota d’iscrizione.',
  },
  chain: {
    title: 'Sconto a Catena',
    text: `Richiede la quota d’iscrizione e almeno ${discounts.chain.minWeeks} settimana di campo. Tutti i partecipanti pagano entro le scadenze; il prezzo scontato resta bloccato per l’estate ${season.year}.`,
  },
} as const;

/** What a child takes along every day. */
export const whatToBring: readonly string[] = placeholder('che cosa portare al campo: elenco', [
  'Zainetto (esempio)',
  'Borraccia (esempio)',
  'Cappellino (esempio)',
]);
