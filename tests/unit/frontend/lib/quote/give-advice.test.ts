import { expect, it } from 'vitest';
import { chainWeeks } from '#frontend/content/season/discounts.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import { quoteAsText } from '#frontend/lib/quote/quote-as-text.ts';
import { quoteCalendar } from '#frontend/lib/quote/quote-calendar.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';
import { randomFamily, randomFrom } from './random-families.ts';
import { items, summer2025 } from './summer-2025.ts';

function requestOf(search: string) {
  const reading = readAddress(`?${search}`, null, summer2025);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  return reading.draft;
}

function adviceOn(search: string, payDay: `${number}-${number}-${number}` = '2025-05-31'): string {
  const request = requestOf(search);
  const advice = giveAdvice(request, computeQuote(request, payDay, summer2025), payDay, summer2025);
  return advice.join('\n').replace(/\u00a0/g, ' ');
}

it('offers the week to who takes four single days', () => {
  expect(adviceOn('sede=sport-city&bambino=5:g4')).toContain(
    '4 giorni singoli costano più della settimana: con la settimana',
  );
  expect(adviceOn('sede=sport-city&bambino=5:g4')).toContain('5,00 € in meno');
  expect(adviceOn('sede=sport-city&bambino=5:g3')).not.toContain('costano più');
});

it('offers the half-day week to who takes four half days', () => {
  expect(adviceOn('sede=tc-nascosa&bambino=5:h4')).toContain(
    '4 mezze giornate costano più della settimana a mezza giornata',
  );
});

it('offers the week to who mixes single and half days', () => {
  const mixed = adviceOn('sede=sport-city&bambino=5:g3,h2');
  expect(mixed).toContain('3 giorni singoli e 2 mezze giornate costano più della settimana');
  expect(mixed).toContain('18,00 € in meno'); // 105 + 48 - 135
});

it('never offers a week that leaves no room for the other days', () => {
  const full = adviceOn(
    `sede=sport-city&bambino=5:${items([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])},g4,h1`,
    '2025-06-01',
  );
  expect(full).toContain('4 giorni singoli e 1 mezza giornata costano più della settimana');
});

it('does not call days dearer than a week that is cheaper only by the reductions', () => {
  const advice = adviceOn(`sede=tc-nascosa&bambino=5:${items([1, 2, 3])},g3&anticipo=1`, '2025-06-01');
  expect(advice).toContain(
    'scegliendo 1 settimana intera al posto di 3 giorni singoli spendi 1,80 € in meno',
  );
  expect(advice).not.toContain('costano più');
});

it('says once what holds for several children', () => {
  const three = ['5', '6', '8'].map((age) => `bambino=${age}:${items([1])}`).join('&');
  const advice = adviceOn(`sede=sport-city&${three}&anticipo=1`, '2025-06-01');
  expect(advice).toContain('Bambini 1, 2 e 3: lo sconto per il pagamento anticipato parte da 4 settimane');
});

it('compares late exits by the day with the weekly extra', () => {
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])},u2`)).not.toContain(
    `uscite alle ${seasonText.lateExit} costano`,
  );
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])},u3`)).toContain(
    `3 uscite alle ${seasonText.lateExit} costano già come`,
  );
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])},u5`)).toContain('10,00 € in meno');
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1, 2])},u10`)).toContain('20,00 € in meno');
});

it('says why a reduction is not on the bill', () => {
  const closed = adviceOn(`sede=sport-city&bambino=5:${items([1])}&amici=3`, '2025-06-01');
  expect(closed).toContain('valeva per chi pagava entro il 31 maggio 2025');
  expect(adviceOn('sede=sport-city&bambino=5:g1&amici=3', '2025-06-01')).toContain('entro il 31 maggio');
  expect(adviceOn('sede=sport-city&bambino=5:g1&amici=3')).toContain(`chiede almeno ${chainWeeks}`);
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])}&anticipo=1`)).toContain('parte da 4 settimane');
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])}&amici=6`)).toContain('al massimo al 20%');
  expect(adviceOn(`sede=sport-city&bambino=5:${items([1])}&amici=3&convenzione=1`)).toContain('non si somma');
  const siblings = adviceOn(`sede=sport-city&bambino=5:${items([1])}&bambino=6:${items([1])}`, '2025-06-01');
  expect(siblings).toContain('tutti i figli tranne uno');
});

