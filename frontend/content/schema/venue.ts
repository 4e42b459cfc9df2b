import * as z from 'zod';
import { includable } from '../includable.ts';
import {
  fee,
  icon,
  list,
  name,
  optionalText,
  picture,
  postalCode,
  price,
  slug,
  text,
  time,
  updated,
  webAddress,
  weekdays,
} from './formats.ts';

/** Rome wall time. */
export const openingHours = z.strictObject({
  days: weekdays.meta({ title: 'Giorni' }),
  opens: time.meta({ title: 'Dalle' }),
  closes: time.meta({ title: 'Alle' }),
});

const base = { title: 'Base, in euro' };
const convention = { title: 'Convenzione, in euro', help: 'Per chi lavora in un ente convenzionato.' };

/** Euro. `convention` is for children of people who work for a partner organisation. */
export const rate = z.strictObject({ base: price.meta(base), convention: price.meta(convention) });

/** `null`: the venue does not sell it. */
export const venuePrices = z.strictObject({
  enrolment: z
    .strictObject({ base: fee.meta(base), convention: fee.meta(convention) })
    .meta({ title: 'Quota d’iscrizione' }),
  week: rate.meta({ title: 'Settimana' }),
  halfDayWeek: rate.nullable().meta({ title: 'Settimana a mezza giornata' }),
  day: rate.meta({ title: 'Giorno singolo' }),
  halfDay: rate.nullable().meta({ title: 'Mezza giornata' }),
});

const sampleNames = (count: number) =>
  Array.from({ length: count }, (_, at) => `Ente numero ${at + 1} (esempio)`);

