import { expect, it } from 'vitest';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import type { ChildQuote } from '#frontend/lib/quote/price-child.ts';
import { requestOf, summer2025 } from './summer-2025.ts';

const late = '&data=2025-06-01';
const inMay = '&data=2025-05-31';
const family = Array.from({ length: 6 }, (_, at) => `bambino=${at + 5}:s1-12`).join('&');

const alternativeOf = ({ hasConvention, reductions }: ChildQuote) =>
  hasConvention ? 'convention' : (reductions.find(({ id }) => id !== 'advance')?.id ?? 'none');

// Each part is worked out by hand from the sheet; the comment is the sum.
it.each<[what: string, address: string, parts: number[], reductions: string]>([
  ['a week at Sport City', 'sport-city&bambino=7:s1', [145], 'none'], // 10 + 135
  ['a week at Ostiense', 'sc-ostiense&bambino=4:s2', [149], 'none'], // 10 + 139
  ['a week at Nascosa', 'tc-nascosa&bambino=14:s12', [139], 'none'], // 10 + 129
  ['a half-day week', 'sport-city&bambino=5:m3', [105], 'none'], // 10 + 95
  ['days, half days, late exits', 'tc-nascosa&bambino=6:g3,h2,u3', [178], 'none'], // 10 + 3 × 35 + 2 × 24 + 3 × 5
  ['both kinds of late exit', 'sc-ostiense&bambino=9:s1-2,x1,u2', [313], 'none'], // 10 + 2 × 139 + 15 + 2 × 5
  // 5 + 2 × 110 + 80 + 15 + 30 + 20 + 2 × 5
  ['convention', 'sport-city&bambino=8:s1-2,m3,x1,g1,h1,u2&convenzione=1', [380], 'convention'],
  ['convention', 'sc-ostiense&bambino=8:s1-3,g2&convenzione=1', [419], 'convention'], // 5 + 3 × 118 + 2 × 30
  ['one friend', `sport-city&bambino=7:s1-2&amici=1${inMay}`, [269.2], 'chain'], // 10 + 270 × 0.96
  // 10 + 230 × 0.88 + 15 + 70 + 24
  ['the chain on weeks alone', `sport-city&bambino=7:s1,m2,x1,g2,h1&amici=3${inMay}`, [321.4], 'chain'],
  ['five friends', `sc-ostiense&bambino=7:s1-3&amici=5${inMay}`, [343.6], 'chain'], // 10 + 417 × 0.8
  ['the cap of 99 friends', `sc-ostiense&bambino=7:s1-3&amici=99${inMay}`, [343.6], 'chain'],
  ['the chain after May', 'sc-ostiense&bambino=7:s1-3&amici=5', [427], 'none'], // 10 + 417
  ['a chain without a week', `sport-city&bambino=7:g5&amici=5${inMay}`, [185], 'none'], // 10 + 5 × 35
  // 5 + 110 + 60 against 10 + 108 + 70
  ['convention or chain', `sport-city&bambino=7:s1,g2&amici=5&convenzione=1${inMay}`, [175], 'convention'],
  // 10 + 417 × 0.8 = 343.60 against 5 + 354 = 359
  ['chain or convention', `sc-ostiense&bambino=7:s1-3&amici=5&convenzione=1${inMay}`, [343.6], 'chain'],
  ['four weeks in advance', 'sport-city&bambino=7:s1-4&anticipo=1', [523], 'none'], // 10 + 540 × 0.95
  // 10 + 448 × 0.95 + 35
  ['full and half-day weeks make four', 'tc-nascosa&bambino=7:s1-2,m3-4,g1&anticipo=1', [470.6], 'none'],
  ['three weeks in advance', 'tc-nascosa&bambino=7:s1-3&anticipo=1', [397], 'none'], // 10 + 387
  // 5 + 590 × 0.95
  ['advance and convention', 'sc-ostiense&bambino=7:s1-5&anticipo=1&convenzione=1', [565.5], 'convention'],
  // 10 + 540 × 0.92 × 0.95 = 10 + 471.96
  ['advance and chain', `sport-city&bambino=7:s1-4&amici=2&anticipo=1${inMay}`, [481.96], 'chain'],
  // 10 + 500 × 0.95; 10 + 675 × 0.9 × 0.95 = 10 + 577.125
  ['half a cent', 'sport-city&bambino=7:s1-3,m4&bambino=8:s1-5&anticipo=1', [485, 587.13], 'none siblings'],
  ['two siblings', 'sport-city&bambino=5:s1-3&bambino=9:s1', [374.5, 145], 'siblings none'], // 10 + 405 × 0.9; 10 + 135
  [
    'three siblings',
    'tc-nascosa&bambino=5:s1&bambino=7:s1-2&bambino=9:m1',
    [126.1, 242.2, 105], // 10 + 129 × 0.9; 10 + 258 × 0.9; 10 + 95
    'siblings siblings none',
  ],
  // 10 + 278 × 0.9; 10 + 70
  ['a sibling by the day', 'sc-ostiense&bambino=5:s1-2&bambino=9:g2', [260.2, 80], 'siblings none'],
  ['siblings in May', `sport-city&bambino=5:s1-2&bambino=9:s1${inMay}`, [253, 145], 'siblings none'], // 10 + 270 × 0.9; 10 + 135
  // 10 + 270 × 0.9; 10 + 135 × 0.96
  ['and a list', `sport-city&bambino=5:s1-2&bambino=9:s1&amici=0${inMay}`, [253, 139.6], 'siblings chain'],
  // 10 + 270 × 0.88; 10 + 135 × 0.88
  ['and friends', `sport-city&bambino=5:s1-2&bambino=9:s1&amici=2${inMay}`, [247.6, 128.8], 'chain chain'],
  // 10 + 129 × 0.9 (the chain would give 8 %); 10 + 35
  ['by the day', `tc-nascosa&bambino=5:s1&bambino=9:g1&amici=2${inMay}`, [126.1, 45], 'siblings none'],
  [
    'siblings under the convention',
    'sport-city&bambino=5:s1-2&bambino=9:s1,x1&convenzione=1',
    [225, 130], // 5 + 220; 5 + 110 + 15
    'convention convention',
  ],
  [
    'one child in the chain, the other under the convention',
    `sc-ostiense&bambino=5:s1-6&bambino=9:g10&amici=5&convenzione=1${inMay}`,
    [677.2, 305], // 10 + 834 × 0.8 (convention 5 + 708 = 713); 5 + 300
    'chain convention',
  ],
  // 10 + 1668 × 0.8 × 0.95 + 12 × 15 = 10 + 1267.68 + 180
  ['a whole season', `sc-ostiense&bambino=8:s1-12,x1-12&amici=5&anticipo=1${inMay}`, [1457.68], 'chain'],
  [
    'six children over the season',
    `tc-nascosa&${family}&anticipo=1`,
    // 10 + 1548 × 0.95; with the siblings' discount 10 + 1548 × 0.9 × 0.95
    [1480.6, 1333.54, 1333.54, 1333.54, 1333.54, 1333.54],
    'none siblings siblings siblings siblings siblings',
  ],
])('%s: %s', (_what, address, parts, reductions) => {
  const request = requestOf(`sede=${address}${address.includes('data=') ? '' : late}`);
  const quote = computeQuote(request, request.paymentDay ?? '2025-06-01', summer2025);
  expect(quote.children.map(({ cents }) => cents / 100)).toEqual(parts);
  expect(quote.cents).toBe(Math.round(parts.reduce((sum, part) => sum + part, 0) * 100));
  expect(quote.children.map(alternativeOf).join(' ')).toBe(reductions);
});
