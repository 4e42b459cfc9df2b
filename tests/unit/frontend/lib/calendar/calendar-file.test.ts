import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, EVENING_BEFORE } from '#frontend/lib/calendar/calendar-file.ts';

const now = new Date('2025-05-01T10:11:12.345Z');
const event: CalendarEvent = {
  uid: 'a@fun-village',
  title: 'Settimana',
  firstDay: '2025-06-09',
  days: 5,
  times: { from: '07:30', to: '17:00' },
};

it('ends every line with CR LF and opens and closes every component once', () => {
  const file = calendarFile(
    [event, { uid: 'b@fun-village', title: 'Pagamento', firstDay: '2025-06-04' }],
    now,
  );
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const open: string[] = [];
  for (const line of file.trimEnd().split('\r\n')) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
});

it('gives times in Rome with the zone’s rules, repeats by day and stamps in UTC', () => {
  const lines = calendarFile([event], now).split('\r\n');
  expect(lines).toContain('TZID:Europe/Rome');
  expect(lines).toContain('DTSTART;TZID=Europe/Rome:20250609T073000');
  expect(lines).toContain('DTEND;TZID=Europe/Rome:20250609T170000');
  expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=5');
  expect(lines).toContain('DTSTAMP:20250501T101112Z');
  expect(lines).toContain('UID:a@fun-village');
});

it('leaves out a holiday among the days of a week', () => {
  const lines = calendarFile([{ ...event, except: ['2025-06-11'] }], now).split('\r\n');
  expect(lines).toContain('EXDATE;TZID=Europe/Rome:20250611T073000');
});

const deadline: CalendarEvent = {
  uid: 'b@fun-village',
  title: 'Ultimo giorno per pagare',
  firstDay: '2025-06-30',
  alarm: { hoursBefore: EVENING_BEFORE, text: 'Domani è l’ultimo giorno per pagare' },
};

it('gives a day without times an exclusive end', () => {
  expect(calendarFile([deadline], now)).toContain(
    'DTSTART;VALUE=DATE:20250630\r\nDTEND;VALUE=DATE:20250701\r\n',
  );
});

it('rings at six in the evening before, in words of its own', () => {
  expect(calendarFile([deadline], now)).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Domani è l’ultimo giorno per pagare\r\nTRIGGER:-PT6H\r\nEND:VALARM\r\n',
  );
});

it('escapes commas, semicolons, back slashes and line ends', () => {
  const file = calendarFile([{ ...event, description: 'a,b;c\\d\ne' }], now);
  expect(file).toContain('DESCRIPTION:a\\,b\\;c\\\\d\\ne\r\n');
});

it('folds at 75 octets without cutting a character, and unfolds to the same text', () => {
  const title = 'Città è più 🎈 '.repeat(20).trim();
  const file = calendarFile([{ ...event, title }], now);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
