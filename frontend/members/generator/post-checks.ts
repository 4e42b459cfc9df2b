import type { IsoDay } from '#frontend/content/types.ts';
import { countGraphemes, graphemes } from '#frontend/lib/graphemes.ts';
import { POST_LIMITS } from '#worker/contract.ts';
import { type Day, daysGiven, type FoundDate, findDates } from './italian-dates.ts';
import { parsePost } from './post.ts';

/** Limits of the prompt. Of emoji it says «con moderazione»; more than these are read as noise. */
export const postLimits = { ...POST_LIMITS, paragraphsMin: 2, paragraphsMax: 3, emojiMax: 8 } as const;

export type PostCheckId =
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
  isKept: boolean;
  count?: number;
  place: string;
  wanted?: string | undefined;
};

const invitation =
  /\b(?:prenot|iscriv|scaric|unisc|vieni|venite|contatt|scopri|chiam|scrivi|partecip|aspett|segui|perdere|perdete|esserci|commenta|tagga|raccont|condivid|visita|passa a trovarci)/i;
const emojiLook = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}/u;
const isOnlyDate = (block: string) => {
  const [date] = findDates(block);
  return (
    date !== undefined && !/\p{L}|\p{N}/u.test(block.replace(date.text, '').replace(/^\P{L}*data\b/iu, ''))
  );
};

const fullDate = ({ day, month, year }: Day) =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

/** A message to parents has neither title nor hashtags. */
const messageChecks: ReadonlySet<PostCheckId> = new Set(['date', 'total', 'emoji']);

/** The rules for the text of a chat, in the order of `checkPost`. */
export const checkMessage = (text: string, description: string, today: IsoDay): PostCheck[] =>
  checkPost(text, description, today).filter(({ id }) => messageChecks.has(id));

/**
 * Every rule of the prompt, always in the same order. A date is asked for only where the description, written on
 * `today`, gives one.
 */
export function checkPost(text: string, description: string, today: IsoDay): PostCheck[] {
  const { title, subtitle, blocks, hashtags, hashtagsInside } = parsePost(text);
  const paragraphs = countParagraphs(blocks);
  const given = daysGiven(description, today).explicit;
  const isRight = ({ text: date }: FoundDate) => /^\d{2}\/\d{2}\/\d{4}$/.test(date);
  const dates = findDates(text);
  const wrongDate = dates.find((date) => !isRight(date));
  const wanted = wrongDate
    ? fullDate({
        day: wrongDate.day ?? 1,
        month: wrongDate.month ?? 1,
        year:
          wrongDate.year ??
          given.find(({ day, month }) => day === wrongDate.day && month === wrongDate.month)?.year ??
          Number(today.slice(0, 4)),
      })
    : given[0] && fullDate(given[0]);
  const total = countGraphemes(text.trim());
  const emoji = graphemes(text).filter((grapheme) => emojiLook.test(grapheme));
  const lastLine = blocks.at(-1)?.split('\n').at(-1) ?? title;
  const isWithin = (count: number, max: number) => count > 0 && count <= max;
  const [titleLength, subtitleLength] = [countGraphemes(title), countGraphemes(subtitle)];

  return [
    { id: 'title', count: titleLength, isKept: isWithin(titleLength, postLimits.title), place: title },
    {
      id: 'subtitle',
      count: subtitleLength,
      isKept: isWithin(subtitleLength, postLimits.subtitle),
      place: subtitle,
    },
    {
      id: 'paragraphs',
      count: paragraphs,
      isKept: paragraphs >= postLimits.paragraphsMin && paragraphs <= postLimits.paragraphsMax,
      place: lastLine,
    },
    { id: 'call_to_action', isKept: blocks.some((block) => invitation.test(block)), place: lastLine },
    {
      id: 'date',
      isKept: !wrongDate && (dates.length > 0 || given.length === 0),
      place: wrongDate?.text ?? lastLine,
      wanted,
    },
    { id: 'total', count: total, isKept: isWithin(total, postLimits.total), place: lastLine },
    {
      id: 'emoji',
      count: emoji.length,
      isKept: emoji.length <= postLimits.emojiMax,
      place: emoji.at(-1) ?? '',
    },
    {
      id: 'hashtags',
      count: hashtags.length,
      isKept: hashtags.length > 0 && hashtagsInside.length === 0,
      place: hashtagsInside[0] ?? '',
    },
  ];
}

/** Leaves out date lines, and a closing invitation unless the text would be too short without it. */
function countParagraphs(blocks: string[]): number {
  const paragraphs = blocks.filter((block) => !isOnlyDate(block));
  const isInvitationApart = invitation.test(paragraphs.at(-1) ?? '');
  return isInvitationApart && paragraphs.length > postLimits.paragraphsMin
    ? paragraphs.length - 1
    : paragraphs.length;
}
