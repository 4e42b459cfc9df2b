import { placeholder } from './types.ts';

export type Testimonial = {
  text: string;
  author: string;
  role: string;
  /** Stars out of five. */
  rating: 5;
  /** The words that stand out, taken from `text`. */
  highlight: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    text: placeholder(
      'recensione 1: testo',
      'Recensione di esempio. Qui starà il racconto di una famiglia: la prima settimana, il primo amico, la voglia di tornare.',
    ),
    author: placeholder('recensione 1: autore', 'Genitore di esempio 1'),
    role: placeholder('recensione 1: ruolo, per esempio «mamma di…»', 'genitore'),
    rating: 5,
    highlight: placeholder('recensione 1: parole in evidenza', 'la voglia di tornare'),
  },
  {
    text: placeholder(
      'recensione 2: testo',
      'Recensione di esempio. Qui un genitore racconterà la giornata al campo, dall’accoglienza del mattino all’uscita.',
    ),
    author: placeholder('recensione 2: autore', 'Genitore di esempio 2'),
    role: placeholder('recensione 2: ruolo, per esempio «mamma di…»', 'genitore'),
    rating: 5,
    highlight: placeholder('recensione 2: parole in evidenza', 'la giornata al campo'),
  },
  {
    text: placeholder(
      'recensione 3: testo',
      'Recensione di esempio. Qui si leggerà che cosa resta a casa, la sera: una canzone, una medaglia, una storia da raccontare.',
    ),
    author: placeholder('recensione 3: autore', 'Genitore di esempio 3'),
    role: placeholder('recensione 3: ruolo, per esempio «papà di…»', 'genitore'),
    rating: 5,
    highlight: placeholder('recensione 3: parole in evidenza', 'una storia da raccontare'),
  },
  {
    text: placeholder(
      'recensione 4: testo',
      'Recensione di esempio. Qui una famiglia parlerà degli animatori e di come hanno accolto chi era un po’ timido.',
    ),
    author: placeholder('recensione 4: autore', 'Genitore di esempio 4'),
    role: placeholder('recensione 4: ruolo, per esempio «mamma di…»', 'genitore'),
    rating: 5,
    highlight: placeholder('recensione 4: parole in evidenza', 'hanno accolto chi era un po’ timido'),
  },
  {
    text: placeholder(
      'recensione 5: testo',
      'Recensione di esempio. Qui ci sarà il parere di chi torna ogni estate e ha visto crescere qui anche i fratelli.',
    ),
    author: placeholder('recensione 5: autore', 'Genitore di esempio 5'),
    role: placeholder('recensione 5: ruolo, per esempio «papà di…»', 'genitore'),
    rating: 5,
    highlight: placeholder('recensione 5: parole in evidenza', 'torna ogni estate'),
  },
];

export const testimonialStatistics = [
  { value: '98%', label: 'famiglie soddisfatte' },
  { value: '4,9/5', label: 'valutazione media' },
  { value: '100+', label: 'recensioni' },
] as const;
