import * as z from 'zod';
import { asked } from './asked.ts';
import { list, statistic, text, unlike } from './formats.ts';

const review = z
  .strictObject({
    text: text.meta({ title: 'Testo', widget: 'long' }),
    author: text.meta({ title: 'Chi scrive', help: 'Il nome e l’iniziale del cognome.' }),
    role: text.meta({ title: 'Chi è', help: '«mamma di una bambina di 7 anni», mai il nome del figlio.' }),
    rating: z.literal([1, 2, 3, 4, 5]).meta({ title: 'Stelle' }),
    highlight: text.meta({ title: 'In evidenza', help: 'Parole prese, uguali, dal testo.' }),
  })
  .refine((one) => one.text.includes(one.highlight), {
    path: ['highlight'],
    error: ({ input }) =>
      `le parole in evidenza («${(input as { highlight: string }).highlight}») non sono nel testo.`,
  });

const sampleReviews = [
  {
    text: 'Dopo la prima settimana aveva già un amico, e la voglia di tornare il lunedì.',
    author: 'Marta G.',
    role: 'mamma di un bambino di 6 anni (esempio)',
    rating: 5,
    highlight: 'la voglia di tornare',
  },
  {
    text: 'La mattina lo accolgono per nome, la sera esce stanco e contento: una giornata piena.',
    author: 'Andrea P.',
    role: 'papà di un bambino di 8 anni (esempio)',
    rating: 5,
    highlight: 'lo accolgono per nome',
  },
  {
    text: 'Ogni sera una canzone nuova, una medaglia, una storia da raccontare a cena.',
    author: 'Silvia T.',
    role: 'mamma di due bambine di 7 e 9 anni (esempio)',
    rating: 5,
    highlight: 'una storia da raccontare',
  },
  {
    text: 'Nostra figlia è timida: gli animatori l’hanno accolta con pazienza, senza forzarla.',
    author: 'Paolo R.',
    role: 'papà di una bambina di 5 anni (esempio)',
    rating: 5,
    highlight: 'l’hanno accolta con pazienza',
  },
  {
    text: 'È la terza estate: prima il grande, poi anche il fratello. Ormai lo chiedono loro.',
    author: 'Francesca L.',
    role: 'mamma di due bambini di 10 e 6 anni (esempio)',
    rating: 5,
    highlight: 'lo chiedono loro',
  },
];

const art22 = 'Codice del consumo art. 22 c. 5-bis';

export const reviews = z.strictObject({
  reviews: asked(
    unlike(review, { text: 'è il testo di due recensioni.' }),
    'Recensioni',
    'recensioni dei genitori: elenco, anche vuoto',
    sampleReviews,
    'marketing',
  ),
  reviewsChoice: asked(
    text,
    'Come si scelgono',
    'recensioni: chi sceglie quelle mostrate, e come, in una frase',
    'Sono alcune delle recensioni ricevute: le scegliamo noi, tra le più recenti (esempio).',
    'marketing',
    art22,
  ).meta({ onlyWith: 'reviews' }),
  reviewsProvenance: asked(
    text,
    'Come si verificano',
    'recensioni: se e come si verifica che vengano da famiglie iscritte, in una frase; se non si verifica, va detto',
    'Scrivono solo famiglie iscritte, che riconosciamo dall’indirizzo e-mail dell’iscrizione (esempio).',
    'marketing',
    art22,
  ).meta({ onlyWith: 'reviews' }),
  reviewStatistics: list(
    z.strictObject({
      value: statistic.meta({ title: 'Numero', help: '«98%», «4,9/5», «100+».' }),
      label: text.meta({ title: 'Che cosa dice' }),
    }),
  ).meta({ title: 'Numeri' }),
  statisticsSource: asked(
    text,
    'Fonte dei numeri',
    'statistiche delle recensioni (98%, 4,9/5, 100+): chi le ha raccolte, dove e quando',
    'Numeri: questionario di fine estate tra le famiglie (esempio).',
    'marketing',
    'Codice del consumo art. 23',
  ),
});
