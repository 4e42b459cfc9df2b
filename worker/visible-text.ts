const INVISIBLE = String.raw`[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?![\t\n\v\f\r])\p{Cc}`;
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?`;
/** Emoji sequences contain invisible characters: families, jobs, keycaps. */
const EMOJI = String.raw`${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;

const invisible = new RegExp(INVISIBLE, 'gu');
const emojiOrInvisible = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu');

/** Removes invisible characters: without width, of writing direction, for machines only. White space stays. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Like `withoutInvisible`, but keeps emoji sequences whole. */
export const visibleText = (text: string): string => text.replace(emojiOrInvisible, '$1');
