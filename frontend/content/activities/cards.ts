import { cardOf } from './card.ts';
import { cardData } from './card-data.ts';

/** The activities as cards, in the order in which they are shown. */
export const activityCards = cardData.map((activity) => ({ ...activity, card: cardOf(activity) }));
