import { expect, it } from 'vitest';
import { findDelivered, fingerprintOf } from '#frontend/members/photo-desk/fingerprint.ts';
import { fileOf } from '#tests/fixtures/photos/sample-photos.ts';

const one = Buffer.alloc(200_000, 1);
const other = Buffer.concat([Buffer.of(2), one.subarray(1)]);

it('knows a photo again under another name and date, and takes no other for it', async () => {
  const fingerprint = await fingerprintOf(fileOf(one, 'IMG_1.jpg'));
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
  expect(await fingerprintOf(new File([one], 'image.jpg', { lastModified: 7 }))).toBe(fingerprint);
  for (const bytes of [other, one.subarray(1)])
    expect(await fingerprintOf(fileOf(bytes, 'IMG_1.jpg'))).not.toBe(fingerprint);
});

it('tells delivered photos from new ones, and leaves what cannot be read to the cleaning', async () => {
  const known = fileOf(one, 'IMG_1.jpg');
  const fresh = fileOf(other, 'IMG_2.jpg');
  const gone = Object.assign(fileOf(one, 'IMG_3.jpg'), {
    slice: () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
  const files = [known, fresh, gone];
  const found = await findDelivered(files, new Set([await fingerprintOf(known)]));
  expect(found.map(({ file, isDelivered }) => [file, isDelivered])).toEqual([
    [known, true],
    [fresh, false],
    [gone, false],
  ]);
});
