const picture = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
/** Sequences that contain invisible characters: families and jobs, flags of regions, keycaps. */
const emoji = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|${picture}(?:\u200d${picture})*|[0-9#*]\ufe0f\u20e3`;
const hidden = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]`;
const emojiOrHidden = new RegExp(`(${emoji})|(?![\\n\\t])${hidden}`, 'gu');

/**
 * Removes invisible characters (without width, of writing direction, for machines only), keeps emoji sequences whole, and
 * normalises: line ends to `\n`, letters with accents to NFC.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(emojiOrHidden, '$1')
    .normalize('NFC');
