import type { Weekday } from './season.ts';
import type { IconName } from './types.ts';

export type DailyEvent = {
  /** `everyTwoWeeks`: not tied to a weekday. */
  when: Weekday | 'everyTwoWeeks';
  day: string;
  activity: string;
  items: readonly string[];
  icon: IconName;
};

/** One themed event a day and the show, as on `/daily-events` and on the campus pages. */
export const dailyEventCards: readonly DailyEvent[] = [
  {
    when: 'monday',
    day: 'Lunedì',
    activity: 'Battaglia d’acqua',
    items: ['Palloncini d’acqua', 'Pistole ad acqua', 'Spugne'],
    icon: 'Droplets',
  },
  {
    when: 'tuesday',
    day: 'Martedì',
    activity: 'Party',
    items: ['Color Party', 'Carnival Party', 'Festa della Befana'],
    icon: 'PartyPopper',
  },
  {
    when: 'wednesday',
    day: 'Mercoledì',
    activity: 'Creation',
    items: ['Masterchef', 'Art Attack', 'Video Creation'],
    icon: 'Palette',
  },
  {
    when: 'thursday',
    day: 'Giovedì',
    activity: 'Family Challenge',
    items: ['Caccia al tesoro', 'Torta in faccia', 'Ciao Darwin'],
    icon: 'Trophy',
  },
  {
    when: 'friday',
    day: 'Venerdì',
    activity: 'Quiz a premi',
    items: ['Affari tuoi', 'Ruota della fortuna', 'Mercante in Fiera'],
    icon: 'Gift',
  },
  {
    when: 'everyTwoWeeks',
    day: 'Ogni due settimane',
    activity: 'Spettacoli',
    items: ['Uno spettacolo a tema, con un genitore invitato'],
    icon: 'Drama',
  },
];

/** Themed events of the campus programme: one a day, the show stands apart. */
export const campusEvents = dailyEventCards.filter(({ when }) => when !== 'everyTwoWeeks');

export const prizes = {
  /** For the winner of each day. */
  daily: 'Kit Wow',
  /** For the winners of the recreational games. */
  recreational: 'Kit Golosone',
  medalsDay: 'friday',
} as const satisfies { daily: string; recreational: string; medalsDay: Weekday };
