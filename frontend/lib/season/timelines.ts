import type { Calendar, OpenDay, Season } from '#frontend/content/season/season.ts';
import type { OpenDayStage, SeasonState } from '#frontend/content/season/season-state.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { addDays } from '../iso-day.ts';
import { romeInstant } from '../rome-clock.ts';
import { datesOf, isClosed, paymentDeadline, seasonWeeks } from './season-weeks.ts';
import { type Change, statesAt, type Timeline } from './timeline.ts';

/** Closed from the start of `firstDay` to the start of `reopens`. */
type Closure = { firstDay: IsoDay; reopens: IsoDay };

/** Pause and holidays of a calendar in order, each until the day on which it opens again; without one that lasts to the end. */
export function closuresOf(calendar: Calendar): Closure[] {
  const dates = datesOf(calendar);
  if (!dates) return [];
  const { firstDay, lastDay } = dates;
  const starts = [calendar.pause?.firstDay ?? firstDay, ...(calendar.holidays ?? [])];
  const closures = starts.flatMap((start): Closure[] => {
    let reopens = start;
    while (reopens <= lastDay && isClosed(calendar, reopens)) reopens = addDays(reopens, 1);
    return reopens > start && start >= firstDay && reopens <= lastDay ? [{ firstDay: start, reopens }] : [];
  });
  return closures
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .filter(({ reopens }, at, all) => reopens !== all[at - 1]?.reopens);
}

const at = (day: IsoDay, time = '00:00') => romeInstant(day, time).getTime() / 1000;
const after = (day: IsoDay) => at(addDays(day, 1));

type Step = [from: number | null, ...states: SeasonState[]];

/** Keeps the order of the steps: drops a step that would start after a later one, or has no date. */
const timeline = (...steps: Step[]): Timeline =>
  steps
    .flatMap(([from, ...states]): Change[] => (from === null ? [] : [[from, states.join(' ')]]))
    .filter(([from], index, all) => all.slice(index + 1).every(([later]) => later > from));

function calendarTimeline(name: 'season' | 'venues', calendar: Calendar, season: Season): Timeline {
  const dates = datesOf(calendar);
  if (!dates) return timeline([0, `${name}-announced`, `${name}-off`]);
  const { enrolmentFrom } = season;
  const running: [SeasonState, SeasonState] = [`${name}-running`, `${name}-on`];
  return timeline(
    enrolmentFrom ? [0, `${name}-to-come`, `${name}-on`] : [null],
    [enrolmentFrom ? at(enrolmentFrom) : 0, `${name}-enrolling`, `${name}-on`],
    [at(dates.firstDay), ...running],
    ...closuresOf(calendar).flatMap(({ firstDay, reopens }): Step[] => [
      [at(firstDay), `${name}-pause`, `reopens-${reopens}`, `${name}-on`],
      [at(reopens), ...running],
    ]),
    [after(dates.lastDay), `${name}-over`, `${name}-off`],
  );
}

/** Week after week, each until the end of its last day to pay, which ends enrolment with the last of them. */
function weekTimeline({ venues, enrolmentFrom, paymentWeekday }: Season): Timeline {
  const weeks = seasonWeeks(venues).filter(({ isPause }) => !isPause);
  const ends = weeks.map(({ monday }) => after(paymentDeadline(monday, paymentWeekday)));
  const steps = weeks.map(
    ({ monday }, index): Step => [
      ends[index - 1] ?? (enrolmentFrom ? at(enrolmentFrom) : 0),
      `week-${monday}`,
      'enrolment-on',
    ],
  );
  return timeline(enrolmentFrom ? [0, 'enrolment-on'] : [null], ...steps, [
    ends.at(-1) ?? 0,
    'week-none',
    'enrolment-off',
  ]);
}

const promotionTimeline = ({ promotion: { firstDay, lastDay, lastTime } }: Season): Timeline =>
  lastDay === null
    ? timeline([0, 'promotion-to-come'])
    : timeline(
        firstDay ? [0, 'promotion-to-come'] : [null],
        [firstDay ? at(firstDay) : 0, 'promotion-on'],
        [at(lastDay, lastTime), 'promotion-over'],
      );

function openDayTimeline({ day, closes, bookUntil }: OpenDay, index: number): Timeline {
  const is = (stage: OpenDayStage): SeasonState => `open-day-${index + 1}-${stage}`;
  if (!day) return timeline([0, is('announced')]);
  return timeline(
    [0, is(bookUntil ? 'bookable' : 'announced')],
    [bookUntil && after(bookUntil), is('closed')],
    [at(day), is('today')],
    [at(day, closes), is('past')],
  );
}

const recruitmentTimeline = ({ training, general }: Season): Timeline => {
  const days = [training.animators.firstDay, training.villageLeaders?.firstDay].flatMap((day) => day ?? []);
  const [first] = days.sort();
  return timeline(
    [0, 'recruitment-open'],
    [first ? at(first) : null, 'recruitment-training'],
    [general.firstDay && at(general.firstDay), 'recruitment-over'],
  );
};

/** States of booking over all open days: `booking-open` while any can be booked. */
function bookingTimeline(openDays: readonly Timeline[]): Timeline {
  const changes = [...new Set([0, ...openDays.flatMap((line) => line.map(([from]) => from))])];
  return changes
    .sort((a, b) => a - b)
    .map((from): Change => {
      const is = (stage: OpenDayStage) => (line: Timeline) => statesAt(line, from).endsWith(`-${stage}`);
      const state = (): SeasonState => {
        if (openDays.some(is('bookable'))) return 'booking-open';
        if (openDays.some(is('announced')) || openDays.length === 0) return 'booking-announced';
        return openDays.every(is('past')) ? 'booking-over' : 'booking-closed';
      };
      return [from, state()];
    })
    .filter(([, states], index, all) => states !== all[index - 1]?.[1]);
}

/** Every state of a season with its start, computed from the dates alone. */
export function timelinesOf(season: Season): Timeline[] {
  const openDays = season.openDays.map(openDayTimeline);
  return [
    calendarTimeline('season', season.general, season),
    calendarTimeline('venues', season.venues, season),
    weekTimeline(season),
    promotionTimeline(season),
    ...openDays,
    bookingTimeline(openDays),
    recruitmentTimeline(season),
  ];
}
