import type { Calendar, Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { isIsoDay, weekdayOf } from '#frontend/lib/dates.ts';
import { about, type Finding } from './finding.ts';

const { error, warning } = about('season/season.ts');

/** `null`: not decided yet, which nobody can get wrong. */
export type Day = IsoDay | null | undefined;
export type Days = { firstDay: Day; lastDay: Day };
type WeeklyCalendar = Omit<Calendar, 'firstDay' | 'lastDay' | 'pause'> & Days & { pause: Days | null };

export const isTime = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function dayFindings(field: string, day: unknown, year: string): Finding[] {
  if (day === null || day === undefined) return [];
  if (typeof day !== 'string' || !isIsoDay(day))
    return [error(field, `«${day}» non è una data che esiste (si scrive AAAA-MM-GG).`)];
  return day.startsWith(`${year}-`)
    ? []
    : [error(field, `${day} non è nel ${year}, l’anno delle altre date della stagione.`)];
}

export function periodFindings(field: string, days: Days | null, year: string): Finding[] {
  if (!days) return [];
  const { firstDay, lastDay } = days;
  const findings = [
    ...dayFindings(`${field}.firstDay`, firstDay, year),
    ...dayFindings(`${field}.lastDay`, lastDay, year),
  ];
  return findings.length === 0 && firstDay && lastDay && lastDay < firstDay
    ? [error(`${field}.lastDay`, `la fine (${lastDay}) viene prima dell’inizio (${firstDay}).`)]
    : findings;
}

/** A weekly calendar: its days, hours and pause hold together. */
export function calendarFindings(name: string, calendar: WeeklyCalendar, year: string): Finding[] {
  const { firstDay, lastDay, pause, holidays = [], opens, closes, weekdays } = calendar;
  const findings: Finding[] = [];
  const unless = (holds: boolean, field: string, message: string) => {
    if (!holds) findings.push(error(`${name}.${field}`, message));
  };
  unless(isTime(opens), 'opens', `«${opens}» non è un orario (si scrive HH:MM).`);
  unless(isTime(closes), 'closes', `«${closes}» non è un orario (si scrive HH:MM).`);
  unless(!(closes <= opens), 'closes', `si chiude (${closes}) prima di aprire (${opens}).`);
  unless(weekdays.length > 0, 'weekdays', 'manca almeno un giorno della settimana.');

  const periods = [...periodFindings(name, calendar, year), ...periodFindings(`${name}.pause`, pause, year)];
  if (periods.length > 0 || !firstDay || !lastDay) return [...periods, ...findings];
  const midweek = 'la pausa toglie settimane intere.';
  unless(
    weekdayOf(firstDay) === 'monday',
    'firstDay',
    `${firstDay} non è un lunedì: le settimane cominciano di lunedì.`,
  );
  unless(
    weekdayOf(lastDay) === 'friday',
    'lastDay',
    `${lastDay} non è un venerdì: le settimane finiscono di venerdì.`,
  );
  for (const day of holidays)
    unless(
      firstDay <= day && day <= lastDay && weekdays.includes(weekdayOf(day)),
      'holidays',
      `il ${day} il centro estivo è chiuso comunque: qui vanno le feste in un giorno di apertura.`,
    );
  if (!pause?.firstDay || !pause.lastDay) return findings;
  unless(
    weekdayOf(pause.firstDay) === 'monday',
    'pause.firstDay',
    `${pause.firstDay} non è un lunedì: ${midweek}`,
  );
  unless(
    ['friday', 'saturday', 'sunday'].includes(weekdayOf(pause.lastDay)),
    'pause.lastDay',
    `${pause.lastDay} cade a metà settimana: ${midweek}`,
  );
  unless(
    pause.firstDay >= firstDay && pause.lastDay <= lastDay,
    'pause',
    `la settimana esclusa (${pause.firstDay} - ${pause.lastDay}) è fuori dalla stagione (${firstDay} - ${lastDay}).`,
  );
  return findings;
}

const flat = ({ firstDay, lastDay, pause, holidays, weekdays, opens, closes }: WeeklyCalendar) => ({
  firstDay,
  lastDay,
  'pause.firstDay': pause?.firstDay,
  'pause.lastDay': pause?.lastDay,
  holidays: holidays?.join(', '),
  weekdays: weekdays.join(', '),
  opens,
  closes,
});

/** The venues may end earlier than the season, and their pause too: any other difference is a slip. */
export function disagreements({ general, venues }: Season): Finding[] {
  const venueValues = flat(venues);
  return Object.entries(flat(general)).flatMap(([field, value]) => {
    const other = venueValues[field as keyof typeof venueValues];
    if (value === other) return [];
    const isKnown = ['lastDay', 'pause.lastDay'].includes(field) && other && value && other < value;
    return (isKnown ? warning : error)(
      `venues.${field}`,
      `i due calendari non concordano: general dice ${value ?? 'nulla'}, venues dice ${other ?? 'nulla'}.`,
    );
  });
}
