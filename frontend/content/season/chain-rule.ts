import { discounts } from './discounts.ts';
import { season } from './season.ts';
import { seasonText } from './season-text.ts';

const { minWeeks } = discounts.chain;
const end = season.promotion.lastDay ? ` entro il ${seasonText.promotionEnd}` : ' entro il termine, in arrivo,';

/** `una settimana`, `2 settimane`. */
export const weeksInWords = (weeks: number): string => (weeks === 1 ? 'una settimana' : `${weeks} settimane`);

/** The chain discount in one sentence, the same everywhere: while it can be had, and after. */
export const chainRule = {
  now: `Chi paga la quota e almeno ${weeksInWords(minWeeks)}${end} ha lo sconto; il prezzo resta bloccato anche per le settimane pagate dopo, ognuna entro la sua scadenza.`,
  past: `Chi ha pagato la quota e almeno ${weeksInWords(minWeeks)}${end} ha avuto lo sconto, con il prezzo bloccato anche per le settimane pagate dopo, ognuna entro la sua scadenza.`,
};

/** Stands in the chain's place once its list can no longer be made. */
export const chainOver = `Lo Sconto a Catena ${seasonText.year} è finito${season.promotion.lastDay ? ` il ${seasonText.promotionEnd}` : ''}.`;
