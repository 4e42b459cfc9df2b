import { capitalize } from '#frontend/italian/words.ts';
import { pay } from '../organisation/organisation.ts';
import { overview } from '../overview.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconText, SinglePageText } from '../types.ts';
import { rolesPicture } from './roles.ts';

const benefits: readonly IconText[] = [
  {
    icon: 'GraduationCap',
    title: 'Formazione gratuita',
    text: 'Impari con noi prima che cominci l’estate. Se vuoi, con il diploma tecnico nazionale.',
  },
  { icon: 'Coins', title: 'Compenso competitivo', text: pay },
];

export const lavoraConNoi = {
  title: `Lavora con noi: animazione e capovillaggio · ${siteName}`,
  description: `Animatori, animatrici e capivillaggio al centro estivo, a Roma: che cosa chiediamo, formazione gratuita e compenso competitivo.`,
  updated: '2026-11-29',
  picture: rolesPicture,
  kicker: seasonText.label,
  kickerOver: 'Chi lavora con noi',
  heading: 'Lavora con noi',
  lead: 'Un lavoro estivo in squadra, con i bambini. La formazione è gratuita.',

  whenLabel: 'Quando',
  whereLabel: 'Dove',
  when: `${capitalize(seasonText.dates)}.`,
  whenOver: `L’estate scorsa, ${seasonText.dates}. Le date della prossima sono in arrivo.`,
  where: `${capitalize(overview.venuesByName)}.`,

  rolesTitle: 'I ruoli',
  requirementsTitle: 'Che cosa chiediamo',
  benefitsLabel: 'Che cosa offriamo',

  record:
    'Prima di assumere chi lavora con i bambini chiediamo il suo certificato del casellario giudiziale (art. 25-bis del D.P.R. 313/2002).',

  benefitsTitle: 'Che cosa trovi da noi',
  benefits,

  apply: {
    title: 'Ti ci vedi?',
    states: {
      open: `Compila il modulo di candidatura per l’estate ${seasonText.year} e raccontaci chi sei. Le selezioni sono aperte a tutte e a tutti.`,
      training: `La prima formazione per l’estate ${seasonText.year} è già cominciata. Compila lo stesso il modulo: vediamo insieme se c’è ancora posto.`,
      over: `Le selezioni per l’estate ${seasonText.year} si sono concluse. Vuoi esserci la prossima? Compila il modulo o scrivici.`,
    },
    chat: 'Hai una domanda? Scrivici in chat',
    chatMessage: `Ciao ${siteName}, vorrei lavorare con voi e ho una domanda.`,
  },
} as const satisfies SinglePageText & Record<string, unknown>;
