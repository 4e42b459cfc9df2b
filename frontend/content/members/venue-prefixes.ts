import { readData } from '#frontend/content/read-data.ts';

/** The two letters with which the photos of a venue begin, by its slug. */
export const venuePrefixes: Readonly<Record<string, string>> = Object.fromEntries(
  readData('venues').map(({ slug, photoPrefix }) => [slug, photoPrefix]),
);
