/** Shapes shared by the content files. A wrong value fails the type check or `npm run check:content`, not the visitor. */

import type { PagePath } from '#frontend/site-map.ts';
import type { IconName } from '#frontend/ui/icon-names.ts';
import type { Picture } from './picture.ts';

export type { PagePath } from '#frontend/site-map.ts';
export type { IconName } from '#frontend/ui/icon-names.ts';

/** A calendar day in Rome, e.g. `2025-06-09`. */
export type IsoDay = `${number}-${number}-${number}`;

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** What every page gives: the words for search results and link previews, and the day they last changed. */
export type PageText = { title: string; description: string; updated: IsoDay };

/** The words of a page that has a file of its own, with the picture at its top. */
export type SinglePageText = PageText & { picture: Picture };

/** An address of this site; `/#about` and the like point to a section. */
export type InternalPath = PagePath | `${PagePath}#${string}`;
export type TextLink = { text: string; to: InternalPath };

/** A short text beside an icon. */
export type IconText = { icon: IconName; title: string; text: string };

/**
 * Marks a value that only the operator knows. A local build shows the sample;
 * `npm run deploy` lists every remaining call with its `what` and refuses.
 * To fill one in, replace the whole call by the real value.
 */
/* @__NO_SIDE_EFFECTS__ */
export const placeholder = <T>(_what: string, sample: T): T => sample;
