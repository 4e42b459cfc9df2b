import { expect, it } from 'vitest';
import { includedOf } from '#frontend/lib/included.ts';
import { lake, pinewood } from '#tests/fixtures/edition/edition.ts';

it('says of each item that a venue has whether its week includes it', () => {
  const items = includedOf(lake).map(({ item, isIncluded }) => `${item} ${isIncluded ? 'yes' : 'no'}`);
  expect(items).toEqual([
    'lunch yes',
    'snack no',
    'insurance no',
    'kit no',
    'shirt no',
    'lessons yes',
    'show no',
  ]);
});

it('says nothing while nobody has said what is included', () => {
  expect(includedOf(pinewood)).toEqual([]);
});
