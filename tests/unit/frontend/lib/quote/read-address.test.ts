import { expect, it } from 'vitest';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import type { QuoteField } from '#frontend/lib/quote/quote-request.ts';
import { type AddressReading, readAddress } from '#frontend/lib/quote/read-address.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { randomFamily, randomFrom } from './random-families.ts';
import { byWeek, scOstiense, summer2025 } from './summer-2025.ts';

const read = (search: string): AddressReading => readAddress(byWeek(search), null, summer2025);
const fieldsOf = (search: string): QuoteField[] => read(search).problems.map(({ field }) => field);
const sport = 'sede=sport-city';

const refused: [what: string, search: string, field: QuoteField, says: RegExp][] = [
  ['no venue', 'bambino=7:g1', 'sede', /Scegli la sede/],
  ['an unknown venue', 'sede=milano&bambino=7:g1', 'sede', /non esiste/],
  ['a venue by the name of a property', 'sede=constructor&bambino=7:g1', 'sede', /non esiste/],
  ['two venues', `${sport}&sede=sc-ostiense&bambino=7:g1`, 'sede', /più sedi/],
  ['no child', sport, 'bambini', /almeno un bambino/],
  ['eleven children', `${sport}${'&bambino=7:g1'.repeat(11)}`, 'bambini', /10 bambini/],
  ['age 3', `${sport}&bambino=3:g1`, 'eta-1', /Se compie 4 anni .* Open Day da tre anni e mezzo/],
  ['age 3.5', `${sport}&bambino=3.5:g1`, 'eta-1', /Se compie 4 anni .* Open Day da tre anni e mezzo/],
  ['age 15', `${sport}&bambino=15:g1`, 'eta-1', /dai 4 ai 14 anni: per altre età non c’è un prezzo\.$/],
  ['age -7', `${sport}&bambino=-7:g1`, 'eta-1', /dai 4 ai 14/],
  ['age 7.5', `${sport}&bambino=7.5:g1`, 'eta-1', /anni compiuti/],
  ['age 14.0', `${sport}&bambino=14.0:g1`, 'eta-1', /anni compiuti/],
  ['age NaN', `${sport}&bambino=NaN:g1`, 'eta-1', /anni compiuti/],
  ['age of forty digits', `${sport}&bambino=${'9'.repeat(40)}:g1`, 'eta-1', /dai 4 ai 14/],
  ['no age', `${sport}&bambino=:g1`, 'eta-1', /età/],
  ['a child without an item', `${sport}&bambino=7:`, 'voci-1', /almeno una settimana/],
  ['a child without a colon', `${sport}&bambino=7`, 'voci-1', /almeno una settimana/],
  ['an unknown item', `${sport}&bambino=7:g1,zzz`, 'voci-1', /«zzz»/],
  ['markup as an item', `${sport}&bambino=7:<script>alert(1)</script>`, 'voci-1', /non si legge/],
  ['a count of 0', `${sport}&bambino=7:g0,s1`, 'giorni-1', /da 1 in su/],
  ['a negative count', `${sport}&bambino=7:g-1`, 'giorni-1', /intero/],
  ['a fractional count', `${sport}&bambino=7:h1.5`, 'giorni-1', /intero/],
  ['an exponent', `${sport}&bambino=7:g1e1`, 'giorni-1', /intero/],
  ['a huge count', `${sport}&bambino=7:g${'9'.repeat(300)}`, 'giorni-1', /troppo alto/],
  ['the same kind of count twice', `${sport}&bambino=7:g1,g1`, 'giorni-1', /due volte/],
  ['the same kind of late exits twice', `${sport}&bambino=7:g3,u1,u2`, 'uscite-1', /due volte/],
  ['the same full week twice', `${sport}&bambino=7:s1,s1`, 'settimane-1', /due volte/],
  ['full and half-day in one week', `${sport}&bambino=7:s1,m1`, 'settimane-1', /due volte/],
  ['weekly late exits twice', `${sport}&bambino=7:s1,x1,x1`, 'settimane-1', /due volte/],
  ['the excluded week', `${sport}&bambino=7:s2025-08-11`, 'settimane-1', /dall’11 al 15 agosto .* chiuso/],
  ['the excluded week by half days', `${sport}&bambino=7:m2025-08-11`, 'settimane-1', /chiuso/],
  ['the week before', `${sport}&bambino=7:s2025-06-02`, 'settimane-1', /fuori dal calendario/],
  ['the week after', `${sport}&bambino=7:s2025-09-08`, 'settimane-1', /fuori dal calendario/],
  ['another year', `${sport}&bambino=7:s2026-06-08`, 'settimane-1', /8 giugno 2026 è fuori dal calendario/],
  ['a Tuesday', `${sport}&bambino=7:s2025-06-10`, 'settimane-1', /lunedì, ma il 10 giugno è martedì/],
  ['a day that does not exist', `${sport}&bambino=7:s2025-06-31`, 'settimane-1', /non esiste/],
  ['a day in another form', `${sport}&bambino=7:s2025-6-9`, 'settimane-1', /non esiste/],
  ['half days at Ostiense', 'sede=sc-ostiense&bambino=7:h1', 'giorni-1', /mezza giornata/],
  ['half-day weeks at Ostiense', `sede=sc-ostiense&bambino=7:m1`, 'giorni-1', /mezza giornata/],
  ['more days than free weeks have', `${sport}&bambino=7:s1-11,g5,h1`, 'giorni-1', /ce ne sono 5/],
  ['a day beside all twelve weeks', `${sport}&bambino=7:s1-12,g1`, 'giorni-1', /non restano/],
  ['more days than the season has', `${sport}&bambino=7:g61`, 'giorni-1', /ce ne sono 60/],
  ['weekly late exits alone', `${sport}&bambino=7:g1,x1`, 'uscite-1', /settimana intera/],
  ['weekly late exits of a half-day week', `${sport}&bambino=7:m1,x1`, 'uscite-1', /intera/],
  ['late exits without a day', `${sport}&bambino=7:u1`, 'uscite-1', /giorno singolo/],
  ['late exits after half days', `${sport}&bambino=7:h2,u1`, 'uscite-1', /giorno singolo/],
  ['late exits beyond weeks and days', `${sport}&bambino=7:s1-2,x1,g1,u7`, 'uscite-1', /al massimo 6/],
  ['negative friends', `${sport}&bambino=7:g1&amici=-1`, 'amici', /da 0 a 99/],
  ['fractional friends', `${sport}&bambino=7:g1&amici=1.5`, 'amici', /da 0 a 99/],
  ['a hundred friends', `${sport}&bambino=7:g1&amici=100`, 'amici', /da 0 a 99/],
  ['two numbers of friends', `${sport}&bambino=7:g1&amici=1&amici=2`, 'amici', /da 0 a 99/],
  ['a payment day that does not exist', `${sport}&bambino=7:g1&data=2025-02-30`, 'data', /non esiste/],
  ['an unclear convention', `${sport}&bambino=7:g1&convenzione=forse`, 'convenzione', /non si legge/],
  [
    'an address of 10,000 characters',
    `${sport}&bambino=7:g1&x=${'a'.repeat(10_000)}`,
    'indirizzo',
    /non è un preventivo valido/,
  ],
];

