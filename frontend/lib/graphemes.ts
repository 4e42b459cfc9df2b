const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** Splits into user-perceived characters: a flag, a family or an accented letter is one. */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Length in user-perceived characters. */
export const countGraphemes = (text: string): number => graphemes(text).length;
