import type { IsoDay } from '#frontend/content/types.ts';
import { monthNames, weekdayNames } from '#frontend/italian/dates.ts';
import { addDays } from '#frontend/lib/dates.ts';

/** A date as it stands in a text; what the text does not say is `undefined`. `start` and `end` count UTF-16 units. */
export type FoundDate = {
  text: string;
  start: number;
  end: number;
  day: number | undefined;
  month: number | undefined;
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

const relativeDays: [words: RegExp, days: number][] = [
  [/(?<!\p{L})l['’]altro ?ieri(?!\p{L})/giu, -2],
  [/(?<!\p{L}|altro ?)ieri(?!\p{L})/giu, -1],
  [/(?<!\p{L})(?:oggi|stamattina|stamani|stasera)(?!\p{L})/giu, 0],
  [/(?<!\p{L})domani(?!\p{L})/giu, 1],
];
const ordinals =
  'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno'.split(
    ' ',
  );
const inWords = new RegExp(
  String.raw`(?<!\p{L})(?:${ordinals.join('|')})(?=\s+(?:${monthNames.join('|')})(?!\p{L}))`,
  'giu',
);

/** A whole day. */
export type Day = { day: number; month: number; year: number };

/** The days that a description gives, read on `today`: also `sedici giugno`, `ieri`, and dates without a year. */
export function daysGiven(description: string, today: IsoDay): { explicit: Day[]; relative: Day[] } {
  const digits = description.replace(inWords, (word) => String(ordinals.indexOf(word.toLowerCase()) + 1));
  const explicit = findDates(digits).flatMap(({ day, month, year = Number(today.slice(0, 4)) }) =>
    day && month ? [{ day, month, year }] : [],
  );
  const relative = relativeDays.flatMap(([words, days]) => {
    if (description.search(words) < 0) return [];
    const [year = 0, month = 0, day = 0] = addDays(today, days).split('-').map(Number);
    return [{ day, month, year }];
  });
  return { explicit, relative };
}

/** Names of days and months, in lower case, as far as they are not part of a date. */
export const calendarWords: ReadonlySet<string> = new Set([
  ...monthNames,
  ...weekdayNames,
  ...weekdayNames.map((day) => day.replace('ì', 'i')),
]);
