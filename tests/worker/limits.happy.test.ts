import { expect, it } from 'vitest';
import { addressGroup } from '#worker/limits.ts';

const groups: [address: string, group: string][] = [
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:198.51.100.7', 'c633:6407'],
  ['not:an:address', 'unknown'],
];
for (const [address, group] of groups) {
  it(`counts ${address} as ${group}`, () => expect(addressGroup(address)).toBe(group));
}
