import type { infer as Infer } from 'zod';
import type {
  assumptions as assumptionsSchema,
  fixedAssumptions as fixedAssumptionsSchema,
} from '../schema/season.ts';
import { placeholder } from '../types.ts';
import { discounts } from './discounts.ts';
import { seasonText } from './season-text.ts';

type Assumptions = Infer<typeof assumptionsSchema>;
export type ReducedItem = Assumptions['reducedItems']['value'][number];

/**
 * The calculator's readings of rules that leave room. Change a `value` and the calculator follows; `text` stands under
 * a quote that it decides. `isConfirmed: true` takes «secondo noi, da confermare con la segreteria» away.
 */
export const assumptions: Assumptions = {
  siblingsAtFullPrice: {
    value: 1,
    text: 'Lo sconto fratelli vale per tutti i figli tranne uno: vale la combinazione che ti fa spendere meno.',
    isConfirmed: placeholder<boolean>(
      'preventivo: lo sconto fratelli vale per tutti i figli tranne uno? true se è così, se no cambia value',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
  reducedItems: {
    value: ['week', 'halfDayWeek'],
    text: `Gli sconti fratelli, catena e pagamento anticipato riducono le settimane (intere e mezza giornata), non l’iscrizione, i giorni singoli o l’uscita alle ${seasonText.lateExit}.`,
    isConfirmed: placeholder<boolean>(
      'preventivo: gli sconti riducono solo le settimane? true se è così, se no cambia value',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
  advanceAppliesTo: {
    value: 'reducedPrice',
    text: 'Lo sconto per il pagamento anticipato si calcola sul prezzo delle settimane già ridotto dagli altri sconti o dalla convenzione.',
    isConfirmed: placeholder<boolean>(
      'preventivo: il pagamento anticipato si calcola sul prezzo già ridotto? true se è così, se no cambia value',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
  rounding: {
    value: 'halfUp',
    text: 'Il prezzo scontato delle settimane di ogni bambino si arrotonda una volta sola, al centesimo più vicino.',
    isConfirmed: placeholder<boolean>(
      'preventivo: il prezzo scontato si arrotonda una volta, al centesimo più vicino? true se è così, se no cambia value',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
};

/** Readings with no other value: if one is wrong, `lib/quote/` changes. */
export const fixedAssumptions: Infer<typeof fixedAssumptionsSchema> = {
  siblingsInChain: {
    text: 'Nello Sconto a Catena contano anche gli altri figli del preventivo che hanno almeno una settimana.',
    isConfirmed: placeholder<boolean>(
      'preventivo: nello Sconto a Catena contano anche fratelli e sorelle? true se è così, se no scrivi a chi cura il sito',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
  advancePerChild: {
    text: `Le ${discounts.advance.fromWeeks} settimane del pagamento anticipato si contano bambino per bambino.`,
    isConfirmed: placeholder<boolean>(
      'preventivo: le settimane del pagamento anticipato si contano bambino per bambino? true se è così, se no scrivi a chi cura il sito',
      false,
      'Codice del consumo artt. 21 e 22',
    ),
  },
};
