import { afterEach, describe, expect, it } from 'vitest';
import type { Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { boundariesOf, statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { summer } from './summer.ts';

/** States at an instant, in the order of the table, without those derived from others. */
const truthAt = (instant: string, season: Season = summer) =>
  timelinesOf(season)
    .map((line) => statesAt(line, Date.parse(instant) / 1000))
    .join(' ')
    .replace(/ ?\S+-(on|off)(?= |$)/g, (mark) => (mark.includes('promotion') ? mark : ''))
    .trim();

const { TZ: zoneOfThisMachine } = process.env;
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfThisMachine;
});

const closed = (day: string) => `season-pause reopens-${day} venues-pause reopens-${day}`;
const over = 'promotion-over open-day-1-past open-day-2-past booking-over recruitment-over';
const bookable = 'open-day-1-bookable open-day-2-bookable booking-open';

/** Instants in Rome's own offset, one second on either side of each change. */
const table: [instant: string, truth: string][] = [
  [
    '2026-11-21T10:00:00+01:00',
    `season-to-come venues-to-come promotion-to-come ${bookable} recruitment-open`,
  ],
  [
    '2027-02-28T23:59:59+01:00',
    `season-to-come venues-to-come promotion-to-come ${bookable} recruitment-open`,
  ],
  [
    '2027-03-01T00:00:00+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-to-come ${bookable} recruitment-open`,
  ],
  [
    '2027-03-14T23:59:59+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-to-come ${bookable} recruitment-open`,
  ],
  [
    '2027-03-15T00:00:00+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-open`,
  ],
  [
    '2027-03-19T23:59:59+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-open`,
  ],
  [
    '2027-03-20T00:00:00+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-training`,
  ],
  [
    '2027-03-28T01:59:59+01:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-training`,
  ],
  [
    '2027-03-28T03:00:00+02:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-training`,
  ],
  [
    '2027-05-12T23:59:59+02:00',
    `season-enrolling venues-enrolling week-2027-06-07 promotion-on ${bookable} recruitment-training`,
  ],
  [
    '2027-05-13T00:00:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-closed open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-15T23:59:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-closed open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-16T00:00:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-today open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-16T18:29:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-today open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-16T18:30:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-19T23:59:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-bookable booking-open recruitment-training',
  ],
  [
    '2027-05-20T00:00:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-closed booking-closed recruitment-training',
  ],
  [
    '2027-05-23T00:00:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-today booking-closed recruitment-training',
  ],
  [
    '2027-05-23T18:30:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  [
    '2027-05-31T23:59:58+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-on open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  [
    '2027-05-31T23:59:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-over open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  [
    '2027-06-02T23:59:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-07 promotion-over open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  [
    '2027-06-03T00:00:00+02:00',
    'season-enrolling venues-enrolling week-2027-06-14 promotion-over open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  [
    '2027-06-06T23:59:59+02:00',
    'season-enrolling venues-enrolling week-2027-06-14 promotion-over open-day-1-past open-day-2-past booking-over recruitment-training',
  ],
  ['2027-06-07T00:00:00+02:00', `season-running venues-running week-2027-06-14 ${over}`],
  ['2027-06-28T23:59:59+02:00', `season-running venues-running week-2027-07-05 ${over}`],
  ['2027-06-29T00:00:00+02:00', `${closed('2027-06-30')} week-2027-07-05 ${over}`],
  ['2027-06-30T00:00:00+02:00', `season-running venues-running week-2027-07-05 ${over}`],
  ['2027-07-01T00:00:00+02:00', `season-running venues-running week-2027-07-12 ${over}`],
  ['2027-08-04T23:59:59+02:00', `season-running venues-running week-2027-08-16 ${over}`],
  ['2027-08-08T23:59:59+02:00', `season-running venues-running week-2027-08-16 ${over}`],
  ['2027-08-09T00:00:00+02:00', `${closed('2027-08-16')} week-2027-08-16 ${over}`],
  ['2027-08-12T00:00:00+02:00', `${closed('2027-08-16')} week-2027-08-23 ${over}`],
  ['2027-08-15T23:59:59+02:00', `${closed('2027-08-16')} week-2027-08-23 ${over}`],
  ['2027-08-16T00:00:00+02:00', `season-running venues-running week-2027-08-23 ${over}`],
  ['2027-08-25T23:59:59+02:00', `season-running venues-running week-2027-08-30 ${over}`],
  ['2027-08-26T00:00:00+02:00', `season-running venues-running week-none ${over}`],
  ['2027-09-03T23:59:59+02:00', `season-running venues-running week-none ${over}`],
  ['2027-09-04T00:00:00+02:00', `season-running venues-over week-none ${over}`],
  ['2027-09-10T23:59:59+02:00', `season-running venues-over week-none ${over}`],
  ['2027-09-11T00:00:00+02:00', `season-over venues-over week-none ${over}`],
  ['2027-10-31T02:30:00+01:00', `season-over venues-over week-none ${over}`],
  ['2028-02-29T12:00:00+01:00', `season-over venues-over week-none ${over}`],
];

