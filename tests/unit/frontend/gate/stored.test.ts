import { afterEach, expect, it, vi } from 'vitest';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { storageOf } from '#tests/fixtures/storage.ts';

const item = storedItems.membersDraft;
const hourMs = 3_600_000;

function useStorage({ isFull = false } = {}): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal(item.kind, storageOf(entries, { isFull }));
  return entries;
}
afterEach(() => vi.unstubAllGlobals());

it('gives back what was kept within a day, or as many hours as are asked for, and takes away what is older', () => {
  const entries = useStorage();
  expect(setStored(item, { description: 'Giochi' }, 0)).toBe(true);
  expect(getStored(item, 24, 23 * hourMs)).toEqual({ description: 'Giochi' });
  expect(getStored(item, 48, 47 * hourMs)).toEqual({ description: 'Giochi' });
  expect(getStored(item, 24, 24 * hourMs)).toBeUndefined();
  expect(entries.size).toBe(0);
});

it('takes away what is no longer wanted', () => {
  useStorage();
  setStored(item, 'x');
  expect(getStored(item)).toBe('x');
  setStored(item, undefined);
  expect(getStored(item)).toBeUndefined();
});

it('says that nothing is kept where storage is full or forbidden, and goes on', () => {
  useStorage({ isFull: true });
  expect(setStored(item, 'x')).toBe(false);
  vi.stubGlobal(item.kind, undefined);
  expect(setStored(item, 'x')).toBe(false);
  expect(getStored(item)).toBeUndefined();
});

it.each(['', 'null', '{', '[]', '{"storedAt":"x"}', '7'])('reads %j, left by whoever, as nothing', (text) => {
  useStorage().set(item.name, text);
  expect(getStored(item)).toBeUndefined();
});
