const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** Characters as a reader counts them: a flag, a family or an accented letter is one. */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Length in characters as a person counts them: an emoji is one. */
export const countGraphemes = (text: string): number => graphemes(text).length;
