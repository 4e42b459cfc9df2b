import { expect, it } from 'vitest';
import { chainWeeks } from '#frontend/content/season/discounts.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import { giveAdvice } from '#frontend/lib/quote/give-advice.ts';
import { quoteAsText } from '#frontend/lib/quote/quote-as-text.ts';
import { quoteCalendar } from '#frontend/lib/quote/quote-calendar.ts';
import { randomFamily, randomFrom } from './random-families.ts';
import { requestOf, summer2025 } from './summer-2025.ts';

function adviceOn(search: string, payDay: `${number}-${number}-${number}` = '2025-05-31'): string {
  const request = requestOf(search);
  const advice = giveAdvice(request, computeQuote(request, payDay, summer2025), payDay, summer2025);
  return advice.join('\n').replace(/\u00a0/g, ' ');
}

const late = '2025-06-01';
const lateExits = `uscite alle ${seasonText.lateExit} costano`;

it.each<[address: string, said: string, payDay?: typeof late | '2025-06-05']>([
  // A week in the place of single and half days.
  ['sport-city&bambino=5:g4', '4 giorni singoli costano più della settimana: con la settimana'],
  ['sport-city&bambino=5:g4', '5,00 € in meno'],
  ['tc-nascosa&bambino=5:h4', '4 mezze giornate costano più della settimana a mezza giornata'],
  ['sport-city&bambino=5:g3,h2', '3 giorni singoli e 2 mezze giornate costano più della settimana'],
  ['sport-city&bambino=5:g3,h2', '18,00 € in meno'], // 105 + 48 - 135
  // No week that would leave no room for the other days.
  [
    'sport-city&bambino=5:s1-11,g4,h1',
    '4 giorni singoli e 1 mezza giornata costano più della settimana',
    late,
  ],
  [
    'tc-nascosa&bambino=5:s1-3,g3&anticipo=1',
    'scegliendo 1 settimana intera al posto di 3 giorni singoli spendi 1,80 € in meno',
    late,
  ],
  // Late exits by the week.
  ['sport-city&bambino=5:s1,u3', `3 ${lateExits} già come`],
  ['sport-city&bambino=5:s1,u5', '10,00 € in meno'],
  ['sport-city&bambino=5:s1-2,u10', '20,00 € in meno'],
  // Why a reduction is not on the bill.
  ['sport-city&bambino=5:s1&amici=3', 'valeva per chi pagava entro il 31 maggio 2025', late],
  ['sport-city&bambino=5:g1&amici=3', 'entro il 31 maggio', late],
  ['sport-city&bambino=5:g1&amici=3', `chiede almeno ${chainWeeks}`],
  ['sport-city&bambino=5:s1&anticipo=1', 'parte da 4 settimane'],
  [
    'sport-city&bambino=5:s1&bambino=6:s1&bambino=8:s1&anticipo=1',
    'Bambini 1, 2 e 3: lo sconto per il pagamento anticipato parte da 4 settimane',
    late,
  ],
  ['sport-city&bambino=5:s1&amici=6', 'al massimo al 20%'],
  ['sport-city&bambino=5:s1&amici=3&convenzione=1', 'non si somma'],
  ['sport-city&bambino=5:s1&bambino=6:s1', 'tutti i figli tranne uno', late],
  // Saving of the whole family: 540 × 0.05, 540 × 0.04.
  ['sport-city&bambino=5:s1-4', 'spendi 27,00 € in meno'],
  ['sport-city&bambino=5:s1-4', 'Con un amico in più in lista spendi 21,60 € in meno'],
  // Certificate, proof of the convention, deadlines already passed.
  ['sport-city&bambino=7:s1', 'certificato medico'],
  ['sport-city&bambino=7:s1&convenzione=1', 'il badge o la tessera'],
  ['sport-city&bambino=7:s1', 'l’ultimo giorno per iscriversi e pagare era mercoledì 4 giugno', '2025-06-05'],
])('says on %s: %s', (address, said, payDay) => {
  expect(adviceOn(`sede=${address}`, payDay)).toContain(said);
});

it.each<[address: string, unsaid: string, payDay: typeof late | '2025-06-04']>([
  ['sport-city&bambino=5:g3', 'costano più', late],
  ['tc-nascosa&bambino=5:s1-3,g3&anticipo=1', 'costano più', late],
  ['sport-city&bambino=5:s1,u2', lateExits, late],
  ['sport-city&bambino=6:s1', 'certificato', '2025-06-04'],
  ['sport-city&bambino=6:s1', 'l’ultimo giorno', '2025-06-04'],
])('does not say on %s: %s', (address, unsaid, payDay) => {
  expect(adviceOn(`sede=${address}`, payDay)).not.toContain(unsaid);
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
  const request = requestOf(`sede=sport-city&bambino=7:s1,s4&amici=1&data=2025-05-01`);
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
  const request = requestOf(`sede=sport-city&bambino=7:s2,m3,x2&bambino=9:s2`);
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
  const request = requestOf(`sede=sport-city&bambino=7:s2`);
  const events = quoteCalendar(request, { name: 'Sport City', address: 'Roma' }, rules);
  expect(events.map(({ firstDay, except }) => [firstDay, except])).toEqual([
    ['2025-06-11', undefined],
    ['2025-06-16', ['2025-06-18']],
    ['2025-06-20', undefined],
  ]);
});
