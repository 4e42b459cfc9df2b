import { expect, it } from 'vitest';
import type { Season } from '#frontend/content/season/season.ts';
import { season as edition } from '#tests/fixtures/edition/season.ts';
import { dayShown, previewDay, previewMoments, readPreviewDay } from '#worker/local/preview-day.ts';

const afterwards = new Date('2031-11-28T12:00Z');
const withoutEnds: Season = {
  ...edition,
  promotion: { firstDay: null, lastDay: null, lastTime: '23:59:59' },
  openDays: [],
};
const undecided = { firstDay: null, lastDay: null, pause: null };

it('shows the eve of the last open day’s booking once the season is over', () => {
  expect(previewDay(edition, afterwards)).toBe('2031-05-20T18:00');
});

it('begins on the day after the last one, in Rome', () => {
  expect(previewDay(edition, new Date('2031-09-05T21:59:59Z'))).toBeNull();
  expect(previewDay(edition, new Date('2031-09-05T22:00:00Z'))).toBe('2031-05-20T18:00');
});

const promotion = edition.promotion;
const unbookable = edition.openDays.map((one) => ({ ...one, bookUntil: null }));
it.each<[string, Partial<Season>, string]>([
  ['the promotion ends first', { promotion: { ...promotion, lastDay: '2031-04-30' } }, '2031-04-29'],
  ['there are no open days', { openDays: [] }, '2031-05-29'],
  ['no open day can be booked', { openDays: unbookable }, '2031-05-29'],
  ['the promotion has no deadline', { promotion: { ...promotion, lastDay: null } }, '2031-05-20'],
  ['neither promotion nor open day has a date', withoutEnds, '2031-06-08'],
  ['the promotion begins later', { promotion: { ...promotion, firstDay: '2031-05-24' } }, '2031-05-24'],
  ['enrolment begins later', { enrolmentFrom: '2031-05-26' }, '2031-05-26'],
  ['only the venues have dates', { general: { ...edition.general, ...undecided } }, '2031-05-20'],
])('has a day where %s', (_case, changes, day) => {
  expect(previewDay({ ...edition, ...changes }, afterwards)).toBe(`${day}T18:00`);
});

it('has none for a season without dates', () => {
  const season = {
    ...edition,
    general: { ...edition.general, ...undecided },
    venues: { ...edition.venues, ...undecided },
  };
  expect(previewDay(season, afterwards)).toBeNull();
});

it('lists the season’s turning points in order', () => {
  expect(previewMoments(edition)).toEqual([
    { text: 'Ultimo giorno per prenotare l’open day', moment: '2031-05-14T12:00' },
    { text: 'Open day', moment: '2031-05-17T15:00' },
    { text: 'Ultimo giorno per prenotare l’open day', moment: '2031-05-21T12:00' },
    { text: 'Open day', moment: '2031-05-25T10:00' },
    { text: 'Ultimo giorno dello sconto', moment: '2031-05-30T12:00' },
    { text: 'Primo giorno di centro estivo', moment: '2031-06-09T12:00' },
    { text: 'Ferragosto', moment: '2031-08-15T12:00' },
    { text: 'Ultimo giorno di centro estivo', moment: '2031-09-05T12:00' },
    { text: 'Il giorno dopo la fine', moment: '2031-09-06T12:00' },
  ]);
});

it('names a pause elsewhere in the year for what it is', () => {
  const pause = { firstDay: '2031-07-07', lastDay: '2031-07-11' } as const;
  const moments = previewMoments({ ...edition, general: { ...edition.general, pause } });
  expect(moments).toContainEqual({ text: 'La pausa', moment: '2031-07-07T12:00' });
});

it('takes the day of PREVIEW_DAY, whatever the season is at', () => {
  const before = new Date('2031-01-01T12:00Z');
  expect(readPreviewDay(undefined, edition, before)).toEqual({ day: null });
  expect(readPreviewDay('2031-08-15', edition, before)).toEqual({ day: '2031-08-15' });
});

it('shows the machine’s own day with PREVIEW_DAY=off', () => {
  expect(readPreviewDay('off', edition, afterwards)).toEqual({ day: null });
});

it('ignores a wrong PREVIEW_DAY with a sentence', () => {
  expect(readPreviewDay('domani', edition, afterwards)).toEqual({
    day: '2031-05-20T18:00',
    problem: expect.stringMatching(/^PREVIEW_DAY is ignored: it must be /),
  });
});

const preview = { day: '2025-05-20T18:00', moments: [{ text: 'Ferragosto', moment: '2025-08-15T12:00' }] };

it('explains the day in a line of the terminal', () => {
  expect(dayShown(preview)).toBe(
    '2025-05-20, 18:00; ?oggi= in the address shows today, ?oggi=2025-08-15 another day, PREVIEW_DAY=off none',
  );
  expect(dayShown({ ...preview, day: null })).toBe(
    'today; ?oggi=2025-08-15 in the address, or PREVIEW_DAY, shows another one',
  );
});
