import { replyTime } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

export const domande = {
  title: `Le domande dei genitori sul centro estivo · ${siteName}`,
  description:
    'Le domande dei genitori sul centro estivo a Roma, con le risposte: documenti, pranzo, malattia, sicurezza, pagamenti, cambi e rimborsi.',
  updated: '2026-11-29',
  picture: picture('value-safety.svg', null),
  kicker: 'Chi siamo',
  heading: 'Le domande dei genitori',
  lead: ['Tocca una domanda per leggere la risposta. La tua non c’è? Scrivici.', replyTime].filter(Boolean).join(' '),
  contentsLabel: 'In questa pagina',
} as const satisfies SinglePageText & Record<string, unknown>;
