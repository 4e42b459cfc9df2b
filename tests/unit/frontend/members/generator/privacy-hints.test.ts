import { expect, it } from 'vitest';
import { findPrivacyHints } from '#frontend/members/generator/privacy-hints.ts';

const hints = (description: string) =>
  findPrivacyHints(description).map(({ kind, text }) => `${kind}: ${text}`);

it('points out a first name beside a surname, in both orders', () => {
  expect(hints('Ha vinto Marco Bianchetti, poi il piccolo Verdini Luca e Maria De Santis.')).toEqual([
    'surname: Marco Bianchetti',
    'surname: Verdini Luca',
    'surname: Maria De Santis',
  ]);
});

it('leaves first names, places and sentence starts alone', () => {
  expect(hints('Oggi Marco e Giulia a Sport City. Ieri Anna Maria ha riso a Roma. Poi Luca.')).toEqual([]);
});

it.each(['333 1234567', '+39 333 123 4567', '06 12345678', '0039-333-1234567', '3331234567'])(
  'points out the telephone number %s',
  (number) => {
    expect(hints(`Chiamare la mamma al ${number}, grazie`)).toEqual([`telephone: ${number}`]);
  },
);

it('takes neither dates nor ages nor times for telephone numbers', () => {
  expect(hints('Il 09/06/2025 dalle 7:30 alle 17:00, 4-14 anni, 10 euro, dal 09-06-2025')).toEqual([]);
});

it('points out health notes, each wording once', () => {
  expect(hints('Giulia è allergica alle noci, un bimbo Celiaco prende un farmaco. Celiaco!')).toEqual([
    'health: allergica',
    'health: Celiaco',
    'health: farmaco',
  ]);
});

it('finds nothing in an ordinary description', () => {
  expect(hints('Caccia al tesoro in pineta con i bambini di 6-8 anni: hanno lavorato in squadra.')).toEqual(
    [],
  );
});
