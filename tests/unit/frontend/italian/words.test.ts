import { expect, it } from 'vitest';
import {
  capitalize,
  formatAddress,
  formatCount,
  formatFrom,
  formatList,
  formatNumber,
  formatPlaces,
  formatVenuesIn,
} from '#frontend/italian/words.ts';

it('writes numbers with a decimal comma and a point at the thousands', () => {
  expect(formatNumber(3.5)).toBe('3,5');
  expect(formatNumber(10_000)).toBe('10.000');
  for (const value of [0, -7, 999, 1000, 4.25, 1234.5, 15_000, 1_234_567])
    expect(formatNumber(value)).toBe(value.toLocaleString('it-IT', { useGrouping: 'always' }));
});

it('writes counts up to ten as words', () => {
  expect([0, 1, 3, 10, 11].map(formatCount)).toEqual(['nessuno', 'uno', 'tre', 'dieci', '11']);
});

it('says «dagli» before a number that begins with a vowel, «dai» before any other', () => {
  expect([8, 11, 80, 88, 800].map(formatFrom).join()).toBe('dagli 8,dagli 11,dagli 80,dagli 88,dagli 800');
  expect([1, 7, 18, 108, 3.5].map(formatFrom).join('; ')).toBe('dai 1; dai 7; dai 18; dai 108; dai 3,5');
});

it('joins names with commas and «e», with «ed» before another e', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['Vallerano'])).toBe('Vallerano');
  expect(formatList(['Vallerano', 'Ostiense'])).toBe('Vallerano e Ostiense');
  expect(formatList(['Vallerano', 'Ostiense', 'Eur'])).toBe('Vallerano, Ostiense ed Eur');
  expect(formatList(['Eur', 'Ostiense'])).toBe('Eur e Ostiense');
});

it('keeps a name that has an «e» of its own', () => {
  expect(formatList(['Mare e Sole', 'Bosco'])).toBe('Mare e Sole e Bosco');
});

it('writes street, postal code and city in one line', () => {
  expect(formatAddress({ street: 'Via Appia 1', postalCode: '00178', city: 'Roma' })).toBe(
    'Via Appia 1, 00178 Roma',
  );
});

const places = [
  { city: 'Roma', place: 'Vallerano' },
  { city: 'Latina', place: null },
  { city: 'Roma', place: 'Eur' },
];

it('names places city by city, a city without a district alone', () => {
  expect(formatPlaces(places)).toBe('Roma: Vallerano ed Eur; Latina');
  expect(formatPlaces([])).toBe('');
});

it('tells one venue of a city from several', () => {
  const venues = [
    { city: 'Roma', place: 'Sport City' },
    { city: 'Roma', place: 'SC Ostiense' },
    { city: 'Latina', place: 'TC Nascosa' },
  ];
  expect(formatVenuesIn(venues)).toBe(
    'a Roma, nelle sedi Sport City e SC Ostiense; a Latina, nella sede TC Nascosa',
  );
});

it('makes the first letter a capital and leaves the rest alone', () => {
  expect(capitalize('dal 9 giugno')).toBe('Dal 9 giugno');
  expect(capitalize('')).toBe('');
});
