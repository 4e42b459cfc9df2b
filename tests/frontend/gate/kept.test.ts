import { afterEach, expect, it, vi } from 'vitest';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { keep, readKept } from '#frontend/gate/kept.ts';

const item = storedItems.membersDraft;
const hourMs = 3_600_000;

/** A browser's storage, or one that refuses. */
function useStorage(setItem?: () => never): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: setItem ?? ((name: string, text: string) => entries.set(name, text)),
    removeItem: (name: string) => entries.delete(name),
  });
  return entries;
}
afterEach(() => vi.unstubAllGlobals());

it('gives back what was kept within a day, or as many hours as are asked for, and takes away what is older', () => {
  const entries = useStorage();
  expect(keep(item, { description: 'Giochi' }, 0)).toBe(true);
  expect(readKept(item, 24, 23 * hourMs)).toEqual({ description: 'Giochi' });
  expect(readKept(item, 48, 47 * hourMs)).toEqual({ description: 'Giochi' });
  expect(readKept(item, 24, 24 * hourMs)).toBeUndefined();
  expect(entries.size).toBe(0);
});

it('takes away what is no longer wanted', () => {
  useStorage();
  keep(item, 'x');
  expect(readKept(item)).toBe('x');
  keep(item, undefined);
  expect(readKept(item)).toBeUndefined();
});

it('says that nothing is kept where storage is full or forbidden, and goes on', () => {
  useStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep(item, 'x')).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(keep(item, 'x')).toBe(false);
  expect(readKept(item)).toBeUndefined();
});

it.each(['', 'null', '{', '[]', '{"keptAt":"x"}', '7'])('reads %j, left by whoever, as nothing', (text) => {
  useStorage().set(item.name, text);
  expect(readKept(item)).toBeUndefined();
});
