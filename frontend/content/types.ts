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
