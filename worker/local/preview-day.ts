import type { Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import { datesOf } from '#frontend/lib/season/season-weeks.ts';
import {
  momentInstant,
  type Preview,
  type PreviewMoment,
  type RomeMoment,
} from '#frontend/preview/moment.ts';

const isDay = (day: IsoDay | null | undefined): day is IsoDay => Boolean(day);
const earliest = (days: IsoDay[]) => days.toSorted()[0];
const latest = (days: IsoDay[]) => days.toSorted().at(-1);

const calendarsOf = ({ general, venues }: Season) =>
  [general, venues].flatMap((calendar) => datesOf(calendar) ?? []);
const lastDayOf = (season: Season) => latest(calendarsOf(season).map(({ lastDay }) => lastDay));

/**
 * Day that local builds show instead of today while the season is over; `null` if it is not over or has no dates. The eve of
 * the earliest of these: end of the promotion, end of booking for the last open day, first day of camp.
 */
export function previewDay(season: Season, now: Date): RomeMoment | null {
  const { promotion, openDays, enrolmentFrom } = season;
  const lastDay = lastDayOf(season);
  if (!lastDay || todayInRome(now) <= lastDay) return null;
  const lastBooking = latest(openDays.map(({ bookUntil }) => bookUntil).filter(isDay));
  const firstDays = calendarsOf(season).map(({ firstDay }) => firstDay);
  const end = earliest([promotion.lastDay, lastBooking, ...firstDays].filter(isDay)) as IsoDay;
  const opening = [enrolmentFrom, promotion.lastDay && promotion.firstDay].filter(isDay);
  return `${latest([addDays(end, -1), ...opening])}T18:00`;
}

/** The season's turning points in order, for the list of other days. */
export function previewMoments(season: Season): PreviewMoment[] {
  const { promotion, openDays, enrolmentFrom, general, venues } = season;
  const calendar = datesOf(general) ? general : venues;
  const firstDay = datesOf(calendar)?.firstDay;
  const { pause } = calendar;
  const ferragosto = pause && (`${pause.lastDay.slice(0, 4)}-08-15` as IsoDay);
  const hasFerragosto = pause && ferragosto && pause.firstDay <= ferragosto && ferragosto <= pause.lastDay;
  const end = lastDayOf(season);
  const at = (text: string, day: IsoDay | null | undefined, time = '12:00'): PreviewMoment[] =>
    day ? [{ text, moment: `${day}T${time}` }] : [];
  return [
    ...at('Il giorno prima delle iscrizioni', enrolmentFrom && addDays(enrolmentFrom, -1)),
    ...at('Primo giorno dello sconto', promotion.lastDay && promotion.firstDay),
    ...at('Ultimo giorno dello sconto', promotion.lastDay),
    ...openDays.flatMap(({ day, opens, bookUntil }) => [
      ...at('Ultimo giorno per prenotare l’open day', bookUntil),
      ...at('Open day', day, opens),
    ]),
    ...at('Primo giorno di centro estivo', firstDay),
    ...at(hasFerragosto ? 'Ferragosto' : 'La pausa', hasFerragosto ? ferragosto : pause?.firstDay),
    ...at('Ultimo giorno di centro estivo', end),
    ...at('Il giorno dopo la fine', end && addDays(end, 1)),
  ].sort((a, b) => (a.moment < b.moment ? -1 : 1));
}

/** The day that `PREVIEW_DAY` asks for: `off`, a moment, or by default the season's own; a wrong one is ignored with a sentence. */
export function readPreviewDay(
  given: string | undefined,
  season: Season,
  now: Date,
): { day: RomeMoment | null; problem?: string } {
  if (given === 'off') return { day: null };
  if (given && momentInstant(given) !== null) return { day: given };
  const day = previewDay(season, now);
  if (!given) return { day };
  const problem =
    'PREVIEW_DAY is ignored: it must be off, a day or a moment in Rome, e.g. 2025-05-20 or 2025-05-20T18:00.';
  return { day, problem };
}

/** The line of the terminal about it. */
export const dayShown = ({ day, moments }: Preview): string => {
  const example = `?oggi=${(moments[0]?.moment ?? '2030-05-20').slice(0, 10)}`;
  return day
    ? `${day.replace('T', ', ')}; ?oggi= in the address shows today, ${example} another day, PREVIEW_DAY=off none`
    : `today; ${example} in the address, or PREVIEW_DAY, shows another one`;
};
