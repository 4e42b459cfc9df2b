import { discounts, discountsTogether } from '../season/discounts.ts';
import { seasonText } from '../season/season-text.ts';

const { percentPerPerson, percentMax, minWeeks } = discounts.chain;
const weeks = minWeeks === 1 ? 'una settimana' : `${minWeeks} settimane`;

/** The promotion of the home page: words and rules; percentages and deadline are in discounts.ts and season.ts. */
export const chainDiscount = {
  title: 'Sconto a Catena',
  lead: `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto, fino al ${percentMax}% a persona.`,
  howTitle: 'Come funziona',
  steps: [
    'Fai la lista: amici, compagni di classe, fratelli e sorelle.',
    `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto.`,
    `Lo sconto cresce fino al ${percentMax}% a persona.`,
  ],
  rulesTitle: 'Le regole, senza asterischi',
  rules: [
    `Per partecipare devi pagare la quota d’iscrizione e almeno ${weeks}.`,
    'Tutti i partecipanti pagano entro le scadenze.',
    `La promozione scade il ${seasonText.promotionEnd} alle ${seasonText.promotionEndTime}.`,
    `Il prezzo scontato resta bloccato per tutta l’estate ${seasonText.year}.`,
    discountsTogether,
  ],
  countdown: {
    title: 'La promozione finisce tra',
    days: 'giorni',
    hours: 'ore',
    minutes: 'minuti',
    seconds: 'secondi',
    /** Shown until the visitor's clock is known. */
    neutral: `La promozione scade il ${seasonText.promotionEnd} alle ${seasonText.promotionEndTime}.`,
  },
  expired: {
    title: 'Promozione conclusa',
    text: `Lo Sconto a Catena dell’estate ${seasonText.year} è finito il ${seasonText.promotionEnd}. Vuoi sapere se tornerà? Scrivici in chat.`,
  },
  shopTitle: 'Il negozio',
} as const;
