import { expect, it } from 'vitest';
import { pricesOf, rulesOf } from '#frontend/lib/quote/quote-rules.ts';
import { edition, venues } from '#tests/fixtures/edition/edition.ts';
import { lagoVerde, pineta, season } from '#tests/fixtures/edition/season.ts';

const rules = rulesOf({ ...edition, season, venues });

it('takes the prices of each venue in whole cents, half euros too', () => {
  expect(pricesOf(rules, lagoVerde).base).toEqual({
    enrolment: 1200,
    week: 14_250,
    halfDayWeek: 9800,
    day: 3600,
    halfDay: 2500,
    lateExit: 600,
    lateExitWeek: 2000,
  });
  expect(pricesOf(rules, lagoVerde).convention.halfDayWeek).toBe(8450);
});

it('knows what a venue does not sell', () => {
  expect(pricesOf(rules, pineta).base).toMatchObject({ halfDayWeek: null, halfDay: null });
});

it('asks the same for a late exit under the convention', () => {
  expect(pricesOf(rules, pineta).convention.lateExitWeek).toBe(pricesOf(rules, pineta).base.lateExitWeek);
});

it('takes weeks, ages, hours and deadlines from the season', () => {
  expect(rules.weeks).toHaveLength(13);
  expect(rules).toMatchObject({
    ages: { from: 5, to: 12, trialFrom: 4.5 },
    certificateFromAge: 6,
    daysPerWeek: 5,
    discounts: { chain: { lastDay: '2031-05-30' } },
    paymentWeekday: 'thursday',
    hours: { opens: '07:45', closes: '16:30', lateExit: '18:00', halfDayUntil: '13:30' },
  });
});
