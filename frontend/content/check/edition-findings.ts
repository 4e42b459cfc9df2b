import * as z from 'zod';
import { activity } from '../schema/activity.ts';
import { organisation } from '../schema/organisation.ts';
import * as season from '../schema/season.ts';
import { venue } from '../schema/venue.ts';
import type { Edition } from './edition.ts';
import type { Finding } from './finding.ts';
import { priceRules, venuePriceRules } from './price-rules.ts';
import { schemaFindings, soundPart } from './schema-findings.ts';
import { seasonRules } from './season-rules.ts';
import { subjectRules, venueRules } from './subject-rules.ts';

const files = {
  season: { file: 'season/season.ts', field: '', schema: season.season },
  discounts: { file: 'season/discounts.ts', field: '', schema: season.discounts },
  dailySlots: { file: 'season/programme.ts', field: 'dailySlots', schema: z.array(season.dailySlot) },
  dailyEvents: { file: 'season/programme.ts', field: 'dailyEvents', schema: z.array(season.dailyEvent) },
  organisation: { file: 'organisation/organisation.ts', field: '', schema: organisation },
};
type Named = keyof typeof files;

/**
 * Facts that do not agree; those that are missing or refused by their schema are left out.
 * @param venues those that could be read, where the list of all could not
 */
export function ruleFindings(edition: Partial<Edition>, venues = edition.venues ?? []): Finding[] {
  const sound = { ...edition } as Record<string, unknown>;
  for (const [name, { schema }] of Object.entries(files))
    if (edition[name as Named]) sound[name] = soundPart(edition[name as Named], schema);
  sound.venues = edition.venues?.map((one) => soundPart(one, venue));
  sound.activities = edition.activities?.map((one) => soundPart(one, activity));
  const all = sound as Edition;
  const read = venues.map((one) => soundPart(one, venue));
  const rules = [
    ...[...seasonRules, ...priceRules, ...subjectRules].map((rule) => () => rule(all)),
    ...read.flatMap((one) =>
      [...venueRules, ...venuePriceRules].map((rule) => () => rule(one, { ...all, venues: read })),
    ),
  ];
  const findings: Finding[] = [];
  for (const rule of rules)
    try {
      for (const finding of rule()) findings.push(finding);
    } catch (error) {
      // It compares with a value that has been told to be missing.
      if (!(error instanceof TypeError)) throw error;
    }
  return findings;
}

/** Everything wrong with the facts alone. */
export const editionFindings = (edition: Edition): Finding[] => [
  ...Object.entries(files).flatMap(([name, { file, field, schema }]) =>
    schemaFindings(`frontend/content/${file}`, { field, schema, value: edition[name as Named] }),
  ),
  ...(['venues', 'activities'] as const).flatMap((folder) =>
    edition[folder].flatMap((value) =>
      schemaFindings(`frontend/content/${folder}/${value.slug}.ts`, {
        field: '',
        value,
        schema: folder === 'venues' ? venue : activity,
      }),
    ),
  ),
  ...ruleFindings(edition),
];
