const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type Entry = { field: string; value: unknown };

/** A value and everything in it, named as `openDays[0].day`; a group that stands in two places is found at the first. */
export function entriesIn(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (!isGroup(value)) return [{ field, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([name, one]) =>
    entriesIn(one, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name, seen),
  );
  return [{ field, value }, ...inner];
}

/** Its texts; the same text may stand in two places. */
export const textsIn = (value: unknown, field?: string): { field: string; value: string }[] =>
  entriesIn(value, field).flatMap((entry) =>
    typeof entry.value === 'string' ? [{ field: entry.field, value: entry.value }] : [],
  );

/** A venue, an activity, the season and the discounts are all of their file: their entries are named without it. */
export const fieldOfExport = (name: string, value: unknown): string =>
  /^(season|discounts)$/.test(name) || (isGroup(value) && 'slug' in value) ? '' : name;
