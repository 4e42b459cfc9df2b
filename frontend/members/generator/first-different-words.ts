const wordsShown = 6;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function commonLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index]);
  return end < 0 ? one.length : end;
}

/** The first few words of each text that no other text has at the same place; the first words where two are the same. */
export function firstDifferentWords(texts: readonly string[]): string[] {
  const all = texts.map(wordsOf);
  return all.map((words, index) => {
    const lengths = all.flatMap((other, at) => (at === index ? [] : [commonLength(words, other)]));
    const start = Math.max(0, ...lengths);
    const from = start < words.length ? start : 0;
    const end = from + wordsShown;
    return `${from > 0 ? '…' : ''}${words.slice(from, end).join(' ')}${end < words.length ? '…' : ''}`;
  });
}
