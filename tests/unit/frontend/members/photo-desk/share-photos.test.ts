import { expect, it } from 'vitest';
import { shareBatches } from '#frontend/members/photo-desk/share-photos.ts';

const megabyte = 1_000_000;
const photos = (megabytes: number[]) => megabytes.map((size) => ({ file: { size: size * megabyte } }));

it.each([
  [[], []],
  [[4, 4, 4], [[4, 4, 4]]],
  [Array(12).fill(1), [Array(10).fill(1), [1, 1]]],
  [
    [20, 20, 20, 5],
    [
      [20, 20],
      [20, 5],
    ],
  ],
  [
    [45, 1],
    [[45], [1]],
  ],
])('shares photos of %j MB in the batches %j', (megabytes, batches) => {
  expect(shareBatches(photos(megabytes))).toEqual(batches.map(photos));
});
