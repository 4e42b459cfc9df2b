import { siteName } from '../site.ts';
import type { activityData } from './activity-data.ts';
import { cardOf } from './card.ts';
import { centrepieces } from './centrepieces.ts';
import { gardenWords } from './garden.ts';
import { fillSlots } from './slots.ts';

export type ActivityData = (typeof activityData)[number];
export type Centrepieces = typeof centrepieces & {
  garden: NonNullable<ReturnType<typeof gardenWords>>['special'];
};
/** The special part of an activity's page, drawn by the component of this name. */
type Special =
  | { [Id in keyof Centrepieces]: { centrepiece: Id; special: Centrepieces[Id] } }[keyof Centrepieces]
  | { centrepiece: null; special?: undefined };
export type Activity = Omit<ActivityData, 'centrepiece'> & Special;

/** An activity with the words and the special part that follow from the programme and the venues. */
export function activityOf(data: ActivityData): Activity {
  const { centrepiece, ...activity } = data;
  const { page, gallery } = activity;
  const garden = centrepiece === 'garden' ? gardenWords() : null;
  const words = {
    ...activity,
    card: cardOf(data),
    page: {
      ...page,
      title: `${page.title} · ${siteName}`,
      description: fillSlots(page.description),
      lead: fillSlots(page.lead),
      ...garden?.page,
    },
    gallery: gallery && { ...gallery, ...garden?.gallery },
  };
  if (garden) return { ...words, centrepiece: 'garden', special: garden.special };
  if (centrepiece === null || centrepiece === 'garden') return { ...words, centrepiece: null };
  return { ...words, centrepiece, special: centrepieces[centrepiece] } as Activity;
}
