import { expect, it } from 'vitest';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';
import { items, summer2025 } from './summer-2025.ts';

type Example = { what: string; address: string; parts: number[]; reductions: string[] };

const open = '&data=2025-05-31';
const closed = '&data=2025-06-01';
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

// Each part is worked out by hand from the sheet; the comment is the sum.
const examples: Example[] = [
  {
    what: 'one full week at Sport City',
    address: `sede=sport-city&bambino=7:${items([1])}${closed}`,
    parts: [14_500], // 10 + 135
    reductions: ['none'],
  },
  {
    what: 'one full week at Ostiense',
    address: `sede=sc-ostiense&bambino=4:${items([2])}${closed}`,
    parts: [14_900], // 10 + 139
    reductions: ['none'],
  },
  {
    what: 'one full week at Nascosa',
    address: `sede=tc-nascosa&bambino=14:${items([12])}${closed}`,
    parts: [13_900], // 10 + 129
    reductions: ['none'],
  },
  {
    what: 'one half-day week at Sport City costs what it costs at Nascosa',
    address: `sede=sport-city&bambino=5:${items([], [3])}${closed}`,
    parts: [10_500], // 10 + 95
    reductions: ['none'],
  },
  {
    what: 'days, half days and late exits by the day',
    address: `sede=tc-nascosa&bambino=6:g3,h2,u3${closed}`,
    parts: [17_800], // 10 + 3 × 35 + 2 × 24 + 3 × 5
    reductions: ['none'],
  },
  {
    what: 'late exits by the week beside late exits by the day',
    address: `sede=sc-ostiense&bambino=9:${items([1, 2], [], [1], 'u2')}${closed}`,
    parts: [31_300], // 10 + 2 × 139 + 15 + 2 × 5
    reductions: ['none'],
  },
  {
    what: 'the convention on every item, late exits at the same price',
    address: `sede=sport-city&bambino=8:${items([1, 2], [3], [1], 'g1,h1,u2')}&convenzione=1${closed}`,
    parts: [38_000], // 5 + 2 × 110 + 80 + 15 + 30 + 20 + 2 × 5
    reductions: ['convention'],
  },
  {
    what: 'the convention at Ostiense',
    address: `sede=sc-ostiense&bambino=8:${items([1, 2, 3], [], [], 'g2')}&convenzione=1${closed}`,
    parts: [41_900], // 5 + 3 × 118 + 2 × 30
    reductions: ['convention'],
  },
  {
    what: 'one friend in the chain',
    address: `sede=sport-city&bambino=7:${items([1, 2])}&amici=1${open}`,
    parts: [26_920], // 10 + 270 × 0.96
    reductions: ['chain'],
  },
  {
    what: 'the chain does not touch enrolment, days and late exits',
    address: `sede=sport-city&bambino=7:${items([1], [2], [1], 'g2,h1')}&amici=3${open}`,
    parts: [32_140], // 10 + 230 × 0.88 + 15 + 70 + 24
    reductions: ['chain'],
  },
  {
    what: 'five friends reach the cap',
    address: `sede=sc-ostiense&bambino=7:${items([1, 2, 3])}&amici=5${open}`,
    parts: [34_360], // 10 + 417 × 0.8
    reductions: ['chain'],
  },
  {
    what: 'ninety-nine friends give no more than the cap',
    address: `sede=sc-ostiense&bambino=7:${items([1, 2, 3])}&amici=99${open}`,
    parts: [34_360],
    reductions: ['chain'],
  },
  {
    what: 'the chain ends with the last day of May',
    address: `sede=sc-ostiense&bambino=7:${items([1, 2, 3])}&amici=5${closed}`,
    parts: [42_700], // 10 + 417
    reductions: ['none'],
  },
  {
    what: 'a child without a week has no chain discount',
    address: `sede=sport-city&bambino=7:g5&amici=5${open}`,
    parts: [18_500], // 10 + 5 × 35
    reductions: ['none'],
  },
  {
    what: 'the convention beats the chain at its cap by its cheaper enrolment and days',
    address: `sede=sport-city&bambino=7:${items([1], [], [], 'g2')}&amici=5&convenzione=1${open}`,
    parts: [17_500], // 5 + 110 + 60 against 10 + 108 + 70
    reductions: ['convention'],
  },
  {
    what: 'the chain at its cap beats the convention at Ostiense over three weeks',
    address: `sede=sc-ostiense&bambino=7:${items([1, 2, 3])}&amici=5&convenzione=1${open}`,
    parts: [34_360], // 10 + 417 × 0.8 = 343.60 against 5 + 354 = 359
    reductions: ['chain'],
  },
  {
    what: 'four weeks in advance',
    address: `sede=sport-city&bambino=7:${items([1, 2, 3, 4])}&anticipo=1${closed}`,
    parts: [52_300], // 10 + 540 × 0.95
    reductions: ['none'],
  },
  {
    what: 'full and half-day weeks together make four',
    address: `sede=tc-nascosa&bambino=7:${items([1, 2], [3, 4], [], 'g1')}&anticipo=1${closed}`,
    parts: [47_060], // 10 + 448 × 0.95 + 35
    reductions: ['none'],
  },
  {
    what: 'three weeks are too few for the advance payment',
    address: `sede=tc-nascosa&bambino=7:${items([1, 2, 3])}&anticipo=1${closed}`,
    parts: [39_700], // 10 + 387
    reductions: ['none'],
  },
  {
    what: 'the advance payment under the convention',
    address: `sede=sc-ostiense&bambino=7:${items([1, 2, 3, 4, 5])}&anticipo=1&convenzione=1${closed}`,
    parts: [56_550], // 5 + 590 × 0.95
    reductions: ['convention'],
  },
  {
    what: 'chain and advance payment, one after the other',
    address: `sede=sport-city&bambino=7:${items([1, 2, 3, 4])}&amici=2&anticipo=1${open}`,
    parts: [48_196], // 10 + 540 × 0.92 × 0.95 = 10 + 471.96
    reductions: ['chain'],
  },
  {
    what: 'half a cent is rounded up',
    address: `sede=sport-city&bambino=7:${items([1, 2, 3], [4])}&bambino=8:${items([1, 2, 3, 4, 5])}&anticipo=1${closed}`,
    parts: [48_500, 58_713], // 10 + 500 × 0.95; 10 + 675 × 0.9 × 0.95 = 10 + 577.125
    reductions: ['none', 'siblings'],
  },
  {
    what: 'of two siblings the one with more weeks has the discount',
    address: `sede=sport-city&bambino=5:${items([1, 2, 3])}&bambino=9:${items([1])}${closed}`,
    parts: [37_450, 14_500], // 10 + 405 × 0.9; 10 + 135
    reductions: ['siblings', 'none'],
  },
  {
    what: 'of three siblings two have the discount',
    address: `sede=tc-nascosa&bambino=5:${items([1])}&bambino=7:${items([1, 2])}&bambino=9:${items([], [1])}${closed}`,
    parts: [12_610, 24_220, 10_500], // 10 + 129 × 0.9; 10 + 258 × 0.9; 10 + 95
    reductions: ['siblings', 'siblings', 'none'],
  },
  {
    what: 'a sibling who comes by the day lets the other have the discount',
    address: `sede=sc-ostiense&bambino=5:${items([1, 2])}&bambino=9:g2${closed}`,
    parts: [26_020, 8_000], // 10 + 278 × 0.9; 10 + 70
    reductions: ['siblings', 'none'],
  },
  {
    what: 'before the deadline two siblings take siblings and chain, one each',
    address: `sede=sport-city&bambino=5:${items([1, 2])}&bambino=9:${items([1])}${open}`,
    parts: [25_300, 13_960], // 10 + 270 × 0.9; 10 + 135 × 0.96
    reductions: ['siblings', 'chain'],
  },
  {
    what: 'two siblings and two friends: the chain is worth 12 % to both',
    address: `sede=sport-city&bambino=5:${items([1, 2])}&bambino=9:${items([1])}&amici=2${open}`,
    parts: [24_760, 12_880], // 10 + 270 × 0.88; 10 + 135 × 0.88
    reductions: ['chain', 'chain'],
  },
  {
    what: 'a sibling without a week is nobody in the chain',
    address: `sede=tc-nascosa&bambino=5:${items([1])}&bambino=9:g1&amici=2${open}`,
    parts: [12_610, 4_500], // 10 + 129 × 0.9 (the chain would give 8 %); 10 + 35
    reductions: ['siblings', 'none'],
  },
  {
    what: 'under the convention siblings keep the convention, each for itself',
    address: `sede=sport-city&bambino=5:${items([1, 2])}&bambino=9:${items([1], [], [1])}&convenzione=1${closed}`,
    parts: [22_500, 13_000], // 5 + 220; 5 + 110 + 15
    reductions: ['convention', 'convention'],
  },
  {
    what: 'a mixed family: one child keeps the chain, the other the convention',
    address: `sede=sc-ostiense&bambino=5:${items(upTo(6))}&bambino=9:g10&amici=5&convenzione=1${open}`,
    parts: [67_720, 30_500], // 10 + 834 × 0.8 = 677.20 (convention 5 + 708 = 713); 5 + 300
    reductions: ['chain', 'convention'],
  },
  {
    what: 'the whole season, late every day, paid in advance in a full chain',
    address: `sede=sc-ostiense&bambino=8:${items(upTo(12), [], upTo(12))}&amici=5&anticipo=1${open}`,
    parts: [145_768], // 10 + 1668 × 0.8 × 0.95 + 12 × 15 = 10 + 1267.68 + 180
    reductions: ['chain'],
  },
  {
    what: 'six children over the season, paid in advance after the deadline',
    address: `sede=tc-nascosa&${upTo(6)
      .map((at) => `bambino=${at + 4}:${items(upTo(12))}`)
      .join('&')}&anticipo=1${closed}`,
    // full price 10 + 1548 × 0.95 = 1480.60; with the siblings' discount 10 + 1548 × 0.9 × 0.95 = 1333.54
    parts: [148_060, 133_354, 133_354, 133_354, 133_354, 133_354],
    reductions: ['none', 'siblings', 'siblings', 'siblings', 'siblings', 'siblings'],
  },
];

it.each(examples)('$what', ({ address, parts, reductions }) => {
  const reading = readAddress(`?${address}`, null, summer2025);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  const payDay = reading.draft.paymentDay ?? '2025-06-01';
  const quote = computeQuote(reading.draft, payDay, summer2025);
  expect(quote.children.map(({ cents }) => cents)).toEqual(parts);
  expect(quote.cents).toBe(parts.reduce((sum, part) => sum + part, 0));
  expect(quote.children.map(({ reduction }) => reduction)).toEqual(reductions);
});

it('works out at least 25 examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(25);
});
