import { expect, it } from 'vitest';
import { partByPrint, photoPrint } from '#frontend/members/photo-desk/photo-print.ts';
import { fileOf } from './sample-photos.ts';

const one = Buffer.alloc(200_000, 1);
const other = Buffer.concat([Buffer.of(2), one.subarray(1)]);

it('knows a photo again under another name and date, and takes no other for it', async () => {
  const print = await photoPrint(fileOf(one, 'IMG_1.jpg'));
  expect(print).toMatch(/^[0-9a-f]{32}$/);
  expect(await photoPrint(new File([one], 'image.jpg', { lastModified: 7 }))).toBe(print);
  for (const bytes of [other, one.subarray(1)])
    expect(await photoPrint(fileOf(bytes, 'IMG_1.jpg'))).not.toBe(print);
});

it('parts chosen photos into new ones and those of a print, and leaves what cannot be read to the cleaning', async () => {
  const known = fileOf(one, 'IMG_1.jpg');
  const fresh = fileOf(other, 'IMG_2.jpg');
  const gone = Object.assign(fileOf(one, 'IMG_3.jpg'), {
    slice: () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
  expect(await partByPrint([known, fresh, gone], new Set([await photoPrint(known)]))).toEqual({
    fresh: [fresh, gone],
    known: [known],
  });
});
