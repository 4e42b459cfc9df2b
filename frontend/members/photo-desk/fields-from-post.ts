import { findDates } from '../generator/find-dates.ts';
import { findPersonalData } from '../generator/personal-data.ts';
import { parsePost } from '../generator/post.ts';
import { comparable, tokensOf } from '../generator/text-tokens.ts';
import type { PhotoFields } from './photo-name.ts';
import { photoRules } from './photo-rules.ts';

const titleMax = 40;

/** Words of a description that name no activity. */
const plain = new Set(
  `abbiamo alla alle anni avete bambina bambine bambini bambino bella bello città city con dagli dalla dalle dell della
  delle degli dopo durante ecco erano estate fanno fatto foto giornata giornate giorno gruppo gruppi hanno ieri insieme
  mattina mattinata molto nella nelle nell nostri nostro oggi ogni ore pomeriggio prima quando questa questo ragazza
  ragazze ragazzi ragazzo sede settimana siamo sono sport squadra squadre stati stato sulla tanti tanto tutta tutte tutti
  tutto una`.split(/\s+/),
);

/**
 * Code and title for the photos of a post, at most 10 and 40 characters: the activity's word with day and month
 * where the texts give them (`CACCIA1606`), and the post's title, unless it may name a child.
 */
export function fieldsFromPost(post: string, description: string): Pick<PhotoFields, 'code' | 'title'> {
  const { title } = parsePost(post);
  const [date] = [...findDates(description), ...findDates(post)];
  const day = date ? [date.day, date.month].map((part) => String(part).padStart(2, '0')).join('') : '';
  const letters = activityWord(title, description)
    .replace(/[^a-z]/g, '')
    .toUpperCase();
  return {
    code: letters.slice(0, photoRules.codeMaxLength - day.length) + day,
    title: findPersonalData(title).length > 0 ? '' : shortTitle(title),
  };
}

/** The first telling word of the description that the title repeats, else its first telling word, else the title's. */
function activityWord(title: string, description: string): string {
  const tellingWords = (text: string) =>
    tokensOf(withoutPersonalData(text))
      // A capital inside a sentence is a place or a name.
      .filter(({ text: word, isFirstOfSentence }) => isFirstOfSentence || /^\p{Ll}/u.test(word))
      .map(({ text: word }) => comparable(word))
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .filter((word) => !plain.has(word) && findDates(`1 ${word}`).length === 0);
  const inTitle = tellingWords(title);
  const described = tellingWords(description);
  return described.find((word) => inTitle.includes(word)) ?? described[0] ?? inTitle[0] ?? '';
}

/** Names of files hold no child's name, telephone number or health note. */
const withoutPersonalData = (text: string) =>
  findPersonalData(text).reduce((rest, datum) => rest.replaceAll(datum.text, ' '), text);

/** Without pictures and closing marks, cut behind a word. */
function shortTitle(title: string): string {
  const words = title
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/);
  let short = '';
  for (const word of words) {
    if (short.length + word.length + 1 > titleMax) break;
    short = short ? `${short} ${word}` : word;
  }
  return short || title.slice(0, titleMax);
}
