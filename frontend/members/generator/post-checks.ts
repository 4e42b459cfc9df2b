import type { IsoDay } from '#frontend/content/types.ts';
import { formatDayInDigits } from '#frontend/italian/format-date.ts';
import { countGraphemes, graphemes } from '#frontend/lib/graphemes.ts';
import { POST_LIMITS } from '#worker/contract.ts';
import { daysGiven, type FoundDate, findDates, isoDay } from './find-dates.ts';
import { foreignBlock } from './language.ts';
import { parsePost } from './post.ts';

export type PostCheckId =
  | 'language'
  | 'title'
  | 'subtitle'
  | 'paragraphs'
  | 'call_to_action'
  | 'date'
  | 'total'
  | 'emoji'
  | 'hashtags';

/**
 * One rule of the prompt against a text: `count` where there is something to count, `place` the words to look at first,
 * `wanted` how the date should be written.
 */
export type PostCheck = {
  id: PostCheckId;
  isMet: boolean;
  count?: number;
  place: string;
  wanted?: string | undefined;
};

const invitation =
  /\b(?:prenot|iscriv|scaric|unisc|vieni|venite|contatt|scopri|chiam|scrivi|partecip|aspett|segui|perdere|perdete|esserci|commenta|tagga|raccont|condivid|visita|passa a trovarci)/i;
const emojiLook = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}/u;
/** `📅 Lunedì 09/06/2025`, `📍 Sport City, 09/06/2025`. */
const isDateLine = (block: string) =>
  findDates(block).length > 0 && !block.includes('\n') && (block.match(/\p{L}+/gu)?.length ?? 0) <= 4;

/** A message to parents has neither title nor hashtags. */
const messageChecks: ReadonlySet<PostCheckId> = new Set(['language', 'date', 'total', 'emoji']);

/** The rules for the text of a chat, in the order of `checkPost`. */
export const checkMessage = (text: string, description: string, today: IsoDay): PostCheck[] =>
  checkPost(text, description, today).filter(({ id }) => messageChecks.has(id));

/**
 * Every rule of the prompt, always in the same order. The date that is wanted is the description's, written on `today`,
 * else that of a word like «ieri» in the post, else today's.
 */
export function checkPost(text: string, description: string, today: IsoDay): PostCheck[] {
  const { title, subtitle, blocks, hashtags, hashtagsInside } = parsePost(text);
  const paragraphs = countParagraphs(blocks);
  const given = [...daysGiven(description, today), ...daysGiven(text, today), today];
  const isRight = ({ text: date }: FoundDate) => /^\d{2}\/\d{2}\/\d{4}$/.test(date);
  const dates = findDates(text);
  const wrongDate = dates.find((date) => !isRight(date));
  const wanted = wrongDate ? completed(wrongDate, given) : (given[0] as IsoDay);
  const total = countGraphemes(text.trim());
  const emoji = graphemes(text).filter((grapheme) => emojiLook.test(grapheme));
  const lastLine = blocks.at(-1)?.split('\n').at(-1) ?? title;
  const isWithin = (count: number, max: number) => count > 0 && count <= max;
  const [titleLength, subtitleLength] = [countGraphemes(title), countGraphemes(subtitle)];
  const foreign = foreignBlock([subtitle, ...blocks]);

  return [
    { id: 'language', isMet: foreign === undefined, place: foreign ?? '' },
    { id: 'title', count: titleLength, isMet: isWithin(titleLength, POST_LIMITS.title), place: title },
    {
      id: 'subtitle',
      count: subtitleLength,
      isMet: isWithin(subtitleLength, POST_LIMITS.subtitle),
      place: subtitle,
    },
    {
      id: 'paragraphs',
      count: paragraphs,
      isMet: paragraphs >= POST_LIMITS.paragraphs.min && paragraphs <= POST_LIMITS.paragraphs.max,
      place: lastLine,
    },
    { id: 'call_to_action', isMet: blocks.some((block) => invitation.test(block)), place: lastLine },
    {
      id: 'date',
      isMet: !wrongDate && dates.length > 0,
      place: wrongDate?.text ?? lastLine,
      wanted: formatDayInDigits(wanted),
    },
    { id: 'total', count: total, isMet: isWithin(total, POST_LIMITS.total), place: lastLine },
    {
      id: 'emoji',
      count: emoji.length,
      isMet: emoji.length <= POST_LIMITS.emojiMax,
      place: emoji.at(-1) ?? '',
    },
    {
      id: 'hashtags',
      count: hashtags.length,
      isMet:
        hashtags.length >= POST_LIMITS.hashtags.min &&
        hashtags.length <= POST_LIMITS.hashtags.max &&
        hashtagsInside.length === 0,
      place: hashtagsInside[0] ?? hashtags.at(-1) ?? lastLine,
    },
  ];
}

/** The day of a date, in the year of one of these days; the last decides where none is the same day. */
function completed({ day, month, year }: FoundDate, days: readonly IsoDay[]): IsoDay {
  const inYearOf = (one: IsoDay) => isoDay(day, month, year ?? Number(one.slice(0, 4)));
  return days.find((one) => one === inYearOf(one)) ?? inYearOf(days.at(-1) as IsoDay);
}

/** Leaves out date lines, and a closing invitation unless the text would be too short without it. */
function countParagraphs(blocks: string[]): number {
  const paragraphs = blocks.filter((block) => !isDateLine(block));
  const isInvitationApart = invitation.test(paragraphs.at(-1) ?? '');
  return isInvitationApart && paragraphs.length > POST_LIMITS.paragraphs.min
    ? paragraphs.length - 1
    : paragraphs.length;
}
