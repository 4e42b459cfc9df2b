import { expect, it } from 'vitest';
import { wrapText } from '#frontend/members/pdf/wrap-text.ts';

const wrap = (text: string, width: number) => wrapText(text, width, () => 1).map((line) => line.join(''));

it('breaks at spaces and leaves none at the end of a line', () => {
  expect(wrap('uno due tre', 7)).toEqual(['uno due', 'tre']);
  expect(wrap('uno  due  tre', 6)).toEqual(['uno', 'due', 'tre']);
});

it('keeps the empty lines and the indents of the text', () => {
  expect(wrap('a\n\n  b\nc', 9)).toEqual(['a', '', '  b', 'c']);
});

it('breaks a word that is wider than a line between graphemes, never inside one', () => {
  expect(wrap('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toEqual(['👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧']);
  expect(wrap('ab cdefgh', 3)).toEqual(['ab', 'cde', 'fgh']);
});

it('breaks glued hashtags between one and the next', () => {
  expect(wrap('#uno#due#tre', 9)).toEqual(['#uno#due', '#tre']);
});

it('joins each right-to-left run of a line into one piece, with the spaces and digits inside it', () => {
  const pieces = (text: string) => wrapText(text, 99, () => 1)[0];
  expect(pieces('ok שלום 25 עולם ok')).toEqual(['o', 'k', ' ', 'שלום 25 עולם', ' ', 'o', 'k']);
  expect(pieces('a שלום b עולם!')).toEqual(['a', ' ', 'שלום', ' ', 'b', ' ', 'עולם', '!']);
  expect(pieces('سلام Fun Village!')).toEqual(['سلام Fun Village!']);
});

it('breaks right-to-left text between words', () => {
  expect(wrap('שלום עולם שלום', 2)).toEqual(['שלום', 'עולם', 'שלום']);
});
