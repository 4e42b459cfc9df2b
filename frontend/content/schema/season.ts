import * as z from 'zod';
import {
  day,
  discountPercent,
  icon,
  iconText,
  list,
  optionalText,
  picture,
  price,
  slug,
  text,
  time,
  timeWithSeconds,
  weekday,
  weekdays,
} from './formats.ts';
import type { Meta } from './meta.ts';

const firstDay = { title: 'Primo giorno' };
const lastDay = { title: 'Ultimo giorno' };

/** Both days included. */
export const period = z.strictObject({ firstDay: day.meta(firstDay), lastDay: day.meta(lastDay) });

/** Rome wall time; `null`: not decided yet, and the pages say so. */
export const calendar = z.strictObject({
  firstDay: day
    .nullable()
    .meta({ ...firstDay, help: 'Un lunedì. Vuoto: le pagine dicono «date in arrivo».' }),
  lastDay: day.nullable().meta({ ...lastDay, help: 'Un venerdì.' }),
  pause: period.nullable().meta({ title: 'Pausa', help: 'Settimane intere in cui è chiuso.' }),
  holidays: list(day).meta({ title: 'Feste', help: 'Giorni di apertura in cui è chiuso.' }),
  weekdays: weekdays.meta({ title: 'Giorni di apertura' }),
  opens: time.meta({ title: 'Apre alle' }),
  closes: time.meta({ title: 'Chiude alle' }),
});

/** Takes place at the venue; booking is open to the end of `bookUntil`. `null`: not decided yet. */
export const openDay = z.strictObject({
  venue: slug.meta({ title: 'Sede', help: 'L’indirizzo della sua pagina, per esempio sport-city.' }),
  day: day.nullable().meta({ title: 'Giorno' }),
  opens: time.meta({ title: 'Dalle' }),
  closes: time.meta({ title: 'Alle' }),
  bookUntil: day.nullable().meta({ title: 'Si prenota entro' }),
});

/** Takes place at every venue. */
const show = z.strictObject({ day: day.meta({ title: 'Giorno' }), title: text.meta({ title: 'Titolo' }) });

const age = z.number().positive().max(18);

export const season = z.strictObject({
  year: z
    .int()
    .min(2000)
    .max(2100)
    .nullable()
    .meta({ title: 'Anno', help: 'Serve solo finché non c’è il primo giorno.' }),
  enrolmentFrom: day
    .nullable()
    .meta({ title: 'Le iscrizioni aprono il', help: 'Vuoto: da quando ci sono le date.' }),
  general: calendar.meta({
    title: 'Calendario generale',
    help: 'Per tutte le pagine, tranne sedi e preventivo.',
  }),
  venues: calendar
    .extend({
      lateExit: time.meta({ title: 'Uscita più tardi, alle' }),
      halfDayUntil: time.meta({ title: 'La mezza giornata finisce alle' }),
    })
    .meta({ title: 'Calendario delle sedi', help: 'Per le pagine delle sedi, il preventivo e le scadenze.' }),
  ages: z
    .strictObject({
      from: age.meta({ title: 'Dai … anni' }),
      to: age.meta({ title: 'Ai … anni' }),
      trialFrom: age.meta({
        title: 'Prova all’Open Day, dai … anni',
        help: 'Tre anni e mezzo si scrive 3.5.',
      }),
    })
    .meta({ title: 'Età' }),
  certificateFromAge: age.meta({ title: 'Certificato medico, dai … anni' }),
  paymentWeekday: weekday.meta({ title: 'Si paga entro', help: 'Il giorno della settimana prima.' }),
  lateExitPrices: z
    .strictObject({
      perDay: price.meta({ title: 'Al giorno, in euro' }),
      perWeek: price.meta({ title: 'A settimana, in euro' }),
    })
    .meta({ title: 'Uscita più tardi: prezzi', help: 'Uguali in ogni sede, anche in convenzione.' }),
  promotion: z
    .strictObject({
      firstDay: day.nullable().meta({ ...firstDay, help: 'Vuoto: vale da subito.' }),
      lastDay: day.nullable().meta(lastDay),
      lastTime: timeWithSeconds.meta({ title: 'Fino alle' }),
    })
    .nullable()
    .meta({
      title: 'Promozione (Sconto a Catena)',
      help: 'Se quest’anno non c’è, le pagine non ne parlano.',
    }),
  openDays: list(openDay).meta({ title: 'Open Day' }),
  shows: list(show).meta({
    title: 'Spettacoli in calendario',
    question: 'date e titoli degli spettacoli della stagione',
    sample: [
      { day: '2025-06-20', title: 'Circus Show (esempio)' },
      { day: '2025-07-04', title: 'Cartoon Show (esempio)' },
    ],
    who: 'office',
  }),
  training: z
    .strictObject({
      animators: z
        .strictObject({ firstDay: day.nullable().meta(firstDay) })
        .meta({ title: 'Animatori e animatrici' }),
      villageLeaders: period.nullable().meta({ title: 'Capivillaggio' }),
    })
    .meta({ title: 'Formazione dello staff' }),
});

