import type { cardData } from './card-data.ts';
import { gardenWords } from './garden.ts';
import { fillSlots } from './slots.ts';

type CardData = Pick<(typeof cardData)[number], 'card' | 'centrepiece'>;

/** An activity's card with the words that follow from the programme and the venues. */
export const cardOf = ({ card, centrepiece }: CardData) => ({
  ...card,
  text: (centrepiece === 'garden' && gardenWords()?.text) || fillSlots(card.text),
});
