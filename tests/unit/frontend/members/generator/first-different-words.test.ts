import { expect, it } from 'vitest';
import { firstDifferentWords } from '#frontend/members/generator/first-different-words.ts';

it('tells texts with one title apart by the words that follow it', () => {
  expect(
    firstDifferentWords([
      'Tutti in campo! ⚽\n\nTorneo di calcio del 9 giugno, squadra rossa',
      'Tutti in campo! ⚽\n\nPadel per i grandi',
      'Su il sipario!',
    ]),
  ).toEqual(['…Torneo di calcio del 9 giugno,…', '…Padel per i grandi', 'Su il sipario!']);
});

it('begins with the first word where two texts are the same', () => {
  expect(firstDifferentWords(['Che tuffo!', 'Che tuffo!'])).toEqual(['Che tuffo!', 'Che tuffo!']);
});

it('shows the beginning of a single text', () => {
  expect(firstDifferentWords(['Uno due tre quattro cinque sei sette'])).toEqual([
    'Uno due tre quattro cinque sei…',
  ]);
});
