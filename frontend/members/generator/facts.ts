import type { IsoDay } from '#frontend/content/types.ts';
import { calendarWords, type Day, daysGiven, type FoundDate, findDates } from './italian-dates.ts';
import { firstNames, placeNames } from './italian-names.ts';
import { comparable, type Token, tokensOf } from './text-tokens.ts';

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

/** Something a post asserts and its description does not. `start` and `end` count UTF-16 units of the post. */
export type UnprovenFact = { kind: 'date' | 'number' | 'name'; text: string; start: number; end: number };

/** The camp's own name is no claim. */
const ownWords = ['fun', 'village', 'funvillage'];

/**
 * Dates, numbers and names of the post that the description, written on `today`, does not hold, in the order of the
 * text.
 */
export function findUnprovenFacts(post: string, description: string, today: IsoDay): UnprovenFact[] {
  const known = knownOf(description, today);
  const dates = findDates(post);
  const hashtags = findAll(post, /#[\p{L}\p{N}_]+/gu);
  const headlines = findAll(post, /[^\n]+/g).filter(({ text }) => isTitleCase(text));
  // Dates and hashtags are examined apart.
  const isReadApart = coverage(post, [...dates, ...hashtags]);
  const isHeadline = coverage(post, headlines);
  const facts: UnprovenFact[] = [
    ...dates.filter((date) => !isKnownDate(date, known.dates)).map((date) => toFact('date', date)),
    ...tokensOf(post)
      .filter(({ start }) => !isReadApart[start])
      .flatMap((token) => {
        const kind = kindOf(token, Boolean(isHeadline[token.start]), known);
        return kind ? [toFact(kind, token)] : [];
      }),
    ...hashtags.flatMap((hashtag) => findInHashtag(hashtag, known)),
  ];
  return joinNames(
    facts.sort((a, b) => a.start - b.start),
    post,
  );
}

type Span = Pick<Token, 'text' | 'start' | 'end'>;

const findAll = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));

/** 1 for every UTF-16 unit of the text inside one of the spans: looked up once per token, however long a line is. */
function coverage(text: string, spans: Pick<Span, 'start' | 'end'>[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}

type Known = { words: ReadonlySet<string>; numbers: ReadonlySet<number>; dates: Day[] };

function knownOf(description: string, today: IsoDay): Known {
  const { explicit, relative } = daysGiven(description, today);
  const tokens = tokensOf(description);
  return {
    words: new Set([...ownWords, ...tokens.map(({ text }) => comparable(text))]),
    numbers: new Set(tokens.flatMap(({ text }) => numberOf(text) ?? [])),
    dates: [...explicit, ...relative],
  };
}

const toFact = (kind: UnprovenFact['kind'], { text, start, end }: Span) => ({
  kind,
  text,
  start,
  end,
});

const isKnownDate = (date: FoundDate, known: readonly Day[]) =>
  known.some(
    ({ day, month, year }) => day === date.day && month === date.month && (date.year ?? year) === year,
  );

function kindOf(token: Token, isInHeadline: boolean, known: Known): UnprovenFact['kind'] | undefined {
  const { text } = token;
  const value = numberOf(text);
  if (value !== undefined) return known.numbers.has(value) ? undefined : 'number';
  const folded = comparable(text);
  if (known.words.has(folded)) return undefined;
  if (calendarWords.has(text.toLocaleLowerCase('it')) || calendarWords.has(folded)) return 'date';
  return looksLikeName(token, isInHeadline) ? 'name' : undefined;
}

/** A capital says nothing where a sentence or a headline begins: there only names of the list count. */
function looksLikeName({ text, isFirstOfSentence }: Token, isInHeadline: boolean): boolean {
  const name = text.replace(/^\p{L}+['’](?=\p{Lu})/u, '');
  const folded = comparable(name);
  if (!/^\p{Lu}/u.test(name) || name.length < 2) return false;
  if (firstNames.has(folded) || placeNames.has(folded)) return true;
  const isShouted = /^\p{Lu}+$/u.test(name) && name.length > 3;
  return !isFirstOfSentence && !isShouted && !isInHeadline;
}

/** True for a line in title case, where capitals do not mark names. */
function isTitleCase(line: string): boolean {
  const words = tokensOf(line).filter(({ text }) => text.length > 3 && /^\p{L}/u.test(text));
  return words.length >= 3 && words.every(({ text }) => /^\p{Lu}/u.test(text));
}

/** Years, months, first names and places inside hashtags, as in `#EstateRoma2025`. */
const findInHashtag = (hashtag: Span, known: Known): UnprovenFact[] =>
  findAll(hashtag.text, /\p{N}+|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu).flatMap(({ text, start, end }) => {
    const folded = comparable(text);
    const found = { text, start: hashtag.start + start, end: hashtag.start + end };
    if (/^\p{N}/u.test(text)) return known.numbers.has(Number(text)) ? [] : [toFact('number', found)];
    if (known.words.has(folded)) return [];
    if (calendarWords.has(folded)) return [toFact('date', found)];
    return firstNames.has(folded) || placeNames.has(folded) ? [toFact('name', found)] : [];
  });

/** "Sport City" is one name, not two. */
function joinNames(facts: UnprovenFact[], post: string): UnprovenFact[] {
  const joined: UnprovenFact[] = [];
  for (const fact of facts) {
    const last = joined.at(-1);
    const isContinued =
      last?.kind === 'name' && fact.kind === 'name' && post.slice(last.end, fact.start) === ' ';
    if (isContinued)
      joined[joined.length - 1] = { ...last, text: post.slice(last.start, fact.end), end: fact.end };
    else joined.push(fact);
  }
  return joined;
}

/** `1.250`, `15:30`, `venti`; `undefined` for a word that is no number. */
function numberOf(text: string): number | undefined {
  if (/^\p{N}/u.test(text)) return Number(text.replace(/\.(?=\d{3}\b)/g, '').replace(/[,:]/g, '.'));
  return numberWords.get(comparable(text));
}