it('promises with a further friend or the advance payment exactly what the family would save', () => {
  const four = `sede=sport-city&bambino=5:${items([1, 2, 3, 4])}`;
  expect(adviceOn(four)).toContain('spendi 27,00 € in meno');
  expect(adviceOn(four)).toContain('Con un amico in più in lista spendi 21,60 € in meno');
});

it('reminds of certificate, proof of the convention and deadlines already passed', () => {
  const advice = adviceOn(`sede=sport-city&bambino=7:${items([1])}&convenzione=1`, '2025-06-05');
  expect(advice).toContain('certificato medico');
  expect(advice).toContain('il badge o la tessera');
  expect(advice).toContain('l’ultimo giorno per iscriversi e pagare era mercoledì 4 giugno');
  expect(adviceOn(`sede=sport-city&bambino=6:${items([1])}`, '2025-06-04')).not.toMatch(
    /certificato|l’ultimo giorno/,
  );
});

it('explains every quote in lines that add up to each part', () => {
  const random = randomFrom(31);
  for (let round = 0; round < 200; round++) {
    const family = randomFamily(random);
    const quote = computeQuote(family, family.paymentDay ?? '2025-06-01', summer2025);
    for (const bill of explainQuote(quote, family))
      expect(bill.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(bill.cents);
  }
});

it('writes the quote as text with every line, the weeks, the total and the link', () => {
  const request = requestOf(`sede=sport-city&bambino=7:${items([1, 4])}&amici=1&data=2025-05-01`);
  const text = quoteAsText(
    request,
    computeQuote(request, '2025-05-01', summer2025),
    'Sport City',
    'https://example.com/iscrizioni',
  ).replace(/\u00a0/g, ' ');
  expect(text).toContain('Bambino 1, 7 anni: 269,20 €');
  expect(text).toContain('- 2 settimane intere × 135,00 €: 270,00 €');
  expect(text).toContain('Sconto a Catena 4%');
  expect(text).toContain('Settimane: 9–13 giugno, 30 giugno–4 luglio');
  expect(text).toContain('Totale: 269,20 €');
  expect(text).toContain('https://example.com/iscrizioni');
});

it('puts the chosen weeks with their hours and payment deadlines into the calendar', () => {
  const request = requestOf(`sede=sport-city&bambino=7:${items([2], [3], [2])}&bambino=9:${items([2])}`);
  const events = quoteCalendar(request, { name: 'Sport City', address: 'Roma' }, summer2025);
  expect(events.map(({ firstDay, times }) => [firstDay, times?.to])).toEqual([
    ['2025-06-11', undefined],
    ['2025-06-16', '18:00'],
    ['2025-06-16', '17:00'],
    ['2025-06-18', undefined],
    ['2025-06-23', '14:00'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

it('puts the show of a chosen week into the calendar, and no day on which the venue is closed', () => {
  const rules = {
    ...summer2025,
    holidays: ['2025-06-18'] as const,
    shows: [
      { day: '2025-06-20', title: 'Circus Show' },
      { day: '2025-07-04', title: 'Cartoon Show' },
    ] as const,
  };
  const request = requestOf(`sede=sport-city&bambino=7:${items([2])}`);
  const events = quoteCalendar(request, { name: 'Sport City', address: 'Roma' }, rules);
  expect(events.map(({ firstDay, except }) => [firstDay, except])).toEqual([
    ['2025-06-11', undefined],
    ['2025-06-16', ['2025-06-18']],
    ['2025-06-20', undefined],
  ]);
});
