import type { Moment } from '#frontend/content/season/moment.ts';

/** Attribute of what is shown only while one of these is true. All of it stands in the HTML; the clock shows what holds. */
export const when = (...moments: Moment[]): { 'data-when': string } => ({ 'data-when': moments.join(' ') });