describe.each(['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
  it.each(table)('at %s', (instant, truth) => {
    process.env.TZ = zone;
    expect(truthAt(instant)).toBe(truth);
  });
});

it('tries every change of the season in the table above', () => {
  const tried = new Set(table.map(([instant]) => Date.parse(instant) / 1000));
  const weekly = (seconds: number) => truthAt(new Date(seconds * 1000).toISOString()).includes('week-2027');
  const untried = boundariesOf(timelinesOf(summer)).filter((seconds) => !tried.has(seconds));
  expect(untried.every(weekly)).toBe(true);
});

it('lets one enrol from when the dates are known to the last second in which a week can be paid', () => {
  const enrolment = (season: Season, instant: string) =>
    timelinesOf(season)
      .flatMap((line) => statesAt(line, Date.parse(instant) / 1000).split(' '))
      .filter((state) => state.startsWith('enrolment-'));
  expect(enrolment(summer, '2026-11-21T10:00:00+01:00')).toEqual(['enrolment-on']);
  expect(enrolment(summer, '2027-08-25T23:59:59+02:00')).toEqual(['enrolment-on']);
  expect(enrolment(summer, '2027-08-26T00:00:00+02:00')).toEqual(['enrolment-off']);
  const undated: Season = { ...summer, venues: { ...summer.venues, firstDay: null, lastDay: null } };
  expect(enrolment(undated, '2026-11-21T10:00:00+01:00')).toEqual(['enrolment-off']);
});

it('counts the days around both changes of the clock and the 29th of February as Rome does', () => {
  const [first] = summer.openDays as [Season['openDays'][number]];
  const stagesOf = (day: IsoDay, bookUntil: IsoDay) =>
    timelinesOf({ ...summer, openDays: [{ ...first, day, bookUntil }] })[4]?.map(
      ([from, states]) => `${new Date(from * 1000).toISOString()} ${states}`,
    );
  const spring = stagesOf('2027-03-28', '2027-03-27');
  expect(spring?.slice(1)).toEqual([
    // No state lies between the last day to book and the day itself: the earlier of two at one instant is left out.
    '2027-03-27T23:00:00.000Z open-day-1-today',
    '2027-03-28T16:30:00.000Z open-day-1-past',
  ]);
  expect(stagesOf('2027-11-01', '2027-10-30')?.slice(1)).toEqual([
    '2027-10-30T22:00:00.000Z open-day-1-closed',
    '2027-10-31T23:00:00.000Z open-day-1-today',
    '2027-11-01T17:30:00.000Z open-day-1-past',
  ]);
  expect(stagesOf('2028-03-01', '2028-02-28')?.slice(1)).toEqual([
    '2028-02-28T23:00:00.000Z open-day-1-closed',
    '2028-02-29T23:00:00.000Z open-day-1-today',
    '2028-03-01T17:30:00.000Z open-day-1-past',
  ]);
});

describe('with dates that are missing or contradict each other', () => {
  const unknown = { firstDay: null, lastDay: null, pause: null };

  it('says that they are to come, and changes by itself at no state', () => {
    const season: Season = {
      ...summer,
      general: { ...summer.general, ...unknown },
      venues: { ...summer.venues, ...unknown },
      promotion: { lastDay: null, lastTime: '23:59:59' },
      openDays: summer.openDays.map((openDay) => ({ ...openDay, day: null, bookUntil: null })),
      training: { animators: { firstDay: null }, villageLeaders: null },
    };
    const truth = truthAt('2027-07-01T12:00:00Z', { ...season, enrolmentFrom: null });
    expect(truth).toBe(
      'season-announced venues-announced week-none promotion-to-come open-day-1-announced open-day-2-announced booking-announced recruitment-open',
    );
    expect(boundariesOf(timelinesOf({ ...season, enrolmentFrom: null }))).toEqual([]);
  });

  it('never goes back to a state that is over', () => {
    const [first] = summer.openDays;
    const season: Season = {
      ...summer,
      enrolmentFrom: '2027-07-01',
      openDays: [{ ...(first as Season['openDays'][number]), bookUntil: '2027-06-30' }],
    };
    expect(truthAt('2027-06-20T12:00:00Z', season)).toContain('season-running');
    expect(truthAt('2027-07-02T12:00:00Z', season)).toContain('season-running');
    expect(truthAt('2027-05-17T12:00:00Z', season)).toContain('open-day-1-past');
    expect(truthAt('2027-07-02T12:00:00Z', season)).toContain('open-day-1-past');
  });

  it('has nothing to book where there are no open days', () => {
    expect(truthAt('2027-05-01T12:00:00Z', { ...summer, openDays: [] })).toContain('booking-announced');
  });
});