/** Sentences that are the same for every venue are in `venues/venue-texts.ts`. */
export const venue = z.strictObject({
  slug: slug.meta({
    title: 'Indirizzo della pagina',
    help: 'Minuscole, cifre e trattini: eur-sud. Non cambiarlo: è nei link delle famiglie.',
  }),
  name: name.meta({ title: 'Nome' }),
  city: name.meta({ title: 'Città' }),
  district: name.nullable().meta({ title: 'Quartiere' }),
  isProvisional: z.boolean().meta({
    title: 'Non ancora confermata',
    help: 'La pagina lo dice, e i motori di ricerca non la mostrano.',
  }),
  address: z
    .strictObject({
      street: name.meta({
        title: 'Via e numero',
        question: 'via e numero',
        samples: ['Via del Girasole Giallo 12 (esempio)', 'Via del Pino Azzurro 8 (esempio)'],
        who: 'venue',
      }),
      postalCode: postalCode.meta({ title: 'CAP', question: 'CAP', sample: '00000', who: 'venue' }),
      mapUrl: webAddress.meta({
        title: 'Indirizzo della mappa',
        help: 'https://…',
        question: 'indirizzo della mappa',
        samples: ['https://example.com/mappa/sport-city', 'https://example.com/mappa/sc-ostiense'],
        who: 'venue',
      }),
    })
    .nullable()
    .meta({ title: 'Dove' }),
  openDayAlsoAt: list(text).meta({
    title: 'Open Day: secondo indirizzo',
    help: 'Vuoto se ce n’è uno solo.',
    question:
      'secondo indirizzo dell’Open Day, e se è un altro ingresso o un altro luogo (per esempio «Ingresso da Via …, Roma»)',
    sample: ['Ingresso da Via del Pino Azzurro 20, Roma (esempio)'],
    who: 'venue',
    onlyWith: 'openDays',
  }),
  arrival: z
    .strictObject({
      byCar: optionalText.meta({
        title: 'In auto',
        question: 'in auto, e dove si parcheggia',
        samples: [
          'Dal Grande Raccordo Anulare, cinque minuti. Il parcheggio è gratuito, davanti all’ingresso (esempio).',
          'Da via del Pino Azzurro. Si parcheggia in strada, a pagamento (esempio).',
        ],
        who: 'venue',
      }),
      byTransit: optionalText.meta({
        title: 'Con i mezzi',
        question: 'con i mezzi, linea e fermata',
        samples: [
          'Autobus 000, fermata Girasole Giallo, poi cinque minuti a piedi (esempio).',
          'Metro B, fermata Pino Azzurro, poi dieci minuti a piedi (esempio).',
        ],
        who: 'venue',
      }),
    })
    .meta({ title: 'Come arrivare' }),
  positions: z.int().positive().nullable().meta({ title: 'Posizioni' }),
  pool: optionalText.meta({
    title: 'Piscina',
    question: 'piscina, come la si dice a una famiglia (per esempio «Piscina scoperta»); niente se non c’è',
    samples: ['', 'Piscina scoperta (esempio)'],
    who: 'venue',
  }),
  sports: list(text).meta({
    title: 'Sport',
    help: 'Tra quelli del programma, in minuscolo.',
    question: 'sport che si fanno in questa sede: elenco, tra quelli del programma',
    samples: [
      ['calcio', 'basket', 'volley', 'dodgeball (esempio)'],
      ['padel', 'tennis', 'volley', 'dodgeball (esempio)'],
    ],
    who: 'venue',
  }),
  included: z
    .strictObject({
      items: list(z.enum(includable)).meta({ title: 'Compreso nella settimana intera' }),
      note: optionalText.meta({ title: 'Nota' }),
    })
    .meta({
      title: 'Che cosa è compreso',
      help: 'Il resto la pagina lo dice non compreso; un elenco vuoto non si mostra.',
      question: 'che cosa è compreso nella settimana intera, e che cosa no',
      samples: [
        {
          items: ['lunch', 'snack', 'insurance', 'lessons', 'show'],
          note: 'L’elenco vale per questa sede: zainetto e maglietta si comprano a parte (esempio).',
        },
        {
          items: ['lunch', 'snack', 'insurance', 'pool', 'lessons', 'show'],
          note: 'L’elenco vale per questa sede: in piscina si va una volta a settimana (esempio).',
        },
      ],
      law: 'Codice del consumo art. 49',
      who: 'office',
    }),
  features: list(
    z.strictObject({ icon: icon.meta({ title: 'Icona' }), text: text.meta({ title: 'Testo' }) }),
  ).meta({
    title: 'Che cosa c’è',
    help: 'Oltre a piscina, parco e lezioni.',
    question: 'che cosa c’è in sede: campi, spogliatoi, zone all’ombra e al coperto',
    samples: [
      [{ icon: 'Football', text: 'Due campi da calcio, spogliatoi, una sala al coperto (esempio)' }],
      [{ icon: 'Tennis', text: 'Campi da padel e da tennis, spogliatoi, ombra dei pini (esempio)' }],
    ],
    who: 'venue',
  }),
  lessons: z
    .strictObject({
      sport: text.meta({ title: 'Sport' }),
      fromAge: z.number().meta({ title: 'Dai … anni' }),
      icon: icon.meta({ title: 'Icona' }),
    })
    .nullable()
    .meta({ title: 'Lezioni per i più grandi' }),
  garden: z
    .strictObject({
      name: text.meta({ title: 'Nome' }),
      squareMetres: z.number().positive().meta({ title: 'Metri quadrati' }),
    })
    .nullable()
    .meta({ title: 'Parco' }),
  villageLeader: optionalText.meta({
    title: 'Capovillaggio',
    question: 'nome del capovillaggio',
    samples: ['Elena Prati (esempio)', 'Marco Pini (esempio)'],
    who: 'venue',
  }),
  secretariat: list(openingHours).meta({
    title: 'Segreteria',
    help: 'Vuoto: gli orari non si sanno ancora.',
  }),
  conventions: z
    .strictObject({
      count: z.int().nonnegative().meta({ title: 'Quanti' }),
      isApproximate: z.boolean().meta({ title: 'Circa' }),
      names: list(text).meta({
        title: 'Nomi',
        question: 'nomi degli enti convenzionati',
        samples: [sampleNames(21), sampleNames(26)],
        who: 'office',
      }),
    })
    .nullable()
    .meta({ title: 'Enti convenzionati' }),
  prices: venuePrices.meta({ title: 'Prezzi' }),
  picture: picture.meta({ title: 'Foto' }),
  lead: text.meta({
    title: 'Sotto il titolo',
    help: 'Una frase o due. Le lezioni si aggiungono da sole.',
  }),
  tone: z.enum(['sun', 'sky', 'terracotta', 'pine']).meta({ title: 'Colore' }),
  updated: updated.meta({ title: 'Testi cambiati il' }),
  hasTabArrows: z.boolean().meta({ title: 'Frecce accanto alle schede' }),
  photoPrefix: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: ({ input }) => `«${input}»: servono due lettere maiuscole.` })
    .meta({
      title: 'Lettere nei nomi delle foto',
      question: 'Area Staff: le 2 lettere nei nomi delle foto',
      samples: ['SC', 'SO', 'TN'],
      who: 'office',
    }),
});
