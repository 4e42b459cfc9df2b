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

it('breaks glued hashtags where the next begins', () => {
  expect(wrap('#uno#due#tre', 9)).toEqual(['#uno#due', '#tre']);
});
