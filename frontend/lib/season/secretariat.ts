import { venuePage } from '#frontend/content/pages/venue.ts';
import type { Moment } from '#frontend/content/season/moment.ts';
import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatTime, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { addDays, romeClock, romeInstant } from '../dates.ts';
import { datesOf } from '../season-weeks.ts';
import { type OpeningState, openingState } from './opening-state.ts';
import type { Timeline } from './timeline.ts';

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

/** Whether somebody is there at `now` (milliseconds, Unix), in words; `null` where that is not to be said. */
export const sayOpening = (openings: readonly OpeningHours[], now: number): Said | null =>
  sayAt(openings, romeClock(new Date(now)));

/** All that is still to be said during the season, and from when on which of it holds: for the build, which writes both into the page. */
export function openingTimeline(openings: readonly OpeningHours[]): {
  says: (Said & { moment: Moment })[];
  line: Timeline;
} {
  const says: (Said & { moment: Moment })[] = [];
  const line: [number, string][] = [];
  const { firstDay, lastDay } = datesOf(season.venues) ?? {};
  const times = [...new Set(['00:00', ...openings.flatMap(({ opens, closes }) => [opens, closes])])].sort();
  for (let day = firstDay; day && lastDay && day <= lastDay; day = addDays(day, 1))
    for (const time of times) {
      const now = sayAt(openings, { day, time });
      let moment = says.find(({ text }) => text === now?.text)?.moment;
      if (now && !moment) {
        moment = `secretariat-${says.length}`;
        says.push({ ...now, moment });
      }
      if (line.at(-1)?.[1] !== (moment ?? ''))
        line.push([romeInstant(day, time).getTime() / 1000, moment ?? '']);
    }
  return { says, line };
}
