import { countGraphemes, graphemes } from './graphemes.ts';
import { findDates } from './italian-dates.ts';
import { parsePost } from './post.ts';

export const postLimits = {
  titleMax: 50,
  subtitleMax: 100,
  paragraphsMin: 2,
  paragraphsMax: 3,
  totalMax: 1000,
  emojiMax: 8,
} as const;

export type PostCheckId =
  | 'title'
  | 'subtitle'
  | 'paragraphs'
  | 'call_to_action'
  | 'date'
  | 'total'
  | 'emoji'
  | 'hashtags';

/** One rule of the prompt against a text: `count` where there is something to count. */
export type PostCheck = { id: PostCheckId; isKept: boolean; count?: number };

const invitation =
  /\b(?:prenot|iscriv|scaric|unisc|vieni|venite|contatt|scopri|chiam|scrivi|partecip|aspett|segui|perdere|perdete|esserci|commenta|tagga|raccont|condivid|visita|passa a trovarci)/i;
const emojiLook = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}/u;
const isOnlyDate = (block: string) => {
  const [date] = findDates(block);
  return (
    date !== undefined && !/\p{L}|\p{N}/u.test(block.replace(date.text, '').replace(/^\P{L}*data\b/iu, ''))
  );
};

/** Every rule of the prompt, always in the same order. A date is asked for only where the description gives one. */
export function checkPost(text: string, description: string): PostCheck[] {
  const { title, subtitle, blocks, hashtags, hasHashtagsInside } = parsePost(text);
  const paragraphs = countParagraphs(blocks);
  const dates = findDates(text);
  const total = countGraphemes(text.trim());
  const emoji = graphemes(text).filter((grapheme) => emojiLook.test(grapheme)).length;
  const isWithin = (count: number, max: number) => count > 0 && count <= max;

  return [
    counted('title', countGraphemes(title), (count) => isWithin(count, postLimits.titleMax)),
    counted('subtitle', countGraphemes(subtitle), (count) => isWithin(count, postLimits.subtitleMax)),
    counted(
      'paragraphs',
      paragraphs,
      (count) => count >= postLimits.paragraphsMin && count <= postLimits.paragraphsMax,
    ),
    { id: 'call_to_action', isKept: blocks.some((block) => invitation.test(block)) },
    {
      id: 'date',
      isKept:
        dates.every(({ text: date }) => /^\d{2}\/\d{2}\/\d{4}$/.test(date)) &&
        (dates.length > 0 || findDates(description).length === 0),
    },
    counted('total', total, (count) => isWithin(count, postLimits.totalMax)),
    counted('emoji', emoji, (count) => count <= postLimits.emojiMax),
    {
      ...counted('hashtags', hashtags.length, (count) => count > 0),
      ...(hasHashtagsInside && { isKept: false }),
    },
  ];
}

const counted = (id: PostCheckId, count: number, isKept: (count: number) => boolean): PostCheck => ({
  id,
  count,
  isKept: isKept(count),
});

/** Date lines are none, and a closing invitation of its own counts only where the text would be too short without it. */
function countParagraphs(blocks: string[]): number {
  const paragraphs = blocks.filter((block) => !isOnlyDate(block));
  const isInvitationApart = invitation.test(paragraphs.at(-1) ?? '');
  return isInvitationApart && paragraphs.length > postLimits.paragraphsMin
    ? paragraphs.length - 1
    : paragraphs.length;
}
