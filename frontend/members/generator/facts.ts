import type { IsoDay } from '#frontend/content/types.ts';
import { calendarWords, daysGiven, findDates, isoDay, plainWeekday } from './find-dates.ts';
import { comparable, tokensOf } from './text-tokens.ts';

const units = 'due tre quattro cinque sei sette otto nove'.split(' ');
const teens = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
  ' ',
);
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/**
 * Italian number words from 2 to 99, and the round ones above. `uno` is an article; `sei` also means "you are"
 * and is left out, or every warm sentence would count as a claim.
 */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index): [string, number] => [word, index + 2]).filter(([word]) => word !== 'sei'),
  ...teens.map((word, index): [string, number] => [word, index + 10]),
  ...tens.flatMap((ten, index): [string, number][] => {
    const value = (index + 2) * 10;
    const stem = ten.slice(0, -1);
    return [
      [ten, value],
      [`${stem}uno`, value + 1],
      ...units.map((unit, offset): [string, number] => [
        `${unit === 'otto' ? stem : ten}${unit}`,
        value + offset + 2,
      ]),
    ];
  }),
  ['cento', 100],
  ['duecento', 200],
  ['trecento', 300],
  ['mille', 1000],
]);

/** A date or number that a post asserts and its description does not. `start` and `end` count UTF-16 units of the post. */
type UnprovenFact = { kind: 'date' | 'number'; text: string; start: number; end: number };

export type FactComparison = { unproven: UnprovenFact[]; hasFacts: boolean };

/**
 * Compares the dates and numbers of the post, hashtags included, with those that the description, written on `today`,
 * gives. Where it gives no day, `today` is given.
 */
export function compareFacts(post: string, description: string, today: IsoDay): FactComparison {
  const given = daysGiven(description, today);
  const days = given.length > 0 ? given : [today];
  const tokens = tokensOf(description);
  const numbers = new Set([
    ...tokens.flatMap(({ text }) => numberOf(text) ?? []),
    ...days.map((day) => Number(day.slice(0, 4))),
  ]);
  const words = new Set(tokens.map(({ text }) => comparable(text)));

  const dates = findDates(post);
  /** `lunedì 09/06/2025`, where it was one. */
  const isRightWeekday = (word: string, end: number) =>
    dates.some(
      ({ start, day, month, year = Number(today.slice(0, 4)) }) =>
        /^,? $/.test(post.slice(end, start)) && plainWeekday(isoDay(day, month, year)) === word,
    );
  const isInDate = (start: number) => dates.some((date) => start >= date.start && start < date.end);
  const facts: (UnprovenFact & { isProven: boolean })[] = [
    ...dates.map(({ day, month, year, ...date }) => ({
      ...date,
      kind: 'date' as const,
      isProven: days.some((one) => one === isoDay(day, month, year ?? Number(one.slice(0, 4)))),
    })),
    ...tokensOf(post.replace(/#[\p{L}\p{N}_]+/gu, separateWords))
      .filter(({ start }) => !isInDate(start))
      .flatMap(({ text, start, end }): (UnprovenFact & { isProven: boolean })[] => {
        const value = numberOf(text);
        if (value !== undefined) return [{ kind: 'number', text, start, end, isProven: numbers.has(value) }];
        const word = comparable(text);
        return calendarWords.has(word)
          ? [
              {
                kind: 'date' as const,
                text,
                start,
                end,
                isProven: words.has(word) || isRightWeekday(word, end),
              },
            ]
          : [];
      }),
  ].sort((a, b) => a.start - b.start);
  return {
    unproven: facts.flatMap(({ isProven, ...fact }) => (isProven ? [] : [fact])),
    hasFacts: facts.length > 0,
  };
}

/** `#EstateRoma2025` as `#EstateRoma 2025` would be read, at the same length: letters before a number become spaces. */
const separateWords = (hashtag: string) => hashtag.replace(/[\p{L}_](?=\p{N})|(?<=\p{N})[\p{L}_]/gu, ' ');

/** `1.250`, `15:30`, `venti`; `undefined` for a word that is no number. */
function numberOf(text: string): number | undefined {
  if (/^\p{N}/u.test(text)) return Number(text.replace(/\.(?=\d{3}\b)/g, '').replace(/[,:]/g, '.'));
  return numberWords.get(comparable(text));
}
