import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { type SocialPage, socialPictures } from '#frontend/build/social-pictures.ts';

/** Any two of the site's drawings. */
const [scene = '', otherScene = ''] = readdirSync(
  join(import.meta.dirname, '../../../../frontend/images/scenes'),
);

const page = (change: Partial<SocialPage> = {}): SocialPage => ({
  slug: 'home',
  title: 'Centri estivi a Roma, perché l’estate è dei bambini',
  file: scene,
  ...change,
});

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'og-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** Width in pixels of the first letter's strokes: letters alone are that dark on the yellow ground. */
async function strokeOfTitle(file: string): Promise<number> {
  const place = { left: 72, top: 190, width: 540, height: 380 };
  const { data, info } = await sharp(file)
    .extract(place)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).reduce((sum, level) => sum + (level < 90 ? 1 : 0), 0),
  );
  return Math.max(...widths);
}

it('draws 1200 by 630 pixels in less than 100 kB for each page', async () => {
  const out = folder();
  await socialPictures(
    [page({ title: 'Sport & giochi <3' }), page({ slug: 'shows', file: otherScene })],
    out,
  );
  for (const slug of ['home', 'shows']) {
    const file = join(out, 'og', `${slug}.jpg`);
    const { width, height, format } = await sharp(readFileSync(file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});

it('sets the title in the heavy display face, whatever fonts the machine has', async () => {
  const out = folder();
  await socialPictures([page({ title: 'I' })], out);
  // At this size the display face's stem is 17 pixels wide, that of a regular sans serif about 10.
  expect(await strokeOfTitle(join(out, 'og/home.jpg'))).toBeGreaterThan(14);
});

it('refuses a title that no size can hold', async () => {
  await expect(socialPictures([page({ title: 'Estate insieme '.repeat(40) })], folder())).rejects.toThrow(
    'too long',
  );
});
