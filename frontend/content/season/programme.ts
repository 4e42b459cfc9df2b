import type { infer as Infer } from 'zod';
import { formatTime } from '#frontend/italian/dates.ts';
import type {
  dailyEvent,
  dailySlot,
  dayPacking,
  lunchCourse,
  prizes as prizesSchema,
} from '../schema/season.ts';
import { placeholder } from '../types.ts';
import { season } from './season.ts';

export type DailySlot = Infer<typeof dailySlot>;
export type DailyEvent = Infer<typeof dailyEvent>;

const activitiesOpen = '09:00';
const exitOpens = '16:45';
const { opens, closes } = season.general;

/** A day at the camp, the same at every venue and for the staff. */
export const dailySlots: readonly DailySlot[] = [
  { opens, closes: activitiesOpen, activity: 'Accoglienza', isOptional: false },
  { opens: activitiesOpen, closes: exitOpens, activity: 'Attività', isOptional: false },
  { opens: exitOpens, closes, activity: 'Uscita', isOptional: false },
  {
    opens: closes,
    closes: season.venues.lateExit,
    activity: `Per chi esce alle ${formatTime(season.venues.lateExit)}`,
    isOptional: true,
  },
];

/** One themed event a day and the show. */
export const dailyEvents: readonly DailyEvent[] = [
  {
    when: 'monday',
    activity: 'Battaglia d’acqua',
    items: ['Palloncini d’acqua', 'Pistole ad acqua', 'Spugne'],
    icon: 'Droplets',
  },
  {
    when: 'tuesday',
    activity: 'Party',
    items: ['Color Party', 'Carnival Party', 'Festa della Befana'],
    icon: 'PartyPopper',
  },
  {
    when: 'wednesday',
    activity: 'Creation',
    items: ['Masterchef', 'Art Attack', 'Video Creation'],
    icon: 'Palette',
  },
  {
    when: 'thursday',
    activity: 'Family Challenge',
    items: ['Caccia al tesoro', 'Torta in faccia', 'Ciao Darwin'],
    icon: 'Trophy',
  },
  {
    when: 'friday',
    activity: 'Quiz a premi',
    items: ['Affari tuoi', 'Ruota della fortuna', 'Mercante in Fiera'],
    icon: 'Gift',
  },
  {
    when: 'everyTwoWeeks',
    activity: 'Spettacoli',
    items: ['Uno spettacolo a tema, con un genitore invitato'],
    icon: 'Drama',
  },
];

export const prizes: Infer<typeof prizesSchema> = {
  /** For the winner of each day. */
  daily: 'Kit Wow',
  /** For the winners of the recreational games. */
  recreational: 'Kit Golosone',
  medalsDay: 'friday',
};

/** Things for the event of the day, besides `whatToBring` in `organisation/organisation.ts`; only days that need some. */
export const packingByDay: readonly Infer<typeof dayPacking>[] = placeholder(
  'che cosa portare in più, giorno per giorno, per l’evento; anche niente',
  [
    { when: 'monday', things: ['costume', 'telo', 'ciabatte (esempio)'] },
    { when: 'tuesday', things: ['maglietta che si può colorare (esempio)'] },
  ],
);

export const lunchCourses: readonly Infer<typeof lunchCourse>[] = [
  { icon: 'Soup', name: 'Primo' },
  { icon: 'Utensils', name: 'Secondo' },
  { icon: 'Salad', name: 'Contorno' },
  { icon: 'Apple', name: 'Frutta o dolce' },
  { icon: 'GlassWater', name: 'Acqua e pane' },
  { icon: 'Cookie', name: 'Merenda del pomeriggio' },
];

/** Contents of the recreational games' prize, and what a child with an allergy gets; `null`: not said. */
export const kitContents: string | null = placeholder(
  'Kit Golosone: che cosa contiene, e che cosa riceve chi ha un’allergia, in una frase; oppure null',
  'Dentro ci sono dolci confezionati; chi ha un’allergia riceve un kit adatto (esempio).',
);
