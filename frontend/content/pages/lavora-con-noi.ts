import { capitalize, formatVenuesIn } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconText, SinglePageText } from '../types.ts';
import { venues } from '../venues/index.ts';

const places = formatVenuesIn(
  venues.filter(({ provisional }) => !provisional).map(({ city, name }) => ({ city, place: name })),
);

const benefits: readonly IconText[] = [
  {
    icon: 'GraduationCap',
    title: 'Formazione gratuita',
    text: 'Impari con noi prima che cominci l’estate. Se vuoi, con il diploma tecnico nazionale.',
  },
  { icon: 'Coins', title: 'Compenso competitivo', text: 'Il tuo lavoro vale, e si vede.' },
];

export const lavoraConNoi = {
  title: `Lavora con noi: animazione e capovillaggio · ${siteName}`,
  description: `Cerchiamo animatori, animatrici e capivillaggio a Roma per l’estate ${seasonText.year}: formazione gratuita e compenso competitivo. Candidati.`,
  updated: '2026-11-21',
  picture: picture(
    'work.svg',
    'Due giovani animatori con megafono e pallone, circondati da bambini che corrono',
  ),
  kicker: seasonText.label,
  heading: 'Lavora con noi',
  lead: 'Un lavoro estivo che ti lascia qualcosa: una squadra, un mestiere e tante voci che ti chiamano per nome.',

  whenLabel: 'Quando',
  whereLabel: 'Dove',
  when: `${capitalize(seasonText.periodAndYear)}, ${seasonText.pause}.`,
  where: `${capitalize(places)}.`,

  rolesTitle: 'Chi cerchiamo',
  requirementsTitle: 'Che cosa chiediamo',
  benefitsLabel: 'Che cosa offriamo',

  benefitsTitle: 'Che cosa trovi da noi',
  benefits,

  apply: {
    title: 'Ti ci vedi?',
    text: 'Compila il modulo di candidatura e raccontaci chi sei. Cerchiamo persone di ogni genere.',
    chat: 'Hai una domanda? Scrivici in chat',
    chatMessage: `Ciao ${siteName}, vorrei lavorare con voi e ho una domanda.`,
  },
} as const satisfies SinglePageText & Record<string, unknown>;
