import type * as z from 'zod';
import type { Activity } from '../activities/activity.ts';
import { activity } from '../schema/activity.ts';
import { isGroup } from '../schema/entries.ts';
import { list } from '../schema/formats.ts';
import * as season from '../schema/season.ts';
import { venue } from '../schema/venue.ts';
import type { Discounts } from '../season/discounts.ts';
import type { DailyEvent, DailySlot } from '../season/programme.ts';
import type { Season } from '../season/season.ts';
import type { Venue } from '../venues/venue.ts';
import type { Modules } from './content-modules.ts';
import type { Finding } from './finding.ts';
import { soundPart } from './schema-findings.ts';

/** The facts that rules compare. */
export type Edition = {
  season: Season;
  discounts: Discounts;
  dailySlots: readonly DailySlot[];
  dailyEvents: readonly DailyEvent[];
  venues: readonly Venue[];
  activities: readonly Activity[];
};

/** Facts against each other. Values that the schemas refused are `undefined`: only a true comparison is a finding. */
export type Rule = (edition: Edition) => Iterable<Finding>;
export type VenueRule = (venue: Venue, edition: Edition) => Iterable<Finding>;

/** The venues or activities in the files of a folder; its index lists them once more. */
export const subjectsIn = <Subject>(modules: Modules, folder: 'venues' | 'activities') =>
  [...modules].flatMap(([file, module]) =>
    file.startsWith(`frontend/content/${folder}/`) && !file.endsWith('/index.ts')
      ? Object.values(module)
          .filter((value) => isGroup(value) && 'slug' in value && typeof value.slug === 'string')
          .map((value) => ({ file, subject: value as Subject }))
      : [],
  );

/** Facts of the files that could be run. */
export function editionOf(modules: Modules): Partial<Edition> {
  const sound = (file: string, name: string, schema: z.ZodType) => {
    const value = modules.get(`frontend/content/${file}.ts`)?.[name];
    return value === undefined ? {} : { [name]: soundPart(value, schema) };
  };
  return {
    ...sound('season/season', 'season', season.season),
    ...sound('season/discounts', 'discounts', season.discounts),
    ...sound('season/programme', 'dailySlots', list(season.dailySlot)),
    ...sound('season/programme', 'dailyEvents', list(season.dailyEvent)),
    ...sound('venues/index', 'venues', list(venue)),
    ...sound('activities/index', 'activities', list(activity)),
  };
}
