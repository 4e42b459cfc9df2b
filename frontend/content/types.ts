/** Types shared by the content files; the schemas are read by `npm run check:content` alone. */

import type { infer as Infer } from 'zod';
import type { PagePath } from '#frontend/site-map.ts';
import type { day, iconText, pageText, weekday } from './schema/formats.ts';
import type { singlePageText, textLink } from './schema/page.ts';

export type { PagePath } from '#frontend/site-map.ts';
export type { IconName } from '#frontend/ui/icon-names.ts';

export type IsoDay = Infer<typeof day>;
export type Weekday = Infer<typeof weekday>;
export type PageText = Infer<typeof pageText>;
export type SinglePageText = Infer<typeof singlePageText>;
export type IconText = Infer<typeof iconText>;

/** An address of this site; `/#about` and the like point to a section. */
export type InternalPath = PagePath | `${PagePath}#${string}`;
export type TextLink = Infer<typeof textLink>;

/**
 * Marks a value that only the operator knows. A local build shows the sample; `npm run deploy` lists every remaining
 * call as a form, with its question and the law that asks for it, and refuses. The real value replaces the whole call.
 */
/* @__NO_SIDE_EFFECTS__ */
export const placeholder = <T>(_question: string, sample: T, _law?: string): T => sample;
