import { formatDayAndYear, formatOnDay, formatWeekdayName } from '#frontend/italian/format-date.ts';
import { addDays, lastWeekdayBefore, weekdayOf } from '#frontend/lib/iso-day.ts';
import type { Calendar } from '../season/season.ts';
import type { IsoDay } from '../types.ts';
import type { Edition, Rule } from './edition.ts';
import { textsIn } from './entries.ts';
import { about, type Finding } from './finding.ts';

const { error, warning } = about('season');

type Season = Edition['season'];

const isDay = (text: string): text is IsoDay => /^\d{4}-\d\d-\d\d$/.test(text);
/** A day or another value, as people say it. */
const say = (value: string) => (isDay(value) ? formatDayAndYear(value) : value);
const daysIn = (season: object) => textsIn(season).filter(({ text }) => isDay(text));

/** Year in which both calendars begin; else of most dates, as a single one left unchanged must not accuse the others. */
export function seasonYear(season: Season): string {
  const [opening, other] = [season.general, season.venues].map((calendar) => calendar?.firstDay?.slice(0, 4));
  if (opening && opening === other) return opening;
  const years = daysIn(season).map(({ text }) => text.slice(0, 4));
  const count = (year: string) => years.filter((one) => one === year).length;
  return years.reduce((most, year) => (count(year) > count(most) ? year : most), years[0] ?? '');
}

/** Enrolment and promotion may begin in the year before. */
const MAY_BE_EARLIER = /^(enrolmentFrom|promotion\.firstDay)$/;

function* yearRules({ season, discounts }: Edition): Generator<Finding> {
  const year = seasonYear(season);
  const dates = { season, discounts };
  for (const name of ['season', 'discounts'] as const)
    for (const { field, text } of daysIn(dates[name]))
      if (!text.startsWith(year) && !MAY_BE_EARLIER.test(field))
        yield about(name).error(
          field,
          `${say(text)} non è nel ${year}, l’anno delle altre date della stagione.`,
        );
}

function* calendarRules(name: string, calendar: Calendar): Generator<Finding> {
  const { firstDay, lastDay, pause, opens, closes, weekdays } = calendar;
  if (closes <= opens) yield error(`${name}.closes`, `si chiude (${closes}) prima di aprire (${opens}).`);
  if (weekdays?.length === 0) yield error(`${name}.weekdays`, 'manca almeno un giorno della settimana.');
  if (firstDay && lastDay && lastDay < firstDay)
    yield error(`${name}.lastDay`, `la fine (${say(lastDay)}) viene prima dell’inizio (${say(firstDay)}).`);
  else if (firstDay && weekdayOf(firstDay) !== 'monday')
    yield error(`${name}.firstDay`, `${say(firstDay)} non è un lunedì: le settimane cominciano di lunedì.`);
  else if (lastDay && weekdayOf(lastDay) !== 'friday')
    yield error(`${name}.lastDay`, `${say(lastDay)} non è un venerdì: le settimane finiscono di venerdì.`);
  if (!firstDay || !lastDay) return;
  if (!pause?.firstDay || !pause.lastDay) return;
  if (pause.lastDay < pause.firstDay)
    yield error(
      `${name}.pause.lastDay`,
      `la fine (${say(pause.lastDay)}) viene prima dell’inizio (${say(pause.firstDay)}).`,
    );
  else if (pause.firstDay < firstDay || pause.lastDay > lastDay)
    yield error(
      `${name}.pause`,
      `la settimana esclusa (${say(pause.firstDay)} - ${say(pause.lastDay)}) è fuori dalla stagione (${say(firstDay)} - ${say(lastDay)}).`,
    );
  else if (weekdayOf(pause.firstDay) !== 'monday')
    yield error(
      `${name}.pause.firstDay`,
      `${say(pause.firstDay)} non è un lunedì: la pausa toglie settimane intere.`,
    );
  else if (!['friday', 'saturday', 'sunday'].includes(weekdayOf(pause.lastDay)))
    yield error(
      `${name}.pause.lastDay`,
      `${say(pause.lastDay)} cade a metà settimana: la pausa toglie settimane intere.`,
    );
}

const comparable = ({ firstDay, lastDay, pause, holidays, weekdays, opens, closes }: Calendar) => ({
  firstDay,
  lastDay,
  'pause.firstDay': pause ? pause.firstDay : null,
  'pause.lastDay': pause ? pause.lastDay : null,
  holidays: holidays?.join(', ') ?? null,
  weekdays: weekdays?.join(', '),
  opens,
  closes,
});

