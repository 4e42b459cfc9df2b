import { formatList } from '#frontend/italian/words.ts';
import { chainRule } from './chain-rule.ts';
import { discounts } from './discounts.ts';
import { readings } from './quote-readings.ts';
import { hasPromotion } from './season.ts';
import { seasonText } from './season-text.ts';

export type ReducedItem = (typeof readings)['reducedItems']['value'][number];

/** Says when weeks count as paid in advance. */
export const advanceMeans = readings.advanceMeans.value;

/**
 * The calculator's readings of rules that leave room, each with the sentence that stands under a quote that it decides.
 * `isConfirmed: true` takes «secondo noi, da confermare con la segreteria» away.
 */
export const assumptions = {
  siblingsAtFullPrice: {
    ...readings.siblingsAtFullPrice,
    text: 'Lo sconto fratelli vale per tutti i figli tranne uno, quello per cui conviene meno.',
  },
  reducedItems: {
    ...readings.reducedItems,
    text: `Gli sconti ${formatList(['fratelli', ...(hasPromotion ? ['catena'] : []), 'pagamento anticipato'])} riducono le settimane (intere e mezza giornata), non l’iscrizione, i giorni singoli o l’uscita alle ${seasonText.lateExit}.`,
  },
  advanceAppliesTo: {
    ...readings.advanceAppliesTo,
    text: 'Lo sconto per il pagamento anticipato si calcola sul prezzo delle settimane già ridotto dagli altri sconti o dalla convenzione.',
  },
  rounding: {
    ...readings.rounding,
    text: 'Il prezzo scontato delle settimane di ogni bambino si arrotonda una volta sola, al centesimo più vicino.',
  },
};

/** Readings with no other value: if one is wrong, `lib/quote/` changes. */
export const fixedAssumptions = {
  siblingsInChain: {
    ...readings.siblingsInChain,
    text: 'Nello Sconto a Catena contano anche gli altri figli del preventivo che hanno almeno una settimana.',
  },
  advancePerChild: {
    ...readings.advancePerChild,
    text: `Le ${discounts.advance.fromWeeks} settimane del pagamento anticipato si contano bambino per bambino.`,
  },
  chainKept: { ...readings.chainKept, text: chainRule.now },
  discountPerChild: {
    ...readings.discountPerChild,
    text: 'Due figli della stessa famiglia possono avere due sconti diversi.',
  },
  advanceMeans: {
    isConfirmed: readings.advanceMeans.isConfirmed,
    text: `«In anticipo» vuol dire pagare le settimane ${advanceMeans}.`,
  },
};

export type AssumptionId = keyof typeof assumptions | keyof typeof fixedAssumptions;
