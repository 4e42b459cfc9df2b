import type { IsoDay } from '#frontend/content/types.ts';
import { addDays } from '../iso-day.ts';

/** `times` are Rome wall times, `HH:MM`; without them the event lasts the whole of its days. */
export type CalendarEvent = {
  uid: string;
  title: string;
  description?: string;
  place?: string;
  firstDay: IsoDay;
  /** Consecutive days on which the event repeats, 1 if left out. */
  days?: number;
  /** Days among them on which it does not take place. */
  except?: readonly IsoDay[];
  times?: { from: string; to: string };
  /** Rings so many hours before the beginning and says this. */
  alarm?: { hoursBefore: number; text: string };
};

/** RFC 5545 needs the zone's rules in the file: Central European Time since 1996. */
const romeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

const compact = (text: string) => text.replace(/[-:]/g, '');

/** Lines of at most 75 octets, never cut within a character; the rest follows after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { firstDay, times, days = 1, except = [] } = event;
  const at = (time: string, day = firstDay) => `;TZID=Europe/Rome:${compact(day)}T${compact(time)}00`;
  const when = times
    ? [
        `DTSTART${at(times.from)}`,
        `DTEND${at(times.to)}`,
        ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
        ...except.map((day) => `EXDATE${at(times.from, day)}`),
      ]
    : [
        `DTSTART;VALUE=DATE:${compact(firstDay)}`,
        `DTEND;VALUE=DATE:${compact(addDays(firstDay, days))}`,
        'TRANSP:TRANSPARENT',
      ];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(event.alarm.text)}`,
          `TRIGGER:-PT${event.alarm.hoursBefore}H`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ];
}

/** In hours: at six in the evening before a day that an event takes as a whole. */
export const EVENING_BEFORE = 6;

/** An iCalendar file (RFC 5545) with times in Europe/Rome; `now` stamps its events. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${compact(now.toISOString().slice(0, 19))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fun Village//Centro estivo//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...romeZone,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
