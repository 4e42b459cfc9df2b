import { chainOver } from '../season/chain-rule.ts';
import { discountsTogether } from '../season/discount-rules.ts';
import { seasonText } from '../season/season-text.ts';

/** Sentences beside a total. Days arrive formatted, e.g. `9 giugno`; amounts as `10,00 €`. */
export const adviceTexts = {
  deadlineMissed: (week: string, deadline: string, paymentDay: string) =>
    `L’ultimo giorno per pagare la settimana ${week} è ${deadline}: ${paymentDay} è tardi.`,
  chainClosed: {
    now: (paymentDay: string) =>
      `Lo Sconto a Catena vale solo per chi paga entro il ${seasonText.promotionEnd}: ${paymentDay} è tardi.`,
    past: chainOver,
  },
  chainNeedsWeek: (weeks: string) => `Lo Sconto a Catena chiede almeno ${weeks} per figlio.`,
  together: discountsTogether,
  advancePossible: (weeks: number, saving: string) =>
    `Pagando in anticipo almeno ${weeks} settimane spendi ${saving} in meno.`,
  advanceTooFew: (weeks: number) =>
    `Lo sconto per il pagamento anticipato parte da ${weeks} settimane per figlio.`,
  conventionProof:
    'Per la convenzione porta in segreteria il badge o la tessera del genitore prima di pagare, oppure carica una prova nell’app.',
};
