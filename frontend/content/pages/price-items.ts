import { capitalize } from '#frontend/italian/words.ts';
import { type DiscountId, discountIds, discountRules, goesWith } from '../season/discount-rules.ts';
import { seasonText } from '../season/season-text.ts';
import type { VenuePrices } from '../venues/venue.ts';

export type PriceItemId = keyof VenuePrices | 'lateExit';
export type PriceItem = { id: PriceItemId; type: string; details: string };

/** The rows of a venue's price table, in order; the amounts are in the venue's file. */
export const priceItems: readonly PriceItem[] = [
  { id: 'enrolment', type: 'Quota d’iscrizione', details: 'Si paga una volta sola' },
  {
    id: 'week',
    type: 'Settimana intera',
    details: `${capitalize(seasonText.weekdays)}, ${seasonText.hours}`,
  },
  {
    id: 'halfDayWeek',
    type: 'Settimana a mezza giornata',
    details: `${capitalize(seasonText.weekdays)}, fino alle ${seasonText.halfDayUntil}`,
  },
  { id: 'day', type: 'Giorno singolo', details: seasonText.hours },
  { id: 'halfDay', type: 'Mezza giornata', details: `Fino alle ${seasonText.halfDayUntil}` },
  {
    id: 'lateExit',
    type: `Uscita alle ${seasonText.lateExit}`,
    details: 'Al giorno o a settimana, allo stesso prezzo in tutte le sedi',
  },
];

export const priceLabels = {
  item: 'Che cosa',
  ofLastSeason: `tariffe ${seasonText.year}`,
  base: 'Tariffa base',
  convention: 'Tariffa convenzione',
  notSold: 'Non c’è',
  perDay: 'al giorno',
  perWeek: 'a settimana',
} as const;

export type DiscountItem = { id: DiscountId; type: string; discount: string; details: string };

export const discountItems: readonly DiscountItem[] = discountIds.map((id) => {
  const { title, figure, text } = discountRules[id].card;
  return { id, type: title, discount: figure, details: [text, goesWith(discountRules[id])].filter(Boolean).join(' ') };
});
