import { expect, it } from 'vitest';
import type { IsoDay } from '#frontend/content/types.ts';
import { findUnprovenFacts } from '#frontend/members/generator/facts.ts';

const marked = (post: string, description = '', today: IsoDay = '2025-06-10') =>
  findUnprovenFacts(post, description, today).map(({ kind, text }) => `${kind}: ${text}`);

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
  ['l’altro ieri gavettoni', '08/06/2025', '09/06/2025'],
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

it('marks names and places wherever they stand in a sentence', () => {
  expect(marked('Oggi Marco ha vinto. Giulia ha riso a Ostia con il gruppo di Vallerano.')).toEqual([
    'name: Marco',
    'name: Giulia',
    'name: Ostia',
    'name: Vallerano',
  ]);
});

it('leaves a capital at the start of a sentence alone, unless it is a name that it knows', () => {
  expect(marked('Zaino in spalla! Elefanti e tigri. Giulia ride.')).toEqual(['name: Giulia']);
});

it('marks a name of several words once', () => {
  expect(marked('Siamo stati a Castel Porziano.')).toEqual(['name: Castel Porziano']);
});

it('does not mark what the description says, whatever its case and accents', () => {
  expect(marked("Nicolò e l'Elena a Roma!", 'nicolo e elena, ROMA')).toEqual([]);
});

it('does not mark ordinary words that begin sentences, the camp, or a headline in capitals', () => {
  expect(
    marked(
      'CHE GIORNATA SPECIALE!\n\nUna Giornata Davvero Speciale\n\nAl Fun Village abbiamo riso. Insieme si gioca! Divertirsi è bello. Perché no? 👉 Vuoi esserci? Scarica l’app.',
    ),
  ).toEqual([]);
});

it('looks into hashtags for years, names and places', () => {
  expect(marked('#FunVillage #EstateRoma2025 #GiochiDAcqua', 'Giochi')).toEqual([
    'name: Roma',
    'number: 2025',
  ]);
});

it('says where in the text each fact stands', () => {
  const post = 'Oggi Marco e 12 amici';
  for (const { text, start, end } of findUnprovenFacts(post, '', '2025-06-10'))
    expect(post.slice(start, end)).toBe(text);
  expect(findUnprovenFacts(post, '', '2025-06-10')).toHaveLength(2);
});
