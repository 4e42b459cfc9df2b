import type { OpenDay, Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { isIsoDay } from '#frontend/lib/dates.ts';
import { isTime } from './calendar-rules.ts';
import type { Edition } from './edition.ts';
import { about, type Finding } from './finding.ts';
import { seasonYear } from './season-rules.ts';

const { error, warning } = about('season/season.ts');

/** What is wrong with the place of an open day; `venues` undefined: they could not be read. */
function placeFindings(field: string, { venue }: OpenDay, venues?: readonly Venue[]): Finding[] {
  if (!venues?.length) return [];
  const place = venues.find(({ slug }) => slug === venue);
  if (!place)
    return [
      error(
        `${field}.venue`,
        `la sede «${venue}» non esiste: ci sono ${venues.map(({ slug }) => slug).join(', ')}.`,
      ),
    ];
  return place.address
    ? []
    : [error(`${field}.venue`, `${place.name} non ha ancora un indirizzo: dove andrebbero le famiglie?`)];
}

function openDayFindings(season: Season, venues?: readonly Venue[]): Finding[] {
  const { openDays, general } = season;
  const year = seasonYear(season);
  return openDays.flatMap((openDay, position) => {
    const field = `openDays[${position}]`;
    const { venue, opens, closes } = openDay;
    const [day, bookUntil]: (IsoDay | null)[] = [openDay.day, openDay.bookUntil];
    const findings = placeFindings(field, openDay, venues);
    for (const [name, time] of Object.entries({ opens, closes }))
      if (!isTime(time))
        findings.push(error(`${field}.${name}`, `«${time}» non è un orario (si scrive HH:MM).`));
    if (closes <= opens)
      findings.push(error(`${field}.closes`, `la fine (${closes}) non viene dopo l’inizio (${opens}).`));
    for (const [name, date] of Object.entries({ day, bookUntil }))
      if (!date) continue;
      else if (!isIsoDay(String(date)))
        findings.push(
          error(`${field}.${name}`, `«${date}» non è una data che esiste (si scrive AAAA-MM-GG).`),
        );
      else if (!date.startsWith(year))
        findings.push(
          error(`${field}.${name}`, `${date} non è nel ${year}, l’anno delle altre date della stagione.`),
        );
    if (day && bookUntil && bookUntil >= day)
      findings.push(
        error(
          `${field}.bookUntil`,
          `la prenotazione scade (${bookUntil}) quando l’Open Day (${day}) è già cominciato: al più tardi il giorno prima.`,
        ),
      );
    if (!day && bookUntil)
      findings.push(error(`${field}.day`, `si prenota entro il ${bookUntil}, ma la data non c’è.`));
    if (day && isIsoDay(day) && general.firstDay && day >= general.firstDay)
      findings.push(
        warning(`${field}.day`, `l’Open Day (${day}) è a stagione già cominciata (${general.firstDay}).`),
      );
    if (day && openDays.findIndex((one) => one.venue === venue && one.day === day) < position)
      findings.push(
        error(field, `c’è già un Open Day a ${venue} il ${day}: avrebbero lo stesso file di calendario.`),
      );
    return findings;
  });
}

/** The day's slots follow each other without gaps from the opening to the late exit. */
function slotFindings({ general, venues }: Season, slots: Edition['dailySlots']): Finding[] {
  const report = about('season/programme.ts').error;
  const edges = [general.opens, ...slots.map(({ closes }) => closes)];
  const findings = slots.flatMap(({ opens, closes, activity }, position) => {
    const field = `dailySlots «${activity}»`;
    if (opens !== edges[position])
      return [report(field, `comincia alle ${opens}, ma prima si era arrivati alle ${edges[position]}.`)];
    return closes > opens ? [] : [report(field, `finisce (${closes}) prima di cominciare (${opens}).`)];
  });
  if (edges.at(-1) !== venues.lateExit)
    findings.push(report('dailySlots', `l’ultima fascia non arriva alle ${venues.lateExit}.`));
  return findings;
}

/** Each day of the camp's week has exactly one themed event. */
const dailyEventFindings = ({ general }: Season, events: Edition['dailyEvents']): Finding[] =>
  general.weekdays.flatMap((weekday) => {
    const name = formatWeekdayName(weekday) ?? weekday;
    const count = events.filter(({ when }) => when === weekday).length;
    return count === 1
      ? []
      : [about('season/programme.ts').error('dailyEvents', `${name} ha ${count} eventi, ne serve uno.`)];
  });

export const eventFindings = (
  season: Season,
  { venues, dailySlots, dailyEvents }: Partial<Edition>,
  hasAllVenues: boolean,
): Finding[] => [
  ...openDayFindings(season, hasAllVenues ? venues : undefined),
  ...(dailySlots ? slotFindings(season, dailySlots) : []),
  ...(dailyEvents ? dailyEventFindings(season, dailyEvents) : []),
];
