import { expect, it } from 'vitest';
import { openDayEvent, openDays } from '#frontend/content/pages/open-days.ts';
import {
  calendarPath,
  type DatedOpenDay,
  hasDay,
  openDayAddresses,
  openDayCalendarFile,
} from '#frontend/lib/calendar/open-day-calendar.ts';
import { cliff, lake } from '#tests/fixtures/edition/edition.ts';
import { season } from '#tests/fixtures/edition/season.ts';

const [openDay] = season.openDays.filter(hasDay) as [DatedOpenDay];
const fileOf = (day = openDay, venue = lake) => openDayCalendarFile(day, venue).replaceAll('\r\n ', '');

it('puts an open day at its afternoon in Rome', () => {
  expect(fileOf()).toContain(
    'DTSTART;TZID=Europe/Rome:20310517T150000\r\nDTEND;TZID=Europe/Rome:20310517T183000',
  );
});

it('names the venue, every address and what to bring', () => {
  const venue = { ...lake, openDayAlsoAt: ['Piazza del Molo 1, Bracciano'] };
  const file = fileOf(openDay, venue);
  expect(file).toContain(`SUMMARY:${openDayEvent.title('Lago Verde')}`);
  expect(file).toContain('LOCATION:Via delle Vele 3\\, 00062 Bracciano · Piazza del Molo 1\\, Bracciano');
  expect(file).toContain(`DESCRIPTION:${openDayEvent.description.replaceAll(',', '\\,')}`);
});

it('keeps the mark of a sample address', () => {
  const venue = { ...lake, openDayAlsoAt: ['Piazza del Molo 1, Bracciano (esempio)'] };
  expect(fileOf(openDay, venue)).toContain('· Piazza del Molo 1\\, Bracciano (esempio)');
});

it('names no place where none is known yet', () => {
  expect(openDayAddresses(cliff)).toEqual([]);
  expect(fileOf(openDay, cliff)).not.toContain('LOCATION');
});

it('is stamped with the day on which its page changed, not with that of the build', () => {
  expect(fileOf()).toContain(`DTSTAMP:${openDays.updated.replaceAll('-', '')}T000000Z\r\n`);
});

it('keeps its name from build to build, so that a calendar recognises an event that it has', () => {
  expect(fileOf()).toContain('UID:open-day-2031-05-17-lago-verde@');
});

it('keeps two open days at one venue apart, in their files and in a calendar', () => {
  const second = { ...openDay, day: '2031-05-24' } as const;
  expect(calendarPath(second)).not.toBe(calendarPath(openDay));
  const uid = (file: string) => /UID:(.*)/.exec(file)?.[1];
  expect(uid(fileOf(second))).not.toBe(uid(fileOf()));
});