/** The venues may end earlier than the season, and their pause too; any other difference is a mistake. */
function* calendarsAgree({ general, venues }: Season): Generator<Finding> {
  const venueValues = comparable(venues);
  for (const [field, value] of Object.entries(comparable(general))) {
    const other = venueValues[field as keyof typeof venueValues];
    if (value === other || value === undefined || other === undefined) continue;
    const endsEarlier = ['lastDay', 'pause.lastDay'].includes(field) && other && value && other < value;
    yield (endsEarlier ? warning : error)(
      `venues.${field}`,
      `i due calendari non concordano: quello generale dice ${value ? say(value) : 'niente'}, quello delle sedi ${other ? say(other) : 'niente'}.${endsEarlier ? '' : ' Nelle sedi può cambiare solo l’ultimo giorno, in anticipo.'}`,
    );
  }
}

function* hourAndAgeRules({ general, venues, ages, certificateFromAge, paymentWeekday }: Season) {
  const { opens, closes, lateExit, halfDayUntil } = venues;
  if (lateExit <= closes)
    yield error('venues.lateExit', `l’uscita alle ${lateExit} non viene dopo la chiusura (${closes}).`);
  if (halfDayUntil <= opens || halfDayUntil >= closes)
    yield error(
      'venues.halfDayUntil',
      `${halfDayUntil} non sta tra apertura (${opens}) e chiusura (${closes}).`,
    );
  if (ages.from >= ages.to)
    yield error('ages', `da ${ages.from} a ${ages.to} anni: non sono le età di un centro estivo.`);
  if (ages.trialFrom > ages.from)
    yield error(
      'ages.trialFrom',
      `l’età della prova (${ages.trialFrom}) supera l’età minima (${ages.from}).`,
    );
  if (certificateFromAge < ages.from || certificateFromAge > ages.to)
    yield error(
      'certificateFromAge',
      `${certificateFromAge} anni è fuori dalle età del centro estivo (${ages.from}-${ages.to}).`,
    );
  if (paymentWeekday && !general.weekdays.includes(paymentWeekday))
    yield error('paymentWeekday', 'si paga entro un giorno di apertura del centro estivo.');
}

function* orderRules({ general, year, enrolmentFrom, promotion, training }: Season): Generator<Finding> {
  const opening: IsoDay | null = general.firstDay;
  if (opening === null && !year)
    yield error('year', 'finché non c’è il primo giorno serve l’anno della stagione.');
  if (promotion?.firstDay && promotion.lastDay && promotion.firstDay > promotion.lastDay)
    yield error(
      'promotion.firstDay',
      `la promozione comincia (${say(promotion.firstDay)}) dopo la sua fine (${say(promotion.lastDay)}).`,
    );
  const { villageLeaders } = training ?? {};
  if (villageLeaders && villageLeaders.lastDay < villageLeaders.firstDay)
    yield error('training.villageLeaders.lastDay', 'la fine viene prima dell’inizio.');
  if (!opening) return;
  const before = {
    enrolmentFrom: [enrolmentFrom, 'le iscrizioni aprono'],
    'promotion.lastDay': [promotion?.lastDay, 'la promozione finisce'],
    'training.animators.firstDay': [training?.animators?.firstDay, 'la formazione comincia'],
    'training.villageLeaders.lastDay': [villageLeaders?.lastDay, 'la formazione finisce'],
  };
  for (const [field, [day, what]] of Object.entries(before))
    if (day && day >= opening)
      yield error(field, `${what} (${say(day)}) a stagione già cominciata (${say(opening)}).`);
}

/** Public holidays of Italy and Rome, month and day. */
const HOLIDAY = /-(01-01|01-06|04-25|05-01|06-02|06-29|08-15|11-01|12-08|12-25|12-26)$/;

