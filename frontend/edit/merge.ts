export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without the entries that are `null` or missing, which are the same in a file. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : isGroup(value)
      ? Object.keys(value)
          .toSorted()
          .flatMap((name) => (value[name] == null ? [] : [[name, plain(value[name])]]))
      : (value ?? null);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Merges what two windows have made of one value, entry by entry; mine where both changed one. */
export function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs))
    return Object.fromEntries(
      Object.keys({ ...theirs, ...mine }).map((name) => [name, merge(base[name], mine[name], theirs[name])]),
    );
  const lists = [base, mine, theirs].filter(Array.isArray);
  const [was = [], own = [], other = []] = lists;
  return lists.length === 3 && was.length === own.length && was.length === other.length
    ? was.map((one, at) => merge(one, own[at], other[at]))
    : mine;
}
