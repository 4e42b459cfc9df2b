import * as z from 'zod';
import { icon, iconText, list, optionalText, picture, text, time, weekday } from './formats.ts';

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
