import type { Calendar, Period } from '#frontend/content/season/season.ts';
import { isIsoDay, weekdayOf } from '../dates.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';

const { error, warning } = about('season.ts');
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

export const isTime = (text: unknown): text is string => typeof text === 'string' && TIME.test(text);

/** Days that do not exist, belong to another year, or end before they begin. */
export function periodFindings(
  report: typeof error,
  field: string,
  { firstDay, lastDay }: Period,
  year: number,
): Finding[] {
  const findings = Object.entries({ firstDay, lastDay }).flatMap(([name, day]) =>
    dayFindings(report, `${field}.${name}`, day, year),
  );
  if (findings.length === 0 && lastDay < firstDay)
    findings.push(report(`${field}.lastDay`, `la fine (${lastDay}) viene prima dell’inizio (${firstDay}).`));
  return findings;
}

export function dayFindings(report: typeof error, field: string, day: unknown, year: number): Finding[] {
  if (typeof day !== 'string' || !isIsoDay(day))
    return [report(field, `«${day}» non è una data che esiste (si scrive AAAA-MM-GG).`)];
  return day.startsWith(`${year}-`)
    ? []
    : [report(field, `${day} non è nel ${year}, l’anno di season.ts › season.year.`)];
}

/** A weekly calendar: its days, hours and pause hold together. */
function calendarFindings(name: string, calendar: Calendar, year: number): Finding[] {
  const { firstDay, lastDay, pause, opens, closes } = calendar;
  const findings = [
    ...periodFindings(error, name, calendar, year),
    ...periodFindings(error, `${name}.pause`, pause, year),
  ];
  if (findings.length > 0) return findings;

  if (weekdayOf(firstDay) !== 'monday')
    findings.push(
      error(`${name}.firstDay`, `${firstDay} non è un lunedì: le settimane cominciano di lunedì.`),
    );
  if (weekdayOf(lastDay) !== 'friday')
    findings.push(
      error(`${name}.lastDay`, `${lastDay} non è un venerdì: le settimane finiscono di venerdì.`),
    );
  if (weekdayOf(pause.firstDay) !== 'monday')
    findings.push(
      error(`${name}.pause.firstDay`, `${pause.firstDay} non è un lunedì: la pausa toglie settimane intere.`),
    );
  if (!['friday', 'saturday', 'sunday'].includes(weekdayOf(pause.lastDay)))
    findings.push(
      error(
        `${name}.pause.lastDay`,
        `${pause.lastDay} cade a metà settimana: la pausa toglie settimane intere.`,
      ),
    );
  if (pause.firstDay < firstDay || pause.firstDay > lastDay || pause.lastDay > lastDay)
    findings.push(
      error(
        `${name}.pause`,
        `la settimana esclusa (${pause.firstDay} - ${pause.lastDay}) è fuori dalla stagione (${firstDay} - ${lastDay}).`,
      ),
    );
  if (!isTime(opens) || !isTime(closes))
    findings.push(error(name, `gli orari «${opens}» e «${closes}» si scrivono HH:MM.`));
  else if (closes <= opens)
    findings.push(error(`${name}.closes`, `si chiude (${closes}) prima di aprire (${opens}).`));
  return findings;
}

const knownDifferences = ['lastDay', 'pause.lastDay'];

/** The campus pages and the rest of the site state a calendar each; two differences are known, any other is a slip. */
function disagreements({ general, campus }: Facts['season']): Finding[] {
  const flat = (calendar: Calendar) => ({
    firstDay: calendar.firstDay,
    lastDay: calendar.lastDay,
    'pause.firstDay': calendar.pause.firstDay,
    'pause.lastDay': calendar.pause.lastDay,
    weekdays: calendar.weekdays.join(', '),
    opens: calendar.opens,
    closes: calendar.closes,
  });
  const campusValues = flat(campus);
  return Object.entries(flat(general)).flatMap(([field, value]) => {
    const other = campusValues[field as keyof typeof campusValues];
    if (value === other) return [];
    const isKnown = knownDifferences.includes(field) && other < value;
    return (isKnown ? warning : error)(
      `campus.${field}`,
      `i due calendari non concordano: general dice ${value}, campus dice ${other}.`,
    );
  });
}

export function seasonFindings({ season, minimumAges }: Facts): Finding[] {
  const { year, label, ages, certificateFromAge, general, campus, chainDeadline, training } = season;
  const calendars = [
    ...calendarFindings('general', general, year),
    ...calendarFindings('campus', campus, year),
  ];
  const findings = [
    ...calendars,
    ...disagreements(season),
    ...dayFindings(error, 'chainDeadline.day', chainDeadline.day, year),
    ...dayFindings(error, 'training.animators.firstDay', training.animators.firstDay, year),
    ...periodFindings(error, 'training.villageLeaders', training.villageLeaders, year),
  ];

  if (!label.includes(String(year))) findings.push(error('label', `«${label}» non nomina il ${year}.`));
  if (!isTime(chainDeadline.time))
    findings.push(error('chainDeadline.time', `«${chainDeadline.time}» non è un orario.`));
  if (!isTime(campus.lateExit) || campus.lateExit <= campus.closes)
    findings.push(
      error(
        'campus.lateExit',
        `l’uscita tardiva (${campus.lateExit}) non viene dopo la chiusura (${campus.closes}).`,
      ),
    );
  if (!(ages.from < ages.to))
    findings.push(error('ages', `l’età minima (${ages.from}) non è sotto la massima (${ages.to}).`));
  if (!(ages.trialFrom > 0 && ages.trialFrom <= ages.from))
    findings.push(
      error('ages.trialFrom', `l’età della prova (${ages.trialFrom}) supera l’età minima (${ages.from}).`),
    );
  if (!(certificateFromAge >= ages.from && certificateFromAge <= ages.to))
    findings.push(
      error(
        'certificateFromAge',
        `${certificateFromAge} anni è fuori dalle età del campo (${ages.from}-${ages.to}).`,
      ),
    );
  if (calendars.length === 0) {
    if (chainDeadline.day > general.lastDay)
      findings.push(
        error(
          'chainDeadline.day',
          `la promozione (${chainDeadline.day}) scade dopo la fine della stagione (${general.lastDay}).`,
        ),
      );
    for (const [field, day] of [
      ['training.animators.firstDay', training.animators.firstDay],
      ['training.villageLeaders.lastDay', training.villageLeaders.lastDay],
    ] as const)
      if (day >= general.firstDay)
        findings.push(
          error(field, `la formazione (${day}) comincia a stagione già aperta (${general.firstDay}).`),
        );
  }
  if (!(minimumAges.animator <= minimumAges.villageLeader))
    findings.push(
      about('roles.ts').error('minimumAges', 'un capovillaggio non può essere più giovane di un animatore.'),
    );
  return findings;
}
