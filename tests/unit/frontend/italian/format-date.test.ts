import { expect, it } from 'vitest';
import type { IsoDay, Weekday } from '#frontend/content/types.ts';
import { formatPartOfDay, formatWeekdaysAndDays } from '#frontend/italian/day-lists.ts';
import {
  formatDayAndYear,
  formatFromDay,
  formatHours,
  formatHoursLong,
  formatOfDay,
  formatOnDay,
  formatPeriod,
  formatPeriodShort,
  formatTime,
  formatToDay,
  formatWeekdayAndDay,
  formatWeekdays,
  formatWeekdaysLong,
  formatWithoutWeeks,
} from '#frontend/italian/format-date.ts';
import { addDays } from '#frontend/lib/iso-day.ts';

it('writes a day, its weekday and its year; the first of a month as an ordinal', () => {
  expect(formatWeekdayAndDay('2031-05-14')).toBe('mercoledì 14 maggio');
  expect(formatDayAndYear('2031-07-01')).toBe('1° luglio 2031');
});

it('names months and weekdays as Intl does, and leaves a day that does not exist as it is written', () => {
  const intl = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });
  for (let day: IsoDay = '2031-01-02'; day < '2032'; day = addDays(day, 32))
    expect(formatWeekdayAndDay(day)).toBe(intl.format(new Date(day)).replace(' 2031', ''));
  expect(formatWeekdayAndDay('2031-13-01')).toContain('2031-13-01');
});

it('elides the article before otto and undici', () => {
  const ways = [formatOnDay, formatFromDay, formatOfDay, formatToDay];
  expect(ways.map((way) => way('2031-08-11'))).toEqual([
    'l’11 agosto',
    'dall’11 agosto',
    'dell’11 agosto',
    'all’11 agosto',
  ]);
  expect(ways.map((way) => way('2031-06-08'))[0]).toBe('l’8 giugno');
  expect(ways.map((way) => way('2031-06-09'))).toEqual([
    'il 9 giugno',
    'dal 9 giugno',
    'del 9 giugno',
    'al 9 giugno',
  ]);
});

it('says a month once where a period stays within it', () => {
  const within = { firstDay: '2031-08-11', lastDay: '2031-08-17' } as const;
  const over = { firstDay: '2031-06-09', lastDay: '2031-09-12' } as const;
  expect(formatPeriod(within)).toBe('dall’11 al 17 agosto');
  expect(formatPeriod(over)).toBe('dal 9 giugno al 12 settembre');
  expect(formatPeriodShort(within)).toBe('11–17 agosto');
  expect(formatPeriodShort(over)).toBe('9 giugno–12 settembre');
});

it('counts the weeks that are left out', () => {
  const without = (firstDay: IsoDay, lastDay: IsoDay) => formatWithoutWeeks({ firstDay, lastDay });
  expect(without('2031-08-11', '2031-08-17')).toBe('esclusa la settimana dall’11 al 17 agosto');
  expect(without('2031-08-11', '2031-08-22')).toBe('escluse le settimane dall’11 al 22 agosto');
});

it('lists days, each once and a month once where all are in it', () => {
  expect(formatWeekdaysAndDays(['2031-05-25', '2031-05-18'])).toBe('domenica 18 e domenica 25 maggio');
  expect(formatWeekdaysAndDays(['2031-05-25', '2031-05-25'])).toBe('domenica 25 maggio');
  expect(formatWeekdaysAndDays(['2031-05-31', '2031-06-01', '2031-06-08'])).toBe(
    'sabato 31 maggio, domenica 1° giugno e domenica 8 giugno',
  );
  expect(formatWeekdaysAndDays(['2031-05-17', '2031-05-25'])).toBe('sabato 17 e domenica 25 maggio');
});

it('calls by its name the part of the day that all hours are in', () => {
  const [morning, afternoon] = [
    { opens: '09:30', closes: '12:30' },
    { opens: '15:00', closes: '18:30' },
  ];
  expect(formatPartOfDay([morning])).toBe('mattina');
  expect(formatPartOfDay([afternoon, afternoon])).toBe('pomeriggio');
  expect(formatPartOfDay([morning, afternoon])).toBe('giornata');
  expect(formatPartOfDay([{ opens: '10:00', closes: '18:00' }])).toBe('giornata');
});

it('writes hours without a leading zero', () => {
  const hours = { opens: '07:30', closes: '17:00' };
  expect(formatTime('00:15')).toBe('0:15');
  expect(formatHours(hours)).toBe('7:30–17:00');
  expect(formatHoursLong(hours)).toBe('dalle 7:30 alle 17:00');
});

const workdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

it.each<[Weekday[], string]>([
  [workdays, 'lunedì–venerdì'],
  [['monday', 'wednesday', 'friday'], 'lunedì, mercoledì e venerdì'],
  [['monday', 'tuesday', 'thursday'], 'lunedì–martedì e giovedì'],
  [['sunday', 'saturday'], 'sabato–domenica'],
  [['saturday'], 'sabato'],
  [[], ''],
])('writes the weekdays %j of opening hours as “%s”', (days, text) => {
  expect(formatWeekdays(days)).toBe(text);
});

it.each<[Weekday[], string]>([
  [workdays, 'da lunedì a venerdì'],
  [['monday', 'wednesday', 'friday'], 'lunedì, mercoledì e venerdì'],
])('writes the weekdays %j in a sentence as “%s”', (days, text) => {
  expect(formatWeekdaysLong(days)).toBe(text);
});
