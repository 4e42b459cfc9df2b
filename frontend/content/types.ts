/** Shapes shared by the content files. A wrong value fails the type check or `npm run check:content`, not the visitor. */

export type { IconName } from '#frontend/ui/icon-names.ts';

/** A calendar day in Rome, e.g. `2025-06-09`. */
export type IsoDay = `${number}-${number}-${number}`;

export const venueSlugs = ['sport-city', 'sc-ostiense', 'tc-nascosa'] as const;
export type VenueSlug = (typeof venueSlugs)[number];

/** What every file in `pages/` gives: the words for search results and link previews, and the day they last changed. */
export type PageText = { title: string; description: string; updated: IsoDay };

/** The public addresses of the site; `/#about` and the like point to a section. */
export const pagePaths = [
  '/',
  '/gallery',
  '/aquafun',
  '/relax',
  '/shows',
  '/sports',
  '/activities',
  '/daily-events',
  '/open-days',
  '/iscrizioni',
  '/lavora-con-noi',
  '/centri-sportivi',
  '/sport-city',
  '/sc-ostiense',
  '/tc-nascosa',
  '/privacy',
  '/members',
] as const;
export type PagePath = (typeof pagePaths)[number];
export type InternalPath = PagePath | `${PagePath}#${string}`;
export type TextLink = { text: string; to: InternalPath };

/**
 * Marks a value that only the operator knows. A local build shows the sample;
 * `npm run deploy` lists every remaining call with its `what` and refuses.
 * To fill one in, replace the whole call by the real value.
 */
/* @__NO_SIDE_EFFECTS__ */
export const placeholder = <T>(_what: string, sample: T): T => sample;
