import type { infer as Infer } from 'zod';
import type { assumptions as assumptionsSchema } from '../schema/season.ts';
import { seasonText } from './season-text.ts';

type Assumptions = Infer<typeof assumptionsSchema>;
export type ReducedItem = Assumptions['reducedItems']['value'][number];

/**
 * Readings of the rules where they leave room. Change a `value` and the
 * calculator follows; `text` is the sentence families read under a quote that it decides.
 */
export const assumptions: Assumptions = {
  siblingsAtFullPrice: {
    value: 1,
    text: 'Lo sconto fratelli vale per tutti i figli tranne uno: vale la combinazione che ti fa spendere meno.',
  },
  reducedItems: {
    value: ['week', 'halfDayWeek'],
    text: `Gli sconti fratelli, catena e pagamento anticipato riducono le settimane (intere e mezza giornata), non l’iscrizione, i giorni singoli o l’uscita alle ${seasonText.lateExit}.`,
  },
  advanceAppliesTo: {
    value: 'reducedPrice',
    text: 'Lo sconto per il pagamento anticipato si calcola sul prezzo delle settimane già ridotto dagli altri sconti o dalla convenzione.',
  },
  rounding: {
    value: 'halfUp',
    text: 'Il prezzo scontato delle settimane di ogni bambino si arrotonda una volta sola, al centesimo più vicino.',
  },
};
