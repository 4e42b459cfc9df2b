import { expect, it } from 'vitest';
import { addressGroup } from '#worker/tries.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:12ff::', '2001:db8:1:1200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::ffff:198.51.100.7', 'c633:6407'],
  ['not:an:address', 'unknown'],
])('counts %s as %s', (address, group) => expect(addressGroup(address)).toBe(group));