/** Easter Monday (Gauss), an ISO day. */
function easterMonday(year: number): IsoDay {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = moon - (moon > 28 || (moon === 28 && golden > 10) ? 1 : 0);
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28` as IsoDay, full - sunday + 1);
}

const isHoliday = (day: IsoDay): boolean =>
  HOLIDAY.test(day) || [0, -1].some((shift) => addDays(easterMonday(Number(day.slice(0, 4))), shift) === day);

/** Warns of open days and trainings on public holidays. */
function* holidayRules({ openDays, training }: Season): Generator<Finding> {
  const days = [
    ...openDays.map(({ day }, at) => [`openDays[${at}].day`, day] as const),
    ['training.animators.firstDay', training?.animators?.firstDay] as const,
    ['training.villageLeaders.firstDay', training?.villageLeaders?.firstDay] as const,
  ];
  for (const [field, day] of days)
    if (day && isHoliday(day)) yield warning(field, `${formatOnDay(day)} è festa. È giusto?`);
}

/** Warns of payment deadlines on public holidays: families that pay at the venue would find it closed. */
function* deadlineRules({ venues, paymentWeekday }: Season): Generator<Finding> {
  const { firstDay, lastDay, pause, holidays = [] } = venues;
  if (!firstDay || !lastDay) return;
  for (let monday = firstDay; monday < lastDay; monday = addDays(monday, 7)) {
    const deadline = lastWeekdayBefore(monday, paymentWeekday);
    const isPaused = pause && monday >= pause.firstDay && monday <= pause.lastDay;
    if (!isPaused && (isHoliday(deadline) || holidays.includes(deadline)))
      yield warning(
        'paymentWeekday',
        `per la settimana del ${say(monday)} si paga entro il ${say(deadline)}, che è festa: in sede non c’è nessuno.`,
      );
  }
}

function* showRules({ shows = [], venues }: Season): Generator<Finding> {
  const { firstDay, lastDay, pause, holidays = [], weekdays } = venues;
  if (!firstDay || !lastDay) return;
  for (const [at, { day }] of shows.entries()) {
    const isPaused = pause && day >= pause.firstDay && day <= pause.lastDay;
    const isOpen = day >= firstDay && day <= lastDay && weekdays.includes(weekdayOf(day)) && !isPaused;
    if (day && (!isOpen || holidays.includes(day)))
      yield error(
        `shows[${at}].day`,
        `${formatOnDay(day)} le sedi sono chiuse: lo spettacolo è in un giorno di apertura.`,
      );
  }
}

function* openDayRules({ season, venues }: Edition): Generator<Finding> {
  const { openDays, general } = season;
  for (const [at, { venue, day, opens, closes, bookUntil }] of openDays.entries()) {
    const field = `openDays[${at}]`;
    if (closes <= opens)
      yield error(`${field}.closes`, `la fine (${closes}) non viene dopo l’inizio (${opens}).`);
    if (day && bookUntil && bookUntil >= day)
      yield error(
        `${field}.bookUntil`,
        `la prenotazione scade (${say(bookUntil)}) quando l’Open Day (${say(day)}) è già cominciato: al più tardi il giorno prima.`,
      );
    if (day === null && bookUntil)
      yield error(`${field}.day`, `si prenota entro il ${say(bookUntil)}, ma la data non c’è.`);
    if (day && general?.firstDay && day >= general.firstDay)
      yield warning(
        `${field}.day`,
        `l’Open Day (${say(day)}) è a stagione già cominciata (${say(general.firstDay)}).`,
      );
    if (day && openDays.findIndex((one) => one.venue === venue && one.day === day) < at)
      yield error(
        field,
        `c’è già un Open Day a ${venue} ${formatOnDay(day)}: avrebbero lo stesso file di calendario.`,
      );
    const place = venues.find(({ slug }) => slug === venue);
    if (!place)
      yield error(
        `${field}.venue`,
        `la sede «${venue}» non esiste: ci sono ${venues.flatMap(({ slug }) => slug ?? []).join(', ')}.`,
      );
    else if (place.address === null)
      yield error(`${field}.venue`, `${place.name} non ha ancora un indirizzo: dove andrebbero le famiglie?`);
  }
}

/** The parts of the day follow each other; each day of the week has one event. */
function* programmeRules({ season: { general }, programme }: Edition): Generator<Finding> {
  const report = about('programme').error;
  const { activitiesFrom, exitFrom, dailyEvents, prizes } = programme;
  if (!general.weekdays.includes(prizes.medalsDay))
    yield report('prizes.medalsDay', `${formatWeekdayName(prizes.medalsDay)} è chiuso.`);
  for (const { when, activity } of dailyEvents)
    if (when !== 'everyTwoWeeks' && when && !general.weekdays.includes(when))
      yield report('dailyEvents', `«${activity}» è di ${formatWeekdayName(when)}, che è chiuso.`);
  for (const weekday of general.weekdays) {
    const count = dailyEvents.filter(({ when }) => when === weekday).length;
    if (count !== 1)
      yield report('dailyEvents', `${formatWeekdayName(weekday)} ha ${count} eventi, ne serve uno.`);
  }
  if (activitiesFrom <= general.opens)
    yield report(
      'activitiesFrom',
      `le attività (${activitiesFrom}) cominciano dopo l’apertura (${general.opens}).`,
    );
  if (exitFrom <= activitiesFrom || exitFrom >= general.closes)
    yield report(
      'exitFrom',
      `si esce (${exitFrom}) tra l’inizio delle attività e la chiusura (${general.closes}).`,
    );
}

/** Dates, hours and ages of a season agree with each other and with the venues. */
export const seasonRules: Rule[] = [
  yearRules,
  ({ season }) => calendarRules('general', season.general),
  ({ season }) => calendarRules('venues', season.venues),
  ({ season }) => calendarsAgree(season),
  ({ season }) => hourAndAgeRules(season),
  ({ season }) => orderRules(season),
  ({ season }) => deadlineRules(season),
  ({ season }) => holidayRules(season),
  ({ season }) => showRules(season),
  openDayRules,
  programmeRules,
];
