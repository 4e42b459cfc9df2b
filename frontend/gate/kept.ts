import type { StoredItem } from '#frontend/content/organisation/storage.ts';

const lifetimeMs = 24 * 3_600_000;

const storageOf = ({ kind }: StoredItem): Storage =>
  kind === 'sessionStorage' ? globalThis.sessionStorage : globalThis.localStorage;

/** Keeps what JSON can hold, in the browser alone; `undefined` takes it away. False where the browser keeps nothing. */
export function keep(item: StoredItem, value: unknown, now = Date.now()): boolean {
  try {
    if (value === undefined) storageOf(item).removeItem(item.name);
    else storageOf(item).setItem(item.name, JSON.stringify({ keptAt: now, value }));
    return true;
  } catch {
    return false;
  }
}

/** What was kept within 24 hours, in whatever shape an earlier edition left it; else `undefined`. */
export function readKept(item: StoredItem, now = Date.now()): unknown {
  try {
    const { keptAt, value } = JSON.parse(storageOf(item).getItem(item.name) ?? 'null');
    if (now - keptAt < lifetimeMs) return value;
    storageOf(item).removeItem(item.name);
  } catch {
    // Nothing, something else, or a browser that forbids it.
  }
  return undefined;
}

/** Whether the item is there, however old. */
export function isKept(item: StoredItem): boolean {
  try {
    return storageOf(item).getItem(item.name) !== null;
  } catch {
    return false;
  }
}
