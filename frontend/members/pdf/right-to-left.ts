const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** True if the first letter of a paragraph, which decides its direction, is written from right to left. */
export const startsRightToLeft = (paragraph: string): boolean =>
  isRightToLeft(letter.exec(paragraph)?.[0] ?? '');

/**
 * The line with each right-to-left run, from its first letter to its last, as one piece: the canvas that draws it joins
 * the letters and puts them in visual order. In a right-to-left paragraph the whole line is one run.
 */
export function joinRightToLeft(line: readonly string[], isRightToLeftParagraph: boolean): string[] {
  if (isRightToLeftParagraph && line.some(isRightToLeft)) return [line.join('')];
  const pieces: string[] = [];
  for (let start = 0; start < line.length; ) {
    let end = start + 1;
    if (isRightToLeft(line[start] as string))
      for (let at = end; at < line.length; at += 1) {
        if (isRightToLeft(line[at] as string)) end = at + 1;
        else if (letter.test(line[at] as string)) break;
      }
    pieces.push(line.slice(start, end).join(''));
    start = end;
  }
  return pieces;
}
