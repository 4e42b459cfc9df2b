import { activity } from './activity.ts';
import { childCare } from './child-care.ts';
import { controller } from './controller.ts';
import { discounts } from './discounts.ts';
import { list } from './formats.ts';
import { organisation } from './organisation.ts';
import { parentAnswers } from './parent-answers.ts';
import { partners } from './partners.ts';
import { programme } from './programme.ts';
import { quoteAssumptions } from './quote-assumptions.ts';
import { reviews } from './reviews.ts';
import { season } from './season.ts';
import { staff } from './staff.ts';
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
