import { graphemes } from '#frontend/lib/graphemes.ts';

/** Graphemes that follow each other on one line. */
export type Line = string[];

const isSpace = (grapheme: string | undefined) => grapheme === ' ';

/** Words with the spaces that follow them. A hashtag begins a word even when it is glued to the one before. */
function words(paragraph: string): Line[] {
  const result: Line[] = [];
  let previous: string | undefined;
  for (const grapheme of graphemes(paragraph)) {
    const isStart = previous === undefined || (isSpace(previous) && !isSpace(grapheme)) || grapheme === '#';
    if (isStart) result.push([]);
    result.at(-1)?.push(grapheme);
    previous = grapheme;
  }
  return result;
}

const withoutEndSpaces = (line: Line): Line =>
  line.slice(0, line.findLastIndex((grapheme) => !isSpace(grapheme)) + 1);

/**
 * Breaks a text of visible characters (`visibleText`), without tabs, into lines no wider than `width`: at spaces, before a hashtag, and inside a
 * word that alone is wider.
 * `widthOf` gives a grapheme's width in the unit of `width`. An empty line of the text is an empty line.
 */
export function wrapText(text: string, width: number, widthOf: (grapheme: string) => number): Line[] {
  const measure = (line: Line) => line.reduce((sum, grapheme) => sum + widthOf(grapheme), 0);
  return text.split('\n').flatMap((paragraph) => {
    const lines: Line[] = [[]];
    let used = 0;
    for (const word of words(paragraph)) {
      if (used > 0 && used + measure(withoutEndSpaces(word)) > width) {
        lines.push([]);
        used = 0;
      }
      for (const grapheme of word) {
        const step = widthOf(grapheme);
        if (used > 0 && used + step > width && !isSpace(grapheme)) {
          lines.push([]);
          used = 0;
        }
        lines.at(-1)?.push(grapheme);
        used += step;
      }
    }
    return lines.map(withoutEndSpaces);
  });
}
