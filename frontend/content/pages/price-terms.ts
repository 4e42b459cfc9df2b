import { priceTax } from '../organisation/organisation.ts';
import { seasonText } from '../season/season-text.ts';

/** Beside the tables of prices and under every total. */
export const priceTerms = {
  tax: priceTax,
  binding: 'Fa fede il prezzo confermato nell’app.',
} as const;

/** Beside the chain discount while it cannot be had. */
export const promotionStates = {
  toCome: 'Promozione in arrivo.',
  over: `Promozione conclusa il ${seasonText.promotionEnd}.`,
} as const;
