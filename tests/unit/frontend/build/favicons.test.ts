import sharp from 'sharp';
import { expect, it } from 'vitest';
import { faviconFiles } from '#frontend/build/favicons.ts';

const files = await faviconFiles();

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', async (name, side) => {
  const { width, height } = await sharp(files[name] as Buffer).metadata();
  expect([width, height]).toEqual([side, side]);
});

it('wraps a picture of 32 pixels as favicon.ico', async () => {
  const icon = files['favicon.ico'] as Buffer;
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const start = icon.readUInt32LE(18);
  const { width } = await sharp(icon.subarray(start, start + icon.readUInt32LE(14))).metadata();
  expect(width).toBe(32);
});

it('names in the manifest only icons that are there', () => {
  const manifest = JSON.parse(files['site.webmanifest'] as string);
  expect(manifest.lang).toBe('it');
  for (const { src } of manifest.icons) expect(Object.keys(files)).toContain(src.slice(1));
});

it('keeps the mark inside the circle that every system leaves of a maskable icon', async () => {
  const { data, info } = await sharp(files['icon-maskable-512.png'] as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).toString('hex');
  for (let y = 0; y < 512; y += 4)
    for (let x = 0; x < 512; x += 4)
      if (Math.hypot(x - 256, y - 256) > 205) {
        const at = (y * 512 + x) * info.channels;
        expect(data.subarray(at, at + 3).toString('hex')).toBe(ground);
      }
});
