import * as z from 'zod';
import { day, list, price, slug, text, time, timeWithSeconds, weekday, weekdays } from './formats.ts';

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
