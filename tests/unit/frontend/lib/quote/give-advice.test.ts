import { expect, it } from 'vitest';
import { hasPromotion } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { chainOffer } from '#frontend/lib/quote/chain-offer.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { explainQuote } from '#frontend/lib/quote/explain-quote.ts';
import { giveAdvice, missedDeadlines } from '#frontend/lib/quote/give-advice.ts';
import { quoteAsText } from '#frontend/lib/quote/quote-as-text.ts';
import { quoteCalendar } from '#frontend/lib/quote/quote-calendar.ts';
import { randomFamily, randomFrom } from './random-families.ts';
import { requestOf, summer2025 } from './summer-2025.ts';

const provisional = venues.find((venue) => venue.provisional);

/** All that stands beside the total of this quote. */
function saidOf(search: string, payDay: IsoDay): string {
  const request = requestOf(`sede=${search}`);
  const quote = computeQuote(request, payDay, summer2025);
  return [
    ...missedDeadlines(request, payDay, summer2025),
    ...chainOffer(request, quote, payDay, summer2025),
    ...giveAdvice(request, quote, payDay, summer2025),
  ]
    .join('\n')
    .replace(/\u00a0/g, ' ');
}

const twoInMay = 'sport-city&bambino=7:s2-3&bambino=5:m6';

it.each<[what: string, address: string, payDay: IsoDay, said: string]>([
  // 10 + 270 × 0.9 + 10 + 95; with the list 10 + 270 × 0.9 + 10 + 95 × 0.96
  ['what a list would give', twoInMay, '2025-05-31', 'Con la lista dello Sconto a Catena: 354,20 €'],
  [
    'what a first friend would give',
    'sport-city&bambino=5:s1',
    '2025-05-31',
    'Con un amico nella lista dello Sconto a Catena: 139,60 €',
  ],
  [
    'what a first friend gives to a list of one',
    'sport-city&bambino=5:s1&amici=0',
    '2025-05-31',
    'Con un amico nella lista dello Sconto a Catena: 139,60 €',
  ],
  ['the total without the list', `${twoInMay}&amici=0`, '2025-05-31', 'Senza: 358,00 €'],
  [
    'a deadline that is missed',
    'sport-city&bambino=5:s1',
    '2025-06-05',
    'è mercoledì 4 giugno: il 5 giugno è tardi',
  ],
  ['a chain that is past', 'sport-city&bambino=5:s1&amici=3', '2025-06-01', ': il 1° giugno è tardi'],
  [
    'that a chain needs a week',
    'sport-city&bambino=5:g1&amici=3',
    '2025-05-31',
    'chiede almeno una settimana',
  ],
  // 540 × 0.05
  ['the saving of payment in advance', 'sport-city&bambino=5:s1-4', '2025-06-01', 'spendi 27,00 € in meno'],
  ['too few weeks in advance', 'sport-city&bambino=5:s1&anticipo=1', '2025-06-01', 'parte da 4 settimane'],
  [
    'what goes together',
    'sport-city&bambino=5:s1&bambino=6:s1',
    '2025-06-01',
    hasPromotion
      ? 'uno sconto solo tra catena, fratelli e convenzione'
      : 'uno sconto solo tra fratelli e convenzione',
  ],
  [
    'what went together, after the season',
    'sport-city&bambino=5:s1&bambino=6:s1',
    '2025-09-06',
    'Il 5% per 4 settimane pagate in anticipo si aggiungeva.',
  ],
  ['the certificate', 'sport-city&bambino=7:s1', '2025-06-01', 'certificato medico'],
  [
    'the proof of the convention',
    'sport-city&bambino=7:s1&convenzione=1',
    '2025-06-01',
    'il badge o la tessera',
  ],
])('says %s', (_what, address, payDay, said) => {
  expect(saidOf(address, payDay)).toContain(said);
});

