import type { Season } from '#frontend/content/season/season.ts';
import { isIsoDay } from '#frontend/lib/dates.ts';
import {
  calendarFindings,
  type Day,
  type Days,
  dayFindings,
  disagreements,
  isTime,
  periodFindings,
} from './calendar-rules.ts';
import { about, type Finding } from './finding.ts';

const { error } = about('season/season.ts');

/** The year of most of its dates: one that stayed behind must not accuse the others. */
export function seasonYear(season: Season): string {
  const years = JSON.stringify(season).match(/(?<=")\d{4}(?=-\d\d-\d\d")/g) ?? [];
  const count = (year: string) => years.filter((one) => one === year).length;
  return years.reduce((most, year) => (count(year) > count(most) ? year : most), years[0] ?? '');
}

/** Dates, hours and ages of a season agree with each other. */
export function seasonFindings(season: Season): Finding[] {
  const { general, venues, enrolmentFrom, ages, certificateFromAge, promotion, training } = season;
  const year = seasonYear(season);
  const opening: Day = general.firstDay;
  const promotionEnd: Day = promotion.lastDay;
  const leaders: Days | null = training.villageLeaders;
  const findings = [
    ...calendarFindings('general', general, year),
    ...calendarFindings('venues', venues, year),
    ...disagreements(season),
    ...dayFindings('promotion.lastDay', promotion.lastDay, year),
    ...dayFindings('training.animators.firstDay', training.animators.firstDay, year),
    ...periodFindings('training.villageLeaders', leaders, year),
  ];
  const unless = (holds: boolean, field: string, message: string) => {
    if (!holds) findings.push(error(field, message));
  };
  unless(
    /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(promotion.lastTime),
    'promotion.lastTime',
    `«${promotion.lastTime}» non è un orario con i secondi (si scrive HH:MM:SS).`,
  );
  unless(
    isTime(venues.lateExit) && venues.lateExit > venues.closes,
    'venues.lateExit',
    `l’uscita tardiva (${venues.lateExit}) non viene dopo la chiusura (${venues.closes}).`,
  );
  unless(
    isTime(venues.halfDayUntil) && venues.halfDayUntil > venues.opens && venues.halfDayUntil < venues.closes,
    'venues.halfDayUntil',
    `${venues.halfDayUntil} non sta tra apertura (${venues.opens}) e chiusura (${venues.closes}).`,
  );
  unless(
    ages.from > 0 && ages.from < ages.to && ages.to <= 18,
    'ages',
    `da ${ages.from} a ${ages.to} anni: non sono le età di un centro estivo.`,
  );
  unless(
    ages.trialFrom > 0 && ages.trialFrom <= ages.from,
    'ages.trialFrom',
    `l’età della prova (${ages.trialFrom}) supera l’età minima (${ages.from}).`,
  );
  unless(
    certificateFromAge >= ages.from && certificateFromAge <= ages.to,
    'certificateFromAge',
    `${certificateFromAge} anni è fuori dalle età del centro estivo (${ages.from}-${ages.to}).`,
  );
  unless(
    general.weekdays.includes(season.paymentWeekday),
    'paymentWeekday',
    'si paga entro un giorno di apertura del centro estivo.',
  );
  unless(
    opening ? !season.year || opening.startsWith(String(season.year)) : Boolean(season.year),
    'year',
    opening
      ? `${season.year} non è l’anno del primo giorno (${opening}).`
      : 'finché non c’è il primo giorno serve l’anno della stagione.',
  );
  unless(
    !promotion.firstDay || !promotionEnd || promotion.firstDay <= promotionEnd,
    'promotion.firstDay',
    `la promozione comincia (${promotion.firstDay}) dopo la sua fine (${promotionEnd}).`,
  );
  if (!opening || !isIsoDay(opening)) return findings;
  unless(
    !enrolmentFrom || enrolmentFrom < opening,
    'enrolmentFrom',
    `le iscrizioni aprono (${enrolmentFrom}) a stagione già cominciata (${opening}).`,
  );
  unless(
    !promotionEnd || promotionEnd < opening,
    'promotion.lastDay',
    `la promozione (${promotionEnd}) finisce a stagione già cominciata (${opening}).`,
  );
  for (const [field, day] of [
    ['training.animators.firstDay', training.animators.firstDay],
    ['training.villageLeaders.lastDay', leaders?.lastDay],
  ] as const)
    unless(!day || day < opening, field, `la formazione (${day}) è a stagione già aperta (${opening}).`);
  return findings;
}
