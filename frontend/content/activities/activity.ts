import type { infer as Infer } from 'zod';
import type { activity, activityCard, centrepieces, showCard, sport } from '../schema/activity.ts';

export type Centrepieces = { [Id in keyof typeof centrepieces]: Infer<(typeof centrepieces)[Id]> };
export type ShowCard = Infer<typeof showCard>;
export type Sport = Infer<typeof sport>;
export type ActivityCard<Slug extends string = string> = Infer<typeof activityCard> & {
  slug: Slug;
  centrepiece: keyof Centrepieces | null;
};
export type Activity<Slug extends string = string> = Infer<typeof activity> & { slug: Slug };
