import { expect, it } from 'vitest';
import { faultyField, namePieces, photoName, romeDate } from '#frontend/members/photo-desk/photo-name.ts';
import { randomSuffix } from '#frontend/members/photo-desk/random-suffix.ts';

const fields = { prefix: 'ab', code: 'CODICE', title: 'Titolo con  underscore' };
const nameOf = (title: string, extension = 'jpg') => {
  return photoName(namePieces({ ...fields, title }), '20250609', 'X7K2M9QA', extension);
};

it('a name is prefix, code, title, date, random part and extension', () => {
  expect(nameOf(fields.title)).toBe('AB-CODICE_Titolo_con_underscore_20250609-X7K2M9QA.jpg');
});

it('any run of white space is one underscore', () => {
  expect(nameOf(' Giochi\t d’acqua\u00a0\n in  piscina ')).toBe(
    'AB-CODICE_Giochi_d’acqua_in_piscina_20250609-X7K2M9QA.jpg',
  );
});

it('slashes, reserved signs, control and direction characters and pictures stay out of names', () => {
  expect(nameOf('a/b\\c:d*e?f"g<h>i|j')).toBe('AB-CODICE_a-b-c-d-e-f-g-h-i-j_20250609-X7K2M9QA.jpg');
  expect(nameOf('tuffi\u202egpj.exe\u200f\u0000\u0007')).toBe('AB-CODICE_tuffigpj.exe_20250609-X7K2M9QA.jpg');
  expect(nameOf('festa 🎉👨‍👩‍👧‍👦🇮🇹👍🏽 1️⃣ finale')).toBe('AB-CODICE_festa_1_finale_20250609-X7K2M9QA.jpg');
  expect(nameOf('\ud800mezzo')).toBe('AB-CODICE_mezzo_20250609-X7K2M9QA.jpg');
});

it('accents are composed, so that one title is one name on every system', () => {
  expect(nameOf('Perche\u0301')).toBe(nameOf('Perché'));
});

it('a long title gives way between letters, the rest of the name stays', () => {
  expect(nameOf('a'.repeat(500))).toHaveLength(200);
  const name = nameOf('è'.repeat(500));
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^AB-CODICE_è+_20250609-X7K2M9QA\.jpg$/u);
});

it('fields are refused when one is missing, too long or without a usable letter', () => {
  const faultOf = (change: object) => faultyField(namePieces({ ...fields, ...change }));
  for (const prefix of ['', 'a', 'abc', 'a1', '12', 'a ', '🎉🎉']) expect(faultOf({ prefix })).toBe('prefix');
  for (const code of ['', '   ', 'x'.repeat(11), '🎉']) expect(faultOf({ code })).toBe('code');
  for (const title of ['', ' \n ', '🎉', '\u200f']) expect(faultOf({ title })).toBe('title');
  for (const code of ['1', 'A/B', 'x'.repeat(10)]) expect(faultOf({ code })).toBeUndefined();
});

it('the date is the one of Rome, also around midnight', () => {
  expect(romeDate(new Date('2025-06-08T22:30:00Z'))).toBe('20250609');
  expect(romeDate(new Date('2025-12-31T22:59:00Z'))).toBe('20251231');
});

it('random parts are eight capital letters or digits, evenly spread', () => {
  const letters = Array.from({ length: 5000 }, randomSuffix).join('');
  expect(letters).toMatch(/^[A-Z0-9]{40000}$/);
  const counts = Object.values(Object.groupBy([...letters], (letter) => letter)).map(
    (all) => all?.length ?? 0,
  );
  expect(counts).toHaveLength(36);
  // 1,111 of each on average with a deviation of 33: six of them either way.
  for (const count of counts) expect(Math.abs(count - 40_000 / 36)).toBeLessThan(200);
});
