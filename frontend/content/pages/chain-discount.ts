import { discounts } from '../season/discounts.ts';
import { seasonText } from '../season/season-text.ts';

const { percentPerPerson, percentMax } = discounts.chain;

/** The promotion on the home page, before, during and after; how it works stands in promotion-details.ts. */
export const chainDiscount = {
  title: 'Sconto a Catena',
  lead: `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto, fino al ${percentMax}% a persona.`,
  toCome: {
    title: 'Promozione in arrivo',
    text: `Lo Sconto a Catena dell’estate ${seasonText.year} non è ancora cominciato. Vuoi sapere quando parte? Scrivici in chat.`,
  },
  expired: {
    title: 'Promozione conclusa',
    text: `Lo Sconto a Catena dell’estate ${seasonText.year} è finito il ${seasonText.promotionEnd}. Vuoi sapere se tornerà? Scrivici in chat.`,
  },
} as const;
