import { activity } from './activity.ts';
import { list } from './formats.ts';
import {
  childCare,
  controller,
  organisation,
  parentAnswers,
  partners,
  reviews,
  staff,
} from './organisation.ts';
import { discounts, programme, quoteAssumptions, season } from './season.ts';
import { venue } from './venue.ts';

/** The schema of each file in `content/data/`. A new field needs no change there: one that is missing is unanswered. */
export const dataFiles = {
  season,
  programme,
  discounts,
  'quote-assumptions': quoteAssumptions,
  venues: list(venue),
  activities: list(activity),
  organisation,
  partners,
  reviews,
  controller,
  'child-care': childCare,
  'parent-answers': parentAnswers,
  staff,
};

export type DataName = keyof typeof dataFiles;
