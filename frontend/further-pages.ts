import type { FurtherSubject } from './known-pages.ts';

/** Activities and venues by path, fetched once somebody goes to one that no other page lists. */
export const contents = import.meta.glob<Record<string, FurtherSubject>>(
  ['./content/{activities,venues}/*.ts', '!**/{index,activity,venue}.ts'],
  { query: '?page' },
);
