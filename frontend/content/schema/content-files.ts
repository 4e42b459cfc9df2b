import type * as z from 'zod';
import { activity } from './activity.ts';
import { fieldOfExport, isGroup, isSubject, textsIn } from './entries.ts';
import { list, pageText, text } from './formats.ts';
import {
  childCare,
  controller,
  organisation,
  parentAnswers,
  staffAddresses,
  venuePrefixes,
} from './organisation.ts';
import { menuEntry, singlePageText, textLink } from './page.ts';
import * as season from './season.ts';
import { venue } from './venue.ts';

/** The schema of an export, and the field under which its entries are named (`''`: the export is all of its file). */
export type Part = { field: string; value: unknown; schema: z.ZodType };

const exportSchemas: Record<string, Record<string, z.ZodType>> = {
  'season/season.ts': { season: season.season },
  'season/discounts.ts': { discounts: season.discounts },
  'season/programme.ts': {
    dailySlots: list(season.dailySlot),
    dailyEvents: list(season.dailyEvent),
    prizes: season.prizes,
    lunchCourses: list(season.lunchCourse),
    packingByDay: list(season.dayPacking),
  },
  'season/quote-assumptions.ts': {
    assumptions: season.assumptions,
    fixedAssumptions: season.fixedAssumptions,
  },
  'organisation/child-care.ts': { childCare },
  'organisation/controller.ts': { controller },
  'organisation/parent-answers.ts': { parentAnswers },
  'pages/menu.ts': { menu: list(menuEntry), menuButtons: list(textLink) },
  'frontend/members/content/addresses.ts': { staffAddresses },
  'frontend/members/content/venue-prefixes.ts': { venuePrefixes },
  'pages/members.ts': { members: pageText.loose() },
};

/** Requires plain text of values without a schema; a sentence may be empty where it depends on a date. */
const textParts = (value: unknown, name: string): Part[] =>
  textsIn(value, name)
    .filter((part) => part.value !== '' && !/\.(src|file|alt)$/.test(part.field))
    .map((part) => ({ ...part, schema: text }));

/** Pairs the exports of a file in `frontend/content/` with their schemas. */
export function partsOf(file: string, module: Record<string, unknown>): Part[] {
  if (file === 'organisation/organisation.ts')
    return [{ field: '', value: { ...module }, schema: organisation }];
  const folder = { venues: venue, activities: activity }[file.split('/')[0] ?? ''];
  return Object.entries(module).flatMap(([name, value]): Part[] => {
    if (folder) return isSubject(value) ? [{ field: '', value, schema: folder }] : [];
    const schema = exportSchemas[file]?.[name];
    if (schema) return [{ field: fieldOfExport(name, value), value, schema }];
    if (file.startsWith('pages/') && isGroup(value) && 'updated' in value)
      return [{ field: name, value, schema: singlePageText.loose() }, ...textParts(value, name)];
    return textParts(value, name);
  });
}
