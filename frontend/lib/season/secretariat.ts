import { venuePage } from '#frontend/content/pages/venue.ts';
import { type Calendar, season } from '#frontend/content/season/season.ts';
import type { SeasonState } from '#frontend/content/season/season-state.ts';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatTime, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { addDays, romeClock, romeInstant, weekdayOf } from '../dates.ts';
import { datesOf } from '../season-weeks.ts';
import type { Timeline } from './timeline.ts';
import { closuresOf } from './timelines.ts';

type Opening = { days: readonly Weekday[]; opens: string; closes: string };

/** `daysAhead` 0 is today; hours are Rome wall time, `HH:MM`. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; daysAhead: number; day: IsoDay; from: string };

/** Open or closed at a given time in Rome; closed outside the season and during its closures. `null`: does not open again. */
export function openingState(
  openings: readonly Opening[],
  calendar: Calendar,
  now: { day: IsoDay; time: string },
): OpeningState | null {
  const dates = datesOf(calendar);
  if (!dates || now.day < dates.firstDay) return null;
  const closures = closuresOf(calendar);
  const on = (day: IsoDay) =>
    closures.some(({ firstDay, reopens }) => firstDay <= day && day < reopens)
      ? []
      : openings
          .filter(({ days }) => days.includes(weekdayOf(day)))
          .sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const time = now.time.slice(0, 5);
  for (let day = now.day, daysAhead = 0; day <= dates.lastDay; day = addDays(day, 1), daysAhead++) {
    const isToday = daysAhead === 0;
    const next = on(day).find(({ opens, closes }) => !isToday || time < closes || time < opens);
    if (next)
      return isToday && next.opens <= time
        ? { isOpen: true, until: next.closes }
        : { isOpen: false, daysAhead, day, from: next.opens };
  }
  return null;
}

type Said = { isOpen: boolean; text: string };

const { info } = venuePage;

function textOf(state: OpeningState): string {
  if (state.isOpen) return info.openNow(formatTime(state.until));
  const { daysAhead, day, from } = state;
  if (daysAhead === 0) return info.opensToday(formatTime(from));
  if (daysAhead === 1) return info.opensLater(info.tomorrow, formatTime(from));
  return info.opensLater(formatWeekdayAndDay(day), formatTime(from));
}

const sayAt = (openings: readonly OpeningHours[], now: { day: IsoDay; time: string }): Said | null => {
  const state = openingState(openings, season.venues, now);
  return state && { isOpen: state.isOpen, text: textOf(state) };
};

/** Open or closed at `now` (milliseconds, Unix) in words; `null` outside the season. */
export const sayOpening = (openings: readonly OpeningHours[], now: number): Said | null =>
  sayAt(openings, romeClock(new Date(now)));

/** Every sentence of a season and its timeline; the prerender writes both into the page. */
export function openingTimeline(openings: readonly OpeningHours[]): {
  says: (Said & { state: SeasonState })[];
  line: Timeline;
} {
  const says: (Said & { state: SeasonState })[] = [];
  const line: [number, string][] = [];
  const { firstDay, lastDay } = datesOf(season.venues) ?? {};
  const times = [...new Set(['00:00', ...openings.flatMap(({ opens, closes }) => [opens, closes])])].sort();
  for (let day = firstDay; day && lastDay && day <= lastDay; day = addDays(day, 1))
    for (const time of times) {
      const now = sayAt(openings, { day, time });
      let state = says.find(({ text }) => text === now?.text)?.state;
      if (now && !state) {
        state = `secretariat-${says.length}`;
        says.push({ ...now, state });
      }
      if (line.at(-1)?.[1] !== (state ?? ''))
        line.push([romeInstant(day, time).getTime() / 1000, state ?? '']);
    }
  return { says, line };
}
