import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { encodePhoto, photos, readPhoto } from '#frontend/build/photos.ts';

/** A folder with a photo of this size. */
async function folderWith(width: number, height: number) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'prato.jpg');
  await sharp({ create: { width, height, channels: 3, background: '#0a6e5a' } })
    .withExif({ IFD0: { Make: 'Telefono' } })
    // Lies on its side, as a telephone writes it.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return { folder, file };
}

it.each([
  [3000, [480, 960, 1600]],
  [700, [480, 700]],
])('offers a photo of %i px in the widths %j', async (upright, widths) => {
  const { file } = await folderWith(20, upright);
  const { renditions } = await readPhoto(file);
  expect(renditions.map(({ width }) => width)).toEqual(widths);
});

it('sets the photo upright', async () => {
  const { file } = await folderWith(900, 700);
  const photo = await readPhoto(file);
  expect([photo.width, photo.height]).toEqual([700, 900]);
  const [first = { width: 0, fileName: '' }] = photo.renditions;
  const { width = 0, height = 0 } = await sharp(await encodePhoto(file, first)).metadata();
  expect([width, height]).toEqual([480, 617]);
});

it('leaves out where and with what a photo was taken', async () => {
  const { file } = await folderWith(900, 700);
  for (const rendition of (await readPhoto(file)).renditions)
    expect((await sharp(await encodePhoto(file, rendition)).metadata()).exif).toBeUndefined();
});

it('builds the files of an imported photo under the names the page asks for', async () => {
  const { folder } = await folderWith(900, 700);
  writeFileSync(join(folder, 'main.js'), `import photo from './prato.jpg?photo';\nconsole.log(photo);`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { rolldownOptions: { input: join(folder, 'main.js'), output: { entryFileNames: 'main.js' } } },
  });
  const script = readFileSync(join(folder, 'dist/main.js'), 'utf8');
  const asked = [...script.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(readdirSync(join(folder, 'dist/assets'))));
});
