import { afterEach, describe, expect, it } from 'vitest';
import type { Season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { secondsOfChanges } from '#tests/fixtures/season-changes.ts';
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

const before =
  'season-to-come venues-to-come promotion-to-come open-day-1-bookable open-day-2-bookable booking-open recruitment-open';

/** Each change in Rome's own offset, with the states that begin at that second. */
const changes: [instant: string, ...states: string[]][] = [
  ['2027-03-01T00:00:00+01:00', 'season-enrolling', 'venues-enrolling', 'week-2027-06-07'],
  ['2027-03-15T00:00:00+01:00', 'promotion-on'],
  ['2027-03-20T00:00:00+01:00', 'recruitment-training'],
  ['2027-05-13T00:00:00+02:00', 'open-day-1-closed'],
  ['2027-05-16T00:00:00+02:00', 'open-day-1-today'],
  ['2027-05-16T18:30:00+02:00', 'open-day-1-past'],
  ['2027-05-20T00:00:00+02:00', 'open-day-2-closed', 'booking-closed'],
  ['2027-05-23T00:00:00+02:00', 'open-day-2-today'],
  ['2027-05-23T18:30:00+02:00', 'open-day-2-past', 'booking-over'],
  ['2027-05-31T23:59:59+02:00', 'promotion-over'],
  ['2027-06-03T00:00:00+02:00', 'week-2027-06-14'],
  ['2027-06-07T00:00:00+02:00', 'season-running', 'venues-running', 'recruitment-over'],
  ['2027-06-10T00:00:00+02:00', 'week-2027-06-21'],
  ['2027-06-17T00:00:00+02:00', 'week-2027-06-28'],
  ['2027-06-24T00:00:00+02:00', 'week-2027-07-05'],
  ['2027-06-29T00:00:00+02:00', 'season-pause reopens-2027-06-30', 'venues-pause reopens-2027-06-30'],
  ['2027-06-30T00:00:00+02:00', 'season-running', 'venues-running'],
  ['2027-07-01T00:00:00+02:00', 'week-2027-07-12'],
  ['2027-07-08T00:00:00+02:00', 'week-2027-07-19'],
  ['2027-07-15T00:00:00+02:00', 'week-2027-07-26'],
  ['2027-07-22T00:00:00+02:00', 'week-2027-08-02'],
  ['2027-07-29T00:00:00+02:00', 'week-2027-08-16'],
  ['2027-08-09T00:00:00+02:00', 'season-pause reopens-2027-08-16', 'venues-pause reopens-2027-08-16'],
  ['2027-08-12T00:00:00+02:00', 'week-2027-08-23'],
  ['2027-08-16T00:00:00+02:00', 'season-running', 'venues-running'],
  ['2027-08-19T00:00:00+02:00', 'week-2027-08-30'],
  ['2027-08-26T00:00:00+02:00', 'week-none'],
  ['2027-09-04T00:00:00+02:00', 'venues-over'],
  ['2027-09-11T00:00:00+02:00', 'season-over'],
];

it.each(['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'changes in Rome’s seconds on a device in %s',
  (zone) => {
    process.env.TZ = zone;
    const lines = [
      'season',
      'venues',
      'week',
      'promotion',
      'open-day-1',
      'open-day-2',
      'booking',
      'recruitment',
    ];
    const lineOf = (state: string) => lines.find((line) => state.startsWith(line)) ?? '';
    const now = new Map(before.split(' ').map((state) => [lineOf(state), state]));
    const truth = () => lines.flatMap((line) => now.get(line) ?? []).join(' ');
    expect(truthAt('2026-11-21T10:00:00+01:00')).toBe(truth());
    for (const [instant, ...states] of changes) {
      expect(truthAt(new Date(Date.parse(instant) - 1000).toISOString()), `before ${instant}`).toBe(truth());
      for (const state of states) now.set(lineOf(state), state);
      expect(truthAt(instant), instant).toBe(truth());
    }
    expect(truthAt('2028-02-29T12:00:00+01:00')).toBe(truth());
  },
);

it('changes at no other second', () => {
  expect(secondsOfChanges(timelinesOf(summer))).toEqual(
    changes.map(([instant]) => Date.parse(instant) / 1000),
  );
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
      promotion: { firstDay: null, lastDay: null, lastTime: '23:59:59' },
      openDays: summer.openDays.map((openDay) => ({ ...openDay, day: null, bookUntil: null })),
      training: { animators: { firstDay: null }, villageLeaders: null },
    };
    const truth = truthAt('2027-07-01T12:00:00Z', { ...season, enrolmentFrom: null });
    expect(truth).toBe(
      'season-announced venues-announced week-none promotion-to-come open-day-1-announced open-day-2-announced booking-announced recruitment-open',
    );
    expect(secondsOfChanges(timelinesOf({ ...season, enrolmentFrom: null }))).toEqual([]);
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
