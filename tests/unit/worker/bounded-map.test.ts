import { expect, it } from 'vitest';
import { BoundedMap } from '#worker/bounded-map.ts';

it('holds no more entries than it may, however many are set', () => {
  const map = new BoundedMap<number, string>(3);
  for (let key = 0; key < 100; key += 1) map.set(key, 'x');
  const left = Array.from({ length: 100 }, (_, key) => key).filter((key) => map.get(key));
  expect(left).toEqual([97, 98, 99]);
});

it('lets the entry go that was set longest ago', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('one', 1);
  map.set('two', 2);
  map.set('one', 3);
  map.set('three', 4);
  expect([map.get('one'), map.get('two'), map.get('three')]).toEqual([3, undefined, 4]);
});
