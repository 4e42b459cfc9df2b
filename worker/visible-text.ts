const INVISIBLE = String.raw`[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?![\t\n\v\f\r])\p{Cc}`;
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?`;
/** Families, jobs and keycaps need characters that nobody sees. */
const EMOJI = String.raw`${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;

const invisible = new RegExp(INVISIBLE, 'gu');
const emojiOrInvisible = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu');

/** Without characters that have no width, turn the direction of writing or speak to machines only; white space stays. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The same for what people write: emoji stay whole. */
export const visibleText = (text: string): string => text.replace(emojiOrInvisible, '$1');
