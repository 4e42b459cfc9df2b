import { expect, it } from 'vitest';
import type { IsoDay } from '#frontend/content/types.ts';
import { compareFacts } from '#frontend/members/generator/facts.ts';

const marked = (post: string, description = '', today: IsoDay = '2025-06-10') =>
  compareFacts(post, description, today).unproven.map(({ kind, text }) => `${kind}: ${text}`);

it('marks a date that the description does not give, in whatever form both are written', () => {
  const post = 'Il 09/06/2025 abbiamo giocato.';
  expect(marked(post, 'Giochi del 9 giugno 2025')).toEqual([]);
  expect(marked(post, 'Giochi del 9/6/25')).toEqual([]);
  expect(marked(post, 'Giochi del 10 giugno 2025')).toEqual(['date: 09/06/2025']);
});

it('marks a year that is neither the description’s nor this one', () => {
  expect(marked('Il 09/06/2025 si parte.', 'Si parte il 9 giugno', '2026-06-10')).toEqual([
    'date: 09/06/2025',
  ]);
  expect(marked('Il 09/06/2026 si parte.', 'Si parte il 9 giugno', '2026-06-10')).toEqual([]);
});

it.each([
  ['oggi gavettoni', '10/06/2025', '11/06/2025'],
  ['ieri gavettoni', '09/06/2025', '10/06/2025'],
  ['stamattina gavettoni', '10/06/2025', '09/06/2025'],
  ['ieri sera gavettoni', '09/06/2025', '10/06/2025'],
  ['l’altro ieri gavettoni', '08/06/2025', '09/06/2025'],
  ['lunedì gavettoni', '09/06/2025', '16/06/2025'],
  ['lunedi scorso gavettoni', '09/06/2025', '02/06/2025'],
  ['martedì scorso gavettoni', '03/06/2025', '10/06/2025'],
  ['venerdì prossimo gavettoni', '13/06/2025', '06/06/2025'],
  ['il sedici giugno gavettoni', '16/06/2025', '17/06/2025'],
])('takes the day that «%s» means for given', (description, right, wrong) => {
  expect(marked(`Il ${right} in campo.`, description)).toEqual([]);
  expect(marked(`Il ${wrong} in campo.`, description)).toEqual([`date: ${wrong}`]);
});

it('marks days of the week and months', () => {
  expect(marked('Ci vediamo lunedì, in luglio.', 'Ci vediamo lunedì')).toEqual(['date: luglio']);
});

it('marks numbers in digits and in words, and takes one for the other', () => {
  expect(marked('Eravamo in 20, con tre palloni.', 'venti bambini e 3 palloni')).toEqual([]);
  expect(marked('Eravamo in 25, con quattro palloni.', 'venti bambini')).toEqual([
    'number: 25',
    'number: quattro',
  ]);
  expect(marked('Si parte alle 15:30 con 1.250 gavettoni', 'ore 15.30 e 1250 gavettoni')).toEqual([]);
});

it('takes a day of the week that goes with a given date for given', () => {
  expect(marked('Lunedì 09/06/2025 si parte.', 'Si parte il 9 giugno 2025')).toEqual([]);
  expect(marked('Martedì 09/06/2025 si parte.', 'Si parte il 9 giugno 2025')).toEqual(['date: Martedì']);
});

it('takes today for given where the description gives no day', () => {
  expect(marked('Il 10/06/2025 gavettoni.', 'Gavettoni')).toEqual([]);
  expect(marked('Il 10/06/2025 gavettoni.', 'Gavettoni del 9 giugno')).toEqual(['date: 10/06/2025']);
});

it('says whether there was anything to compare', () => {
  expect(compareFacts('Che tuffi!', 'Tuffi', '2025-06-10').hasFacts).toBe(false);
  expect(compareFacts('Tre tuffi!', 'tre tuffi', '2025-06-10').hasFacts).toBe(true);
});

it('looks into hashtags for numbers', () => {
  expect(marked('#FunVillage #EstateRoma2024 #GiochiDAcqua', 'Giochi')).toEqual(['number: 2024']);
});

it('says where in the text each fact stands', () => {
  const post = 'Oggi 12 amici, il 9/6 #Estate2024';
  const { unproven } = compareFacts(post, '', '2025-06-10');
  expect(unproven.map(({ start, end }) => post.slice(start, end))).toEqual(['12', '9/6', '2024']);
});
