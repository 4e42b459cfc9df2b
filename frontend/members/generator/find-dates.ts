import type { IsoDay } from '#frontend/content/types.ts';
import { monthNames, weekdayNames } from '#frontend/italian/format-date.ts';
import { addDays } from '#frontend/lib/iso-day.ts';

/** A date as it stands in a text; what the text does not say is `undefined`. `start` and `end` count UTF-16 units. */
export type FoundDate = {
  text: string;
  start: number;
  end: number;
  day: number;
  month: number;
  year: number | undefined;
};

const full = String.raw`(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})`;
const short = String.raw`(?<day2>\d{1,2})/(?<month2>\d{1,2})`;
const written = String.raw`(?<day3>\d{1,2})[°º]?\s+(?<name>${monthNames.join('|')})(?:\s+(?<year3>\d{4}))?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.-])(?:${full}|${short}|${written})(?![\p{L}\p{N}/]|[.-]\d)`,
  'giu',
);

/** Dates with a day: `9/6`, `09/06/2025`, `9-6-25`, `9 giugno`, `9 giugno 2025`. */
export function findDates(text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  for (const match of text.matchAll(pattern)) {
    const group = match.groups ?? {};
    const day = Number(group.day ?? group.day2 ?? group.day3);
    const month = group.name
      ? monthNames.indexOf(group.name.toLowerCase()) + 1
      : Number(group.month ?? group.month2);
    const year = group.year ?? group.year3;
    if (day < 1 || day > 31 || month < 1 || month > 12) continue;
    dates.push({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      day,
      month,
      year: year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year),
    });
  }
  return dates;
}

const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu');
const withoutAccent = (name: string) => name.replace('ì', '[ìi]');

const relativeDays: [words: RegExp, days: number][] = [
  [whole('oggi|stamattina|stamani|stasera|stanotte|quest[ao] (?:mattina|mattinata|pomeriggio|sera)'), 0],
  [/(?<!\p{L}|altro ?)ieri(?!\p{L})/giu, -1],
  [whole("l[’']altro ?ieri|avantieri|due giorni fa"), -2],
  [whole('domani'), 1],
];
const weekdays = weekdayNames.map((name): [words: RegExp, hasNext: RegExp] => [
  whole(withoutAccent(name)),
  whole(`${withoutAccent(name)} prossimo|prossim[oa] ${withoutAccent(name)}`),
]);
const ordinals =
  'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno'.split(
    ' ',
  );
const inWords = new RegExp(
  String.raw`(?<!\p{L})(?:${ordinals.join('|')})(?=\s+(?:${monthNames.join('|')})(?!\p{L}))`,
  'giu',
);

/** 0 is Sunday, as in `weekdayNames`. */
const weekdayNumber = (day: IsoDay) => new Date(`${day}T12:00Z`).getUTCDay();

/** `lunedì` is the last one, today included; `lunedì scorso` the one before today. */
function dayOfWeekday(text: string, weekday: number, today: IsoDay): IsoDay {
  const [, hasNext] = weekdays[weekday] as [RegExp, RegExp];
  const since = (weekdayNumber(today) - weekday + 7) % 7;
  if (text.search(hasNext) >= 0) return addDays(today, 7 - since);
  const isLast = text.search(whole(`${withoutAccent(weekdayNames[weekday] ?? '')} (?:scorso|passato)`)) >= 0;
  return addDays(today, since === 0 && isLast ? -7 : -since);
}

/**
 * The days that a text gives, written on `today`: dates, also `sedici giugno` or without a year, then words like `ieri`,
 * then days of the week.
 */
export function daysGiven(text: string, today: IsoDay): IsoDay[] {
  const digits = text.replace(inWords, (word) => String(ordinals.indexOf(word.toLowerCase()) + 1));
  const dates = findDates(digits).map(({ day, month, year = Number(today.slice(0, 4)) }) =>
    isoDay(day, month, year),
  );
  const relative = relativeDays.flatMap(([words, days]) =>
    text.search(words) < 0 ? [] : [addDays(today, days)],
  );
  const named = weekdays.flatMap(([words], weekday) =>
    text.search(words) < 0 ? [] : [dayOfWeekday(text, weekday, today)],
  );
  return [...new Set([...dates, ...relative, ...(dates.length > 0 ? [] : named)])];
}

export const isoDay = (day: number, month: number, year: number): IsoDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDay;

/** Names of days and months, in lower case without accents, as far as they are not part of a date. */
export const calendarWords: ReadonlySet<string> = new Set([
  ...monthNames,
  ...weekdayNames.map((day) => day.replace('ì', 'i')),
]);

/** `lunedi`, without its accent. */
export const plainWeekday = (day: IsoDay): string =>
  (weekdayNames[weekdayNumber(day)] ?? '').replace('ì', 'i');
