import { readData } from '../read-data.ts';

/** Picks the fields that cards show; `album`: picture of the gallery. Most pages need no more of the activities. */
export const cardData = readData('activities').map(({ slug, name, card, centrepiece, gallery }) => ({
  slug,
  name,
  card,
  centrepiece,
  album: gallery && (gallery.pictures?.[1] ?? card.picture),
}));
