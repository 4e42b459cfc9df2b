import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteName } from '#frontend/content/site.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../frontend/public', name), 'utf8');
const sizeOf = async (name: string) => {
  const { width, height } = await sharp(
    join(import.meta.dirname, '../../../../frontend/public', name),
  ).metadata();
  return `${width}x${height}`;
};

type Manifest = { name: string; icons: { src: string; sizes: string }[] };

describe.each([
  ['site.webmanifest', siteName],
  ['members.webmanifest', `${siteName} Staff`],
])('%s', (file, name) => {
  const manifest: Manifest = JSON.parse(read(file));

  it('has the name that the pages have', () => {
    expect(manifest.name).toBe(name);
  });

  it('tells the size of each icon', async () => {
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(src), src).toBe(sizes);
  });
});