it.each(refused)('refuses %s with one reason beside the field', (_what, search, field, says) => {
  const { state, problems } = read(`?${search}`);
  expect(state).toBe('refused');
  expect(problems).toHaveLength(1);
  expect(problems[0]?.field).toBe(field);
  expect(problems[0]?.text).toMatch(says);
});

it('names a week of four days by its days', () => {
  const { problems } = readAddress(byWeek(`?${sport}&bambino=7:s1,s1`), null, {
    ...summer2025,
    daysPerWeek: 4,
  });
  expect(problems[0]?.text).toContain('dal 9 al 12 giugno');
});

it('names the child a reason belongs to', () => {
  expect(fieldsOf(`?${sport}&bambino=7:g1&bambino=2:g1&bambino=8:`)).toEqual(['eta-2', 'voci-3']);
});

it('accepts the bounds: ages 4 and 14, ten children, 99 friends, every day of free weeks, every late exit', () => {
  const lawful = [
    'bambino=4:g1&bambino=14:g1',
    'bambino=7:g1&'.repeat(10).slice(0, -1),
    'bambino=7:g1&amici=99',
    'bambino=7:g60,u60',
    `bambino=7:s1-11,x1,g5,u55`,
    `bambino=7:s1-6,m7-12`,
  ];
  for (const search of lawful) expect(read(`?${sport}&${search}`).state).toBe('valid');
});

