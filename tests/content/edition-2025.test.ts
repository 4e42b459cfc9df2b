import { expect, it } from 'vitest';
import { openDaySessions } from '#frontend/content/open-day-sessions.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { roles } from '#frontend/content/pages/roles.ts';
import { dailySlots, formatHours } from '#frontend/content/season/programme.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { formatOpeningHours, venueList, venues } from '#frontend/content/venues.ts';

/** The facts of this edition, word for word; a later one has its own dates and is not held to them. */
const itIn2025 = it.runIf(season.year === 2025);

itIn2025('knows both calendars as the operator states them', () => {
  expect(seasonText.periodAndYear).toBe('dal 9 giugno al 12 settembre 2025');
  expect(seasonText.pause).toBe('esclusa la settimana dall’11 al 17 agosto');
  expect(seasonText.campusPeriodAndYear).toBe('dal 9 giugno al 5 settembre 2025');
  expect(seasonText.campusPause).toBe('esclusa la settimana dall’11 al 15 agosto');
  expect(seasonText.hours).toBe('7:30-17:00');
  expect(seasonText.ages).toBe('da 4 a 14 anni');
});

itIn2025('shows three venues, the third one as not confirmed', () => {
  expect(venueList.map(({ cardTitle, positions }) => [cardTitle, positions])).toEqual([
    ['SPORT CITY', 14],
    ['SC OSTIENSE', 18],
    ['TC NASCOSA', null],
  ]);
  expect(venues['tc-nascosa'].provisional.badge).toBe('Sede in fase di definizione');
  expect(venues['sport-city'].lessons).toEqual({ sport: 'calcio', fromAge: 8 });
  expect(venues['sc-ostiense'].lessons).toEqual({ sport: 'padel', fromAge: 8 });
  expect(venues['sc-ostiense'].features[0]?.text).toBe('Garden Land: 15.000 mq');
  expect(venueList.map(({ conventions }) => conventions?.count)).toEqual([21, 26, undefined]);
});

itIn2025('writes the secretariat hours as they hang on the door', () => {
  expect(formatOpeningHours(venues['sport-city'].secretariat)).toEqual([
    { days: 'Lunedì-venerdì', hours: '8:00-13:00 e 15:00-19:00' },
    { days: 'Sabato', hours: '10:00-13:00' },
    { days: 'Domenica', hours: '10:00-13:00 e 16:00-19:00' },
  ]);
  expect(formatOpeningHours(venues['sc-ostiense'].secretariat)).toEqual([
    { days: 'Lunedì-venerdì', hours: '15:00-19:00' },
    { days: 'Sabato-domenica', hours: '9:30-13:30 e 15:00-19:00' },
  ]);
});

itIn2025('announces both open days with their booking deadlines', () => {
  expect(
    openDaySessions.map(({ name, day, opens, closes, bookUntil, addresses }) =>
      [name, day, opens, closes, bookUntil, addresses.length].join(' '),
    ),
  ).toEqual([
    'SPORT CITY 2025-05-18 15:00 18:30 2025-05-14 1',
    'SC OSTIENSE 2025-05-25 15:00 18:30 2025-05-21 2',
  ]);
  expect(openDays.who.join(' ')).toContain('3,5 anni');
  expect(openDays.whatToBring).toHaveLength(4);
});

itIn2025('looks for animators from 16 and village leaders from 25', () => {
  expect(roles.map(({ minimumAge, training }) => [minimumAge, training])).toEqual([
    [16, 'La formazione degli animatori comincia il 31 marzo.'],
    [25, 'Il weekend di formazione dei capivillaggio è il 15-16 marzo 2025.'],
  ]);
});

itIn2025('divides the day into the four slots of the programme', () => {
  expect(dailySlots.map((slot) => `${formatHours(slot)} ${slot.activity}`)).toEqual([
    '7:30-9:00 Accoglienza',
    '9:00-16:45 Attività',
    '16:45-17:00 Uscita',
    '17:00-18:00 Orario extra',
  ]);
});
