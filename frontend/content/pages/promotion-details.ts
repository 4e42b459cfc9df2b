import { chainWeeks, discounts, discountsTogether } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';

const { percentPerPerson, percentMax } = discounts.chain;
const deadline = season.promotion.lastDay
  ? `La promozione scade il ${seasonText.promotionEnd} alle ${seasonText.promotionEndTime}.`
  : 'La data di scadenza è in arrivo.';

/** How the promotion works, while it lasts; percentages and deadline are in discounts.ts and season.ts. */
export const promotionDetails = {
  howTitle: 'Come funziona',
  steps: [
    'Fai la lista: amici, compagni di classe, fratelli e sorelle.',
    `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto.`,
    `Lo sconto cresce fino al ${percentMax}% a persona.`,
  ],
  rulesTitle: 'Le regole, senza asterischi',
  rules: [
    `Per partecipare devi pagare la quota d’iscrizione e almeno ${chainWeeks}.`,
    'Tutti i partecipanti pagano entro le scadenze.',
    deadline,
    `Il prezzo scontato resta bloccato per tutta l’estate ${seasonText.year}.`,
    discountsTogether,
  ],
  countdown: {
    title: 'La promozione finisce tra',
    days: 'giorni',
    hours: 'ore',
    minutes: 'minuti',
    seconds: 'secondi',
    until: deadline,
  },
  shopTitle: 'Il negozio',
} as const;