it('says nothing of a quote when the address does not', () => {
  expect(read('')).toMatchObject({ state: 'empty', problems: [] });
  expect(read('?utm_source=volantino')).toMatchObject({ state: 'empty', problems: [] });
});

it('ignores unknown parameters and the same value said twice', () => {
  const plain = read(`?${sport}&bambino=7:g1`);
  expect(read(`?${sport}&${sport}&bambino=7:g1&utm=1&__proto__=x`)).toEqual(plain);
});

it('uses the page’s own venue when the address names none', () => {
  expect(readAddress('?bambino=7:g1', scOstiense, summer2025).draft.venue).toBe(scOstiense);
});

it('reads percent-encoded addresses like plain ones', () => {
  const text = byWeek('7:s1,m2,x1');
  expect(read(`?${sport}&bambino=${encodeURIComponent(text)}`)).toEqual(read(`?${sport}&bambino=${text}`));
});

it('keeps what it understood of a refused address', () => {
  const { draft } = read(`?${sport}&bambino=7:s1,s2025-08-11&amici=2`);
  expect(draft.children[0]?.weeks).toEqual(['2025-06-09']);
  expect(draft.friends).toBe(2);
});

it('writes an address that reads as the same request', () => {
  const random = randomFrom(21);
  for (let round = 0; round < 100; round++) {
    const family = randomFamily(random, 10);
    const address = writeAddress(family);
    expect(read(address)).toEqual({ state: 'valid', draft: family, problems: [], isCut: false });
    expect(writeAddress(read(address).draft)).toBe(address);
  }
});

it('knows whether the family makes a chain list', () => {
  expect(read(`?${sport}&bambino=7:s1`).draft.friends).toBeNull();
  expect(read(`?${sport}&bambino=7:s1&amici=0`).draft.friends).toBe(0);
});

it.each([
  'sede=sport-city&bambino=7:s1-3&bambino=5:m5,g2,u1&amici=2&anticipo=1',
  'sede=sc-ostiense&bambino=7:s1-3,x2&bambino=9:s2-12&convenzione=1&data=2025-05-20',
])('finds out wherever a sent address is cut: %s', (search) => {
  const { draft } = read(`?${search}`);
  const totalOf = (reading: AddressReading) =>
    reading.state === 'valid' ? computeQuote(reading.draft, '2025-05-20', summer2025).cents : null;
  const sent = writeAddress(draft);
  expect(read(sent)).toEqual({ ...read(`?${search}`), isCut: false });
  for (let length = 0; length < sent.length; length++) {
    const cut = read(sent.slice(0, length));
    expect(cut.isCut || [null, totalOf(read(sent))].includes(totalOf(cut)), sent.slice(0, length)).toBe(true);
  }
});

it('reads an address without a mark as it is', () => {
  expect(read(`?${sport}&bambino=7:s1&bambino=5:m5`).isCut).toBe(false);
});

it('says that an address is cut whose middle is missing', () => {
  const sent = writeAddress(read(`?${sport}&bambino=7:s1-2&bambino=5:m5`).draft);
  expect(read(sent.replace(',s2025-06-16', '')).isCut).toBe(true);
});

it('stays under its own length limit with the longest lawful quote, even encoded', () => {
  const child = 'bambino=14:s1-12,x1-12';
  const children = byWeek(Array(10).fill(child).join('&'));
  const search = `?sede=sc-ostiense&${children}&convenzione=1&amici=99&anticipo=1&data=2025-05-31`;
  expect(read(search.replaceAll(':', '%3A').replaceAll(',', '%2C')).state).toBe('valid');
});

it('survives whatever stands in the address', () => {
  const random = randomFrom(22);
  const pieces = 'bambino= sede= & : , s m x g u 2025-06-09 - 9 % %zz + \u0000 💥 NaN'.split(' ');
  for (let round = 0; round < 500; round++) {
    const search = Array.from({ length: 30 }, () => pieces[Math.floor(random() * pieces.length)]).join('');
    expect(['empty', 'refused', 'valid']).toContain(read(`?${search}`).state);
  }
});