it.each<[what: string, address: string, payDay: IsoDay, unsaid: string]>([
  ['of a list after the promotion', twoInMay, '2025-06-01', 'Catena'],
  ['of a chain past on its last day', 'sport-city&bambino=5:s1&amici=3', '2025-05-31', 'è tardi'],
  ['of a certificate before its age', 'sport-city&bambino=6:s1', '2025-06-04', 'certificato'],
  ['of a deadline on its last day', 'sport-city&bambino=6:s1', '2025-06-04', 'L’ultimo giorno'],
  ['of deadlines after the season', 'sport-city&bambino=6:s1', '2025-09-06', 'L’ultimo giorno'],
  ['of a saving after the season', 'sport-city&bambino=6:s1-4', '2025-09-06', 'Pagando'],
  ['of discounts where there is none', 'sport-city&bambino=6:s1', '2025-06-01', 'sconto'],
])('says nothing %s', (_what, address, payDay, unsaid) => {
  expect(saidOf(address, payDay)).not.toContain(unsaid);
});

it('explains every quote in lines that add up to each part', () => {
  const random = randomFrom(31);
  for (let round = 0; round < 200; round++) {
    const family = randomFamily(random);
    const quote = computeQuote(family, family.paymentDay ?? '2025-06-01', summer2025);
    for (const bill of explainQuote(quote, family, summer2025))
      expect(bill.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(bill.cents);
  }
});

it('names the convention beside those lines alone whose price it changes', () => {
  const request = requestOf('sede=sport-city&bambino=7:s1,x1&convenzione=1');
  const [bill] = explainQuote(computeQuote(request, '2025-06-01', summer2025), request, summer2025);
  expect(bill?.lines.map(({ detail }) => detail)).toEqual([
    'Tariffa convenzione',
    'Tariffa convenzione',
    undefined,
  ]);
});

const textOf = (search: string, payDay: IsoDay, isOver = false) => {
  const request = requestOf(`sede=${search}`);
  const quote = computeQuote(request, payDay, summer2025);
  return quoteAsText(
    { request, quote, payDay, isOver },
    'https://example.com/iscrizioni',
    summer2025,
  ).replace(/\u00a0/g, ' ');
};

it.each([
  'Figlio o figlia 1, 7 anni: 269,20 €',
  '- 2 settimane intere × 135,00 €: 270,00 €',
  'Sconto a Catena 4% sulle settimane (1 altra persona in lista): −10,80 €. Per chi paga la quota e almeno una settimana entro il 31 maggio 2025.',
  'Settimane: 9–13 giugno, 30 giugno–4 luglio',
  'Totale: 269,20 €',
  'Senza: 280,00 €',
  '- 9–13 giugno: mercoledì 4 giugno',
  'Fa fede il prezzo confermato nell’app.',
  'Alcune regole degli sconti sono da confermare con la segreteria.',
  'Calcolato per chi paga il 1° maggio 2025.',
  'https://example.com/iscrizioni',
])('writes into the text that is sent: %s', (line) => {
  expect(textOf('sport-city&bambino=7:s1,s4&amici=1', '2025-05-01')).toContain(line);
});

it('names the exit of each week of a child whose weeks differ', () => {
  expect(textOf('sport-city&bambino=7:s1-2,m3,x2', '2025-05-01')).toContain(
    'Settimane: 9–13 giugno (uscita alle 17:00), 16–20 giugno (uscita alle 18:00), 23–27 giugno (uscita alle 14:00)',
  );
});

it('writes that the season is over instead of a day to pay', () => {
  const text = textOf('sport-city&bambino=7:s1', '2026-11-29', true);
  expect(text).toContain('la stagione si è conclusa');
  expect(text).not.toContain('Si paga entro');
});

it.runIf(provisional)('names no day to pay for a venue that is not confirmed', () => {
  expect(textOf(`${provisional?.slug}&bambino=7:s1`, '2025-05-01')).not.toContain('Si paga entro');
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

it('rings in the evening before a deadline: it is tomorrow', () => {
  const request = requestOf(`sede=sport-city&bambino=7:s2`);
  const [deadline] = quoteCalendar(request, { name: 'Sport City', address: 'Roma' }, summer2025);
  expect(deadline?.alarm).toEqual({
    hoursBefore: 6,
    text: 'Domani è l’ultimo giorno per pagare la settimana 16–20 giugno',
  });
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
