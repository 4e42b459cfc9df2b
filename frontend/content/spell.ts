import type { Weekday } from './season.ts';
import type { IsoDay } from './types.ts';

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];

const parts = (day: IsoDay) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month: months[month - 1], date };
};

const startsWithVowel = (date: number) => date === 8 || date === 11;

/** `9 giugno`, `1° luglio`. */
export const spellDay = (day: IsoDay): string => {
  const { month, date } = parts(day);
  return `${date === 1 ? '1°' : date} ${month}`;
};

/** `9 giugno 2025`. */
export const spellDayAndYear = (day: IsoDay): string => `${spellDay(day)} ${parts(day).year}`;

/** `giugno`. */
export const spellMonth = (day: IsoDay): string => parts(day).month ?? '';

/** `mercoledì`. */
export const spellWeekday = (day: IsoDay): string => weekdays[new Date(`${day}T12:00Z`).getUTCDay()] ?? '';

/** `mercoledì 14 maggio`. */
export const spellWeekdayAndDay = (day: IsoDay): string => `${spellWeekday(day)} ${spellDay(day)}`;

/** `il 9 giugno`, `l’11 agosto`. */
export const spellOnDay = (day: IsoDay): string =>
  (startsWithVowel(parts(day).date) ? 'l’' : 'il ') + spellDay(day);

/** `dal 9 giugno`, `dall’11 agosto`. */
export const spellFromDay = (day: IsoDay): string =>
  (startsWithVowel(parts(day).date) ? 'dall’' : 'dal ') + spellDay(day);

/** `del 9 giugno`, `dell’11 agosto`. */
export const spellOfDay = (day: IsoDay): string =>
  (startsWithVowel(parts(day).date) ? 'dell’' : 'del ') + spellDay(day);

const spellToDay = (day: IsoDay): string =>
  (startsWithVowel(parts(day).date) ? 'all’' : 'al ') + spellDay(day);

type Days = { firstDay: IsoDay; lastDay: IsoDay };

/** `dal 9 giugno al 12 settembre`; within one month `dall’11 al 17 agosto`. */
export const spellPeriod = ({ firstDay, lastDay }: Days): string => {
  const isOneMonth = parts(firstDay).month === parts(lastDay).month;
  const from = isOneMonth ? spellFromDay(firstDay).replace(/ \p{L}+$/u, '') : spellFromDay(firstDay);
  return `${from} ${spellToDay(lastDay)}`;
};

/** `11-17 agosto`; over two months `9 giugno - 12 settembre`. */
export const spellPeriodShort = ({ firstDay, lastDay }: Days): string =>
  parts(firstDay).month === parts(lastDay).month
    ? `${parts(firstDay).date}-${spellDay(lastDay)}`
    : `${spellDay(firstDay)} - ${spellDay(lastDay)}`;

/** `07:30` → `7:30`. */
export const spellTime = (time: string): string => time.replace(/^0/, '');

/** `7:30-17:00`. */
export const spellHours = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${spellTime(opens)}-${spellTime(closes)}`;

/** `3,5`, `10.000`: Italian decimal comma and thousands point. */
export const spellNumber = (value: number): string =>
  value.toLocaleString('it-IT', { useGrouping: 'always' });

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const weekdayNames: Record<Weekday, string> = {
  monday: 'lunedì',
  tuesday: 'martedì',
  wednesday: 'mercoledì',
  thursday: 'giovedì',
  friday: 'venerdì',
  saturday: 'sabato',
  sunday: 'domenica',
};

export const spellWeekdayName = (weekday: Weekday): string => weekdayNames[weekday];

/** `lunedì-venerdì`, `sabato-domenica`, `sabato`: neighbouring days, as opening hours are written. */
export const spellWeekdays = (days: readonly Weekday[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return first === last ? weekdayNames[first] : `${weekdayNames[first]}-${weekdayNames[last]}`;
};