const percent = discountPercent.meta({ title: 'Percentuale' });
const weeks = z.int().positive();
/** One entry for each discount of `season/discount-rules.ts`. */
export const discounts = z.strictObject({
  chain: z
    .strictObject({
      percentPerPerson: discountPercent.meta({ title: 'Percentuale per persona in lista' }),
      percentMax: discountPercent.meta({ title: 'Percentuale massima' }),
      minWeeks: weeks.meta({ title: 'Almeno … settimane' }),
    })
    .meta({ title: 'Sconto a Catena', help: 'La sua fine è nella stagione, sotto Promozione.' }),
  siblings: z.strictObject({ percent }).meta({ title: 'Sconto fratelli' }),
  advance: z
    .strictObject({ percent, fromWeeks: weeks.meta({ title: 'Da … settimane' }) })
    .meta({ title: 'Pagamento anticipato' }),
});

export const dailyEvent = z.strictObject({
  /** `everyTwoWeeks`: not tied to a weekday. */
  when: z.enum([...weekday.options, 'everyTwoWeeks']).meta({ title: 'Quando' }),
  activity: text.meta({ title: 'Evento' }),
  kind: text.nullable().meta({ title: 'Che cos’è', help: 'Se il nome non lo dice: «laboratorio».' }),
  items: list(text).meta({ title: 'Per esempio' }),
  icon: icon.meta({ title: 'Icona' }),
});
const showCard = z.strictObject({
  theme: text.meta({ title: 'Tema' }),
  show: text.meta({ title: 'Spettacolo' }),
  picture: picture.nullable().meta({ title: 'Foto sulla locandina' }),
});
const sport = z.strictObject({
  name: text.meta({ title: 'Sport' }),
  icon: icon.meta({ title: 'Icona' }),
});

/** The same at every venue. */
export const programme = z.strictObject({
  activitiesFrom: time.meta({ title: 'Le attività cominciano alle' }),
  exitFrom: time.meta({ title: 'Si esce dalle' }),
  dailyEvents: list(dailyEvent).meta({
    title: 'Eventi del giorno',
    help: 'Uno per ogni giorno di apertura.',
  }),
  prizes: z
    .strictObject({
      daily: text.meta({ title: 'Premio dell’evento del giorno' }),
      recreational: text.meta({ title: 'Premio dei giochi' }),
      medalsDay: weekday.meta({ title: 'Giorno delle medaglie' }),
    })
    .meta({ title: 'Premi' }),
  kitContents: optionalText.meta({
    title: 'Che cosa c’è nel premio dei giochi',
    question: 'Kit Golosone: che cosa contiene, e che cosa riceve chi ha un’allergia, in una frase',
    sample: 'Dentro ci sono dolci confezionati; chi ha un’allergia riceve un kit adatto (esempio).',
    who: 'office',
  }),
  packingByDay: list(
    z.strictObject({
      when: weekday.meta({ title: 'Giorno' }),
      things: list(text).meta({ title: 'Che cosa' }),
    }),
  ).meta({
    title: 'Che cosa portare in più',
    question: 'che cosa portare in più, giorno per giorno, per l’evento; anche niente',
    sample: [
      { when: 'monday', things: ['costume', 'telo', 'ciabatte (esempio)'] },
      { when: 'tuesday', things: ['maglietta che si può colorare (esempio)'] },
    ],
    who: 'office',
  }),
  lunchCourses: list(
    z.strictObject({ icon: icon.meta({ title: 'Icona' }), name: text.meta({ title: 'Portata' }) }),
  ).meta({ title: 'Pranzo e merenda' }),
  attractions: list(iconText).meta({ title: 'Giochi d’acqua' }),
  showThemes: list(showCard).meta({ title: 'Temi e spettacoli' }),
  sports: list(sport).meta({ title: 'Sport', help: 'Tutti quelli che almeno una sede ha.' }),
});

