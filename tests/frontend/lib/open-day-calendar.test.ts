import { expect, it } from 'vitest';
import { openDaySessions } from '#frontend/content/open-day-sessions.ts';
import { openDayCalendarFile } from '#frontend/lib/open-day-calendar.ts';

const files = openDaySessions.map((session) => openDayCalendarFile(session).replaceAll('\r\n ', ''));

it('puts each open day at its Sunday afternoon in Rome', () => {
  expect(files[0]).toContain(
    'DTSTART;TZID=Europe/Rome:20250518T150000\r\nDTEND;TZID=Europe/Rome:20250518T183000',
  );
  expect(files[1]).toContain(
    'DTSTART;TZID=Europe/Rome:20250525T150000\r\nDTEND;TZID=Europe/Rome:20250525T183000',
  );
});

it('names the venue and every address, and what to bring', () => {
  openDaySessions.forEach(({ addresses }, index) => {
    for (const address of addresses) expect(files[index]).toContain(address.replaceAll(',', '\\,'));
    expect(files[index]).toContain('borraccia');
  });
  expect(files[1]).toContain('SUMMARY:Open Day Fun Village SC Ostiense');
});

it('is the same at every build, so that a calendar recognises an event that it has', () => {
  expect(openDaySessions.map((session) => openDayCalendarFile(session).replaceAll('\r\n ', ''))).toEqual(
    files,
  );
  expect(new Set(files.map((file) => /UID:(.*)/.exec(file)?.[1])).size).toBe(files.length);
});
