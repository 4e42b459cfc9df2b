import type { StoredItem } from '#frontend/content/organisation/storage.ts';

const hourMs = 3_600_000;

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

/** What was kept within so many hours, in whatever shape an earlier edition left it; else `undefined`. */
export function readKept(item: StoredItem, hours = 24, now = Date.now()): unknown {
  try {
    const { keptAt, value } = JSON.parse(storageOf(item).getItem(item.name) ?? 'null');
    if (now - keptAt < hours * hourMs) return value;
    storageOf(item).removeItem(item.name);
  } catch {
    // Nothing, something else, or a browser that forbids it.
  }
  return undefined;
}
