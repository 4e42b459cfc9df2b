export const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type Entry = { field: string; value: unknown };

/** Flattens a value into named entries, e.g. `openDays[0].day`; venues and activities go by their slug. Visits a shared object once. */
export function entriesIn(value: unknown, field = '', seen = new Set<object>()): Entry[] {
  if (!isGroup(value)) return [{ field, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  const inner = Object.keys(value).flatMap((name) =>
    entriesIn(value[name as never], fieldIn(value, name, field), seen),
  );
  return [{ field, value }, ...inner];
}

/** The name of an entry of `group`, which is itself named `field`. */
export function fieldIn(group: object, name: string | number, field: string): string {
  const { slug } = (Array.isArray(group) ? (group[Number(name)] ?? {}) : {}) as { slug?: unknown };
  if (Array.isArray(group) && typeof slug !== 'string') return `${field}[${name}]`;
  return [field, typeof slug === 'string' ? slug : name].filter((part) => part !== '').join('.');
}

/** The name of the entry at this path. */
export const fieldAt = (value: unknown, path: readonly (string | number)[]): string =>
  path.reduce<{ group: unknown; field: string }>(
    ({ group, field }, name) => ({
      group: isGroup(group) ? group[name as never] : undefined,
      field: fieldIn(isGroup(group) ? group : typeof name === 'number' ? [] : {}, name, field),
    }),
    { group: value, field: '' },
  ).field;

/** Every text in a value. */
export const textsIn = (value: unknown, field?: string): { field: string; text: string }[] =>
  entriesIn(value, field).flatMap((entry) =>
    typeof entry.value === 'string' ? [{ field: entry.field, text: entry.value }] : [],
  );
