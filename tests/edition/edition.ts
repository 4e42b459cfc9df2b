import type { Modules } from '#frontend/content/check/content-modules.ts';
import type { Edition as Facts } from '#frontend/content/check/edition.ts';
import { editionFindings } from '#frontend/content/check/edition-findings.ts';
import type { Finding } from '#frontend/content/check/finding.ts';
import { moduleFindings } from '#frontend/content/check/schema-findings.ts';
import type { Organisation } from '#frontend/content/schema/organisation.ts';
import { activities } from './activities.ts';
import { organisation } from './organisation.ts';
import { dailyEvents, dailySlots, discounts, season } from './season.ts';
import { venues } from './venues.ts';

export type Edition = Facts & { organisation: Organisation };

/** A small edition of its own: fixed numbers for tests, whatever the site says today. */
export const edition: Edition = {
  season,
  discounts,
  dailySlots,
  dailyEvents,
  venues,
  activities,
  organisation,
};

/** The edition as the exports of content files. */
const modulesOf = ({ venues, activities, organisation, ...facts }: Edition): Modules => {
  const { season, discounts, ...programme } = facts;
  const files = {
    'season/season': { season },
    'season/discounts': { discounts },
    'season/programme': programme,
    'organisation/organisation': organisation,
    ...Object.fromEntries(venues.map((venue) => [`venues/${venue.slug}`, { venue }])),
    ...Object.fromEntries(activities.map((activity) => [`activities/${activity.slug}`, { activity }])),
    'venues/index': { venues },
    'activities/index': { activities },
  };
  return new Map(Object.entries(files).map(([file, module]) => [`frontend/content/${file}.ts`, module]));
};

/** Everything wrong with the facts of the edition. */
export const findingsOf = (edition: Edition): Finding[] => {
  const modules = modulesOf(edition);
  return [...moduleFindings(modules), ...editionFindings(modules)];
};
