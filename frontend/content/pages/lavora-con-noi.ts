import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import type { IconName, PageText } from '../types.ts';
import { confirmedVenues } from '../venues.ts';

const venueNames = confirmedVenues.map(({ name }) => name).join(' e ');

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'GraduationCap',
    title: 'Formazione gratuita',
    text: 'Impari con noi prima che cominci l’estate. Se vuoi, con il diploma tecnico nazionale.',
  },
  { icon: 'Coins', title: 'Compenso competitivo', text: 'Il tuo lavoro vale, e si vede.' },
];

export const lavoraConNoi = {
  title: `Lavora con noi come animatore o capovillaggio · ${siteName}`,
  description: `Cerchiamo animatori sportivi e capivillaggio a Roma per l’estate ${season.year}: formazione gratuita e compenso competitivo. Candidati.`,
  updated: '2026-11-21',
  kicker: season.label,
  heading: 'Lavora con noi',
  lead: 'Un lavoro estivo che ti lascia qualcosa: una squadra, un mestiere e tante voci che ti chiamano per nome.',

  whenTitle: 'Quando e dove',
  whenLabel: 'Quando',
  whereLabel: 'Dove',
  when: `${seasonText.periodAndYear}, ${seasonText.pause}.`,
  where: `A Roma, nelle sedi ${venueNames}.`,

  rolesTitle: 'Chi cerchiamo',
  requirementsTitle: 'Che cosa chiediamo',
  benefitsLabel: 'Che cosa offriamo',
  trainingTitle: 'La formazione',

  benefitsTitle: 'Che cosa trovi da noi',
  benefits,

  apply: {
    title: 'Ti ci vedi?',
    text: 'Compila il modulo di candidatura e raccontaci chi sei.',
    chat: 'Hai una domanda? Scrivici in chat',
    chatMessage: `Ciao ${siteName}, vorrei lavorare con voi e ho una domanda.`,
  },
} as const satisfies PageText & Record<string, unknown>;
