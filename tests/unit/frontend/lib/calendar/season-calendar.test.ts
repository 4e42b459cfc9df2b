import { expect, it } from 'vitest';
import { seasonCalendarFile, seasonEvents } from '#frontend/lib/calendar/season-calendar.ts';
import { seasonCalendarPath } from '#frontend/lib/calendar/season-calendar-path.ts';
import { cliff, lake } from '#tests/fixtures/edition/edition.ts';
import { season } from '#tests/fixtures/edition/season.ts';

const summer = {
  ...season,
  venues: { ...season.venues, holidays: ['2031-06-12'] as const },
  shows: [{ day: '2031-06-20', title: 'Circus Show' }] as const,
};
const undated = { ...season, venues: { ...season.venues, firstDay: null, lastDay: null, pause: null } };

it('tells the season of a venue: start, pause, holiday, end, show and its own open day', () => {
  const told = seasonEvents(lake, summer).map(({ title, firstDay, days = 1, times }) => [
    title,
    firstDay,
    times?.from ?? days,
  ]);
  expect(told).toEqual([
    ['Fun Village Lago Verde: primo giorno', '2031-06-09', 1],
    ['Fun Village Lago Verde: chiuso', '2031-08-11', 5],
    ['Fun Village Lago Verde: chiuso', '2031-06-12', 1],
    ['Fun Village Lago Verde: ultimo giorno', '2031-09-05', 1],
    ['Spettacolo: Circus Show', '2031-06-20', 1],
    ['Open Day Fun Village Lago Verde', '2031-05-17', '15:00'],
  ]);
});

it('ends the pause on the morning after its last day', () => {
  expect(seasonCalendarFile(lake, summer)).toContain(
    'DTSTART;VALUE=DATE:20310811\r\nDTEND;VALUE=DATE:20310816\r\n',
  );
});

it('gives every event a name of its own that no build changes', () => {
  const names = seasonCalendarFile(lake, summer).match(/(?<=UID:).*(?=@)/g);
  expect(names).toEqual([
    'inizio-2031-lago-verde',
    'pausa-2031-lago-verde',
    'festa-2031-06-12-lago-verde',
    'fine-2031-lago-verde',
    'spettacolo-2031-06-20-lago-verde',
    'open-day-2031-05-17-lago-verde',
  ]);
});

it('is stamped with the day on which the page of the venue changed, not with that of the build', () => {
  const stamps = seasonCalendarFile(lake, summer).match(/(?<=DTSTAMP:).*(?=\r)/g);
  expect(new Set(stamps)).toEqual(new Set([`${lake.page.updated.replaceAll('-', '')}T000000Z`]));
});

it('offers no calendar without dates, nor of a venue that is not confirmed', () => {
  expect(seasonCalendarPath(lake, summer)).toBe('/calendario/lago-verde-2031.ics');
  expect(seasonCalendarPath(lake, undated)).toBe(null);
  expect(seasonCalendarPath(cliff, summer)).toBe(null);
});