const reducedItem = z.enum([
  ...['week', 'halfDayWeek', 'day', 'halfDay', 'lateExit', 'lateExitWeek', 'enrolment'],
] as const);
const isConfirmed = (question: string, more: Pick<Meta, 'onlyWith'> = {}) =>
  z.boolean().meta({
    title: 'Confermata',
    question: `preventivo: ${question}`,
    sample: false,
    law: 'Codice del consumo artt. 21 e 22',
    who: 'office',
    ...more,
  });

/** A reading that the operator can change: its value decides sums. */
const changeable = <Value extends z.ZodType>(title: string, value: Value, question: string) =>
  z
    .strictObject({ value, isConfirmed: isConfirmed(`${question} sì se è così, se no cambia la regola`) })
    .meta({ title });

/** A reading that the code is written for. */
const fixed = (title: string, question: string, more?: Pick<Meta, 'onlyWith'>) =>
  z
    .strictObject({
      isConfirmed: isConfirmed(`${question} sì se è così, se no scrivi a chi cura il sito`, more),
    })
    .meta({ title });

/** The calculator's readings of rules that leave room; their sentences are in `season/quote-assumptions.ts`. */
export const quoteAssumptions = z.strictObject({
  siblingsAtFullPrice: changeable(
    'Sconto fratelli',
    z.int().nonnegative().meta({ title: 'Figli a prezzo pieno' }),
    'lo sconto fratelli vale per tutti i figli tranne uno?',
  ),
  reducedItems: changeable(
    'Che cosa riducono gli sconti',
    list(reducedItem).meta({ title: 'Voci ridotte' }),
    'gli sconti riducono solo le settimane?',
  ),
  advanceAppliesTo: changeable(
    'Pagamento anticipato',
    z.enum(['reducedPrice', 'listPrice']).meta({ title: 'Si calcola su' }),
    'il pagamento anticipato si calcola sul prezzo già ridotto?',
  ),
  rounding: changeable(
    'Centesimi',
    z.enum(['halfUp', 'down']).meta({ title: 'Arrotondamento' }),
    'il prezzo scontato si arrotonda una volta, al centesimo più vicino?',
  ),
  siblingsInChain: fixed(
    'Fratelli nello Sconto a Catena',
    'nello Sconto a Catena contano anche fratelli e sorelle?',
    { onlyWith: 'promotion' },
  ),
  advancePerChild: fixed(
    'Settimane pagate in anticipo',
    'le settimane del pagamento anticipato si contano bambino per bambino?',
  ),
  chainKept: fixed(
    'Prezzo bloccato dello Sconto a Catena',
    'chi paga quota e una settimana entro la fine della promozione tiene lo Sconto a Catena per le settimane pagate dopo, ognuna entro la sua scadenza?',
    { onlyWith: 'promotion' },
  ),
  discountPerChild: fixed(
    'Sconti diversi in famiglia',
    'due figli della stessa famiglia possono avere due sconti diversi?',
  ),
  advanceMeans: z
    .strictObject({
      value: text.meta({
        title: 'Quando si paga in anticipo',
        help: 'Finisce la frase «Per chi le paga …».',
        question: 'sconto per il pagamento anticipato: entro quando si paga?',
        sample: 'tutte insieme, prima dell’inizio (esempio)',
        law: 'Codice del consumo artt. 21 e 22',
        who: 'office',
      }),
      isConfirmed: isConfirmed('«in anticipo» vuol dire così? sì se è così'),
    })
    .meta({ title: 'Che cosa vuol dire «in anticipo»' }),
});
