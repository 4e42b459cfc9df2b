import { capitalize } from '#frontend/italian/words.ts';
import { formatOnDay } from '#frontend/italian/format-date.ts';
import { diploma, pay } from '../organisation/organisation.ts';
import { overview } from '../overview.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconText, SinglePageText } from '../types.ts';
import { rolesPicture } from './roles.ts';

const { general, venues } = season;
/** Set if the venues close before the season ends. */
const venuesLastDay =
  venues.lastDay && venues.lastDay !== general.lastDay ? formatOnDay(venues.lastDay) : null;

const benefits: readonly IconText[] = [
  {
    icon: 'GraduationCap',
    title: 'Formazione gratuita',
    text: ['Impari con noi prima che cominci l’estate. Se vuoi, puoi prendere il diploma tecnico nazionale.', diploma]
      .filter(Boolean)
      .join(' '),
  },
  { icon: 'Coins', title: 'Compenso', text: pay },
];

export const lavoraConNoi = {
  title: `Lavora con noi: animazione e capovillaggio · ${siteName}`,
  description: `Animatori, animatrici e capivillaggio al centro estivo, a Roma: che cosa chiediamo, la formazione gratuita e la fascia di compenso.`,
  updated: '2026-11-29',
  picture: rolesPicture,
  kicker: seasonText.label,
  kickerOver: 'Chi lavora con noi',
  heading: 'Lavora con noi',
  lead: 'Un lavoro estivo in squadra, con i bambini. La formazione è gratuita.',

  whenLabel: 'Quando',
  whereLabel: 'Dove',
  when: `${capitalize(seasonText.dates)}.`,
  lastDays: venuesLastDay ? ` Nelle sedi l’ultimo giorno è ${venuesLastDay}: dove si lavora dopo, te lo diciamo noi.` : '',
  whenOver: `L’ultima stagione: ${seasonText.dates}${venuesLastDay ? `; nelle sedi l’ultimo giorno è stato ${venuesLastDay}` : ''}. Le nuove date sono in arrivo.`,
  where: `${capitalize(overview.venuesByName)}.`,

  rolesTitle: 'I ruoli',
  requirementsTitle: 'Che cosa chiediamo',
  benefitsLabel: 'Che cosa offriamo',

  conditions: [
    'A chi lavora con i bambini, anche da volontario o collaboratore, chiediamo prima di cominciare il certificato del casellario giudiziale (art. 25-bis del D.P.R. 313/2002).',
    'Se hai 16 o 17 anni: prima di cominciare serve una visita medica, non si lavora di notte e si fanno al massimo 8 ore al giorno e 40 a settimana (L. 977/1967).',
    'Cerchiamo sempre persone di ogni genere: l’annuncio è per tutte e per tutti (D.Lgs. 198/2006, art. 27).',
  ],

  benefitsTitle: 'Che cosa trovi da noi',
  benefits,

  apply: {
    title: 'Ti interessa?',
    states: {
      open: `Compila il modulo di candidatura per l’estate ${seasonText.year} e raccontaci chi sei.`,
      training: `La prima formazione per l’estate ${seasonText.year} è già cominciata. Puoi compilare lo stesso il modulo, o chiederci com’è la situazione.`,
      over: 'Vuoi lavorare con noi la prossima estate? Compila il modulo o scrivici.',
    },
    chat: 'Hai una domanda? Scrivici in chat',
    chatMessage: `Ciao ${siteName}, vorrei lavorare con voi e ho una domanda.`,
  },
} as const satisfies SinglePageText & Record<string, unknown>;
