import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { formatList } from './words.ts';

/** January first. Written out for the reason of `formatNumber`. */
export const monthNames: readonly string[] = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];
/** Sunday first, as `Date.getUTCDay` counts. */
export const weekdayNames: readonly string[] = [
  ...['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
];

/** Noon: whatever the zone of the machine, it is still that day. */
const noon = (day: IsoDay) => new Date(`${day}T12:00Z`);

// A day that does not exist stands as it is written: the content check names it, with all the other slips.

/** `giugno`. */
export const formatMonth = (day: IsoDay): string => monthNames[noon(day).getUTCMonth()] ?? day;

/** `mercoledì`. */
export const formatWeekday = (day: IsoDay): string => weekdayNames[noon(day).getUTCDay()] ?? day;

const dateOf = (day: IsoDay) => Number(day.slice(8));
const startsWithVowel = (day: IsoDay) => dateOf(day) === 8 || dateOf(day) === 11;

/** `9 giugno`, `1° luglio`. */
export const formatDay = (day: IsoDay): string =>
  `${dateOf(day) === 1 ? '1°' : dateOf(day)} ${formatMonth(day)}`;

/** `9 giugno 2025`. */
export const formatDayAndYear = (day: IsoDay): string => `${formatDay(day)} ${day.slice(0, 4)}`;

/** `09/06/2025`. */
export const formatDayInDigits = (day: IsoDay): string => day.split('-').reverse().join('/');

/** `mercoledì 14 maggio`. */
export const formatWeekdayAndDay = (day: IsoDay): string => `${formatWeekday(day)} ${formatDay(day)}`;

/** A preposition or article before a day, in its two forms. */
const before =
  (consonant: string, vowel: string) =>
  (day: IsoDay): string =>
    (startsWithVowel(day) ? vowel : consonant) + formatDay(day);

/** `il 9 giugno`, `l’11 agosto`. */
export const formatOnDay = before('il ', 'l’');

/** `dal 9 giugno`, `dall’11 agosto`. */
export const formatFromDay = before('dal ', 'dall’');

/** `del 9 giugno`, `dell’11 agosto`. */
export const formatOfDay = before('del ', 'dell’');

/** `al 9 giugno`, `all’11 agosto`. */
export const formatToDay = before('al ', 'all’');

type Days = { firstDay: IsoDay; lastDay: IsoDay };

const isOneMonth = ({ firstDay, lastDay }: Days) => firstDay.slice(0, 7) === lastDay.slice(0, 7);

/** `dal 9 giugno al 12 settembre`; within one month `dall’11 al 17 agosto`. */
export const formatPeriod = (days: Days): string => {
  const from = formatFromDay(days.firstDay);
  return `${isOneMonth(days) ? from.slice(0, from.lastIndexOf(' ')) : from} ${formatToDay(days.lastDay)}`;
};

/** `esclusa la settimana dall’11 al 17 agosto`, `escluse le settimane dal 9 al 22 agosto`. */
export const formatWithoutWeeks = (days: Days): string => {
  const isOne = noon(days.lastDay).getTime() - noon(days.firstDay).getTime() < 7 * 86_400_000;
  return `${isOne ? 'esclusa la settimana' : 'escluse le settimane'} ${formatPeriod(days)}`;
};

/** `11–17 agosto`; over two months `30 giugno–4 luglio`. */
export const formatPeriodShort = (days: Days): string =>
  isOneMonth(days)
    ? `${dateOf(days.firstDay)}–${formatDay(days.lastDay)}`
    : `${formatDay(days.firstDay)}–${formatDay(days.lastDay)}`;

/** `07:30` → `7:30`. */
export const formatTime = (time: string): string => time.replace(/^0/, '');

/** `7:30–17:00`. */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${formatTime(opens)}–${formatTime(closes)}`;

/** `dalle 7:30 alle 17:00`. */
export const formatHoursLong = ({ opens, closes }: { opens: string; closes: string }): string =>
  `dalle ${formatTime(opens)} alle ${formatTime(closes)}`;

/** A week that has each of them once. */
const dayOf: Record<Weekday, IsoDay> = {
  monday: '2024-01-01',
  tuesday: '2024-01-02',
  wednesday: '2024-01-03',
  thursday: '2024-01-04',
  friday: '2024-01-05',
  saturday: '2024-01-06',
  sunday: '2024-01-07',
};

/** `lunedì`. */
export const formatWeekdayName = (weekday: Weekday): string => formatWeekday(dayOf[weekday]);

/** Neighbouring days in the order of the week, each group as its first and last one; `null` for a day by itself. */
function groupDays(days: readonly Weekday[]): [first: string, last: string | null][] {
  const week = Object.keys(dayOf) as Weekday[];
  return week.flatMap((day, at): [string, string | null][] => {
    const isGiven = (other: number) => days.includes(week[other] as Weekday);
    if (!isGiven(at) || isGiven(at - 1)) return [];
    let last = at;
    while (isGiven(last + 1)) last += 1;
    return [[formatWeekdayName(day), last > at ? formatWeekdayName(week[last] as Weekday) : null]];
  });
}

/** `lunedì–venerdì`, `sabato–domenica`, `lunedì, mercoledì e venerdì`: as opening hours are written. */
export const formatWeekdays = (days: readonly Weekday[]): string =>
  formatList(groupDays(days).map(([first, last]) => (last ? `${first}–${last}` : first)));

/** `da lunedì a venerdì`, `lunedì, mercoledì e venerdì`. */
export const formatWeekdaysLong = (days: readonly Weekday[]): string =>
  formatList(groupDays(days).map(([first, last]) => (last ? `da ${first} a ${last}` : first)));
