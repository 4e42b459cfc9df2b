import type { StoredItem } from '#frontend/content/organisation/storage.ts';

const hourMs = 3_600_000;

const storageOf = ({ kind }: StoredItem): Storage =>
  kind === 'sessionStorage' ? globalThis.sessionStorage : globalThis.localStorage;

/** Stores JSON in this browser; `undefined` removes it. False where storage is full or blocked. */
export function setStored(item: StoredItem, value: unknown, now = Date.now()): boolean {
  try {
    if (value === undefined) storageOf(item).removeItem(item.name);
    else storageOf(item).setItem(item.name, JSON.stringify({ storedAt: now, value }));
    return true;
  } catch {
    return false;
  }
}

/** Removes the item unless it was stored after `time`, in ms since 1970. */
export function removeOlder(item: StoredItem, time: number): void {
  try {
    const { storedAt } = JSON.parse(storageOf(item).getItem(item.name) ?? 'null') ?? {};
    if (!(storedAt > time)) storageOf(item).removeItem(item.name);
  } catch {
    // Not JSON, or storage is blocked: getStored gives nothing either.
  }
}

/** The value, if it was stored within so many hours; an earlier version of the site may have given it another shape. */
export function getStored(item: StoredItem, hours = 24, now = Date.now()): unknown {
  removeOlder(item, now - hours * hourMs);
  try {
    return JSON.parse(storageOf(item).getItem(item.name) ?? 'null')?.value;
  } catch {
    return undefined;
  }
}
