/** A word or a number of a text. `start` and `end` count UTF-16 units. */
export type Token = { text: string; start: number; end: number; isFirstOfSentence: boolean };

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|\p{N}+(?:[.,:]\p{N}+)*/gu;
const sentenceEnd = /(?:^|[.!?…;•\n«“"]|\p{Extended_Pictographic})[^\p{L}\p{N}]{0,12}$/u;

export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    isFirstOfSentence: sentenceEnd.test(text.slice(Math.max(0, index - 12), index)),
  }));

/** Normal form for comparing words: no case, accents or article before an apostrophe. */
export const comparable = (text: string): string =>
  text
    .toLocaleLowerCase('it')
    .replace(/^\p{L}+['’](?=\p{L})/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
