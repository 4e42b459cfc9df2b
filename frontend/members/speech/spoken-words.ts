/** The words of a text without case, accents and punctuation, as engines change them while they listen. */
export const spokenWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('it')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] as number) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** True if one word may be a correction of the other: `male` and `mare`, `gio` and `giocato`. */
const isSimilar = (one: string, other: string): boolean =>
  one === other ||
  other.startsWith(one) ||
  editDistance(one, other) * 2 <= Math.max(one.length, other.length);

/** True if `later` says all of `earlier` again from its first word, of several words one may be corrected. */
export function repeatsWords(earlier: readonly string[], later: readonly string[]): boolean {
  if (earlier.length === 0 || later.length < earlier.length) return false;
  const corrected = earlier.flatMap((word, index) => (word === later[index] ? [] : [index]));
  const [index] = corrected;
  if (index === undefined) return true;
  return (
    earlier.length > 1 &&
    corrected.length === 1 &&
    isSimilar(earlier[index] as string, later[index] as string)
  );
}

/** Counts the words of `earlier` that stand in `later` in the same order, corrected ones included. */
export function sharedWords(earlier: readonly string[], later: readonly string[]): number {
  const different = earlier.findIndex((word, index) => word !== later[index]);
  if (different < 0) return earlier.length;
  // Longest common subsequence of what follows the common beginning.
  let row = new Array<number>(later.length - different + 1).fill(0);
  for (const word of earlier.slice(different)) {
    const next = [0];
    for (const [at, other] of later.slice(different).entries())
      next.push(
        isSimilar(word, other)
          ? (row[at] as number) + 1
          : Math.max(row[at + 1] as number, next[at] as number),
      );
    row = next;
  }
  return different + (row.at(-1) as number);
}
