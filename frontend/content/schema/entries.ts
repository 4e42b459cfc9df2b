export const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True for a venue or an activity, also where the slug is missing by mistake. */
export const isSubject = (value: unknown): value is object =>
  isGroup(value) && ('slug' in value || 'page' in value);

export type Entry = { field: string; value: unknown };

/** Flattens a value into named entries, e.g. `openDays[0].day`; visits a shared object once. */
export function entriesIn(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (!isGroup(value)) return [{ field, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([name, one]) =>
    entriesIn(one, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name, seen),
  );
  return [{ field, value }, ...inner];
}

/** Every text in a value. */
export const textsIn = (value: unknown, field?: string): { field: string; value: string }[] =>
  entriesIn(value, field).flatMap((entry) =>
    typeof entry.value === 'string' ? [{ field: entry.field, value: entry.value }] : [],
  );

/** Omits the name of an export that is all of its file: a venue, an activity, the season, the discounts. */
export const fieldOfExport = (name: string, value: unknown): string =>
  /^(season|discounts)$/.test(name) || isSubject(value) ? '' : name;
