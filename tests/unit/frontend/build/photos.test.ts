import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { encodePhoto, photos, readPhoto } from '#frontend/build/photos.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** A JPEG lying on its side, as a telephone writes it: 700 by 900 once upright, with the camera's name in it. */
const sideways = (path: string, green: number) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: { r: 10, g: green, b: 90 } } })
    .withExif({ IFD0: { Orientation: '6', Make: 'Telefono' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path);

/** Builds a script with plugins of its own, as a new process would; returns the styles. */
async function bundle(root: string, script: string, onModule: (code: string, id: string) => void = () => {}) {
  writeFileSync(join(root, 'main.js'), script);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos(), { name: 'modules', transform: onModule }],
    build: { rolldownOptions: { input: join(root, 'main.js'), output: { entryFileNames: 'main.js' } } },
  });
  const assets = join(root, 'dist/assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('');
}

it('offers widths up to that of the photo and no further', async () => {
  const file = join(folder(), 'prato.jpg');
  await sideways(file, 101);
  const { width, height, renditions } = await readPhoto(file);
  expect({ width, height }).toEqual({ width: 700, height: 900 });
  expect(renditions.map((rendition) => `${rendition.format} ${rendition.width}`)).toEqual([
    'avif 480',
    'avif 700',
    'webp 480',
    'webp 700',
    'jpeg 700',
  ]);
});

it('gives every file of a photo another name with another quality or another version of the encoder', async () => {
  const file = join(folder(), 'prato.jpg');
  await sideways(file, 106);
  const namesWith = async (encoder: string, quality: number) => {
    const { renditions } = await readPhoto(file, {
      versions: { ...sharp.versions, sharp: encoder },
      options: { avif: { quality, effort: 4 }, webp: { quality }, jpeg: { quality, mozjpeg: true } },
    });
    return renditions.map(({ fileName }) => fileName);
  };
  const names = await namesWith('1.0.0', 55);
  expect(await namesWith('1.0.0', 55)).toEqual(names);
  const others = [...(await namesWith('1.0.0', 60)), ...(await namesWith('1.0.1', 55))];
  expect(others.filter((name) => names.includes(name))).toEqual([]);
});

it('takes quality from a photo rich in detail until it weighs 60 bytes for each pixel of its width', async () => {
  const file = join(folder(), 'prato.jpg');
  await sharp({
    create: {
      ...{ width: 800, height: 600, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(2)
    .jpeg({ quality: 95 })
    .toFile(file);
  const { renditions } = await readPhoto(file);
  for (const rendition of renditions.filter(({ width }) => width === 480))
    expect((await encodePhoto(file, rendition)).length, rendition.format).toBeLessThanOrEqual(480 * 60);
});

it('offers each width of a large photo once, at most 2400 pixels', async () => {
  const file = join(folder(), 'prato.jpg');
  await sharp({ create: { width: 3000, height: 20, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(file);
  const { renditions } = await readPhoto(file);
  expect(renditions.filter(({ format }) => format === 'avif').map(({ width }) => width)).toEqual([
    480, 800, 1200, 1600, 2400,
  ]);
});

it('sets the photo upright and leaves out where and with what it was taken', async () => {
  const file = join(folder(), 'prato.jpg');
  await sideways(file, 102);
  const { renditions } = await readPhoto(file);
  for (const rendition of renditions) {
    const { width, height, exif } = await sharp(await encodePhoto(file, rendition)).metadata();
    expect(height).toBeGreaterThan(width);
    expect(exif).toBeUndefined();
  }
});

it('gives a placeholder in the colours of the photo that needs no inline style', async () => {
  const file = join(folder(), 'prato.jpg');
  await sideways(file, 103);
  const { blur } = await readPhoto(file);
  expect(blur.css).toMatch(/^\.photo-[0-9a-f]{8}\{background:radial-gradient\(at 0% 0%,#[0-9a-f]{6},/);
  expect(blur.css).not.toContain('url(');
});

it('gives the placeholder to a run that has the photo’s own module from a cache', async () => {
  const root = folder();
  const file = join(root, 'prato.jpg');
  await sideways(file, 105);
  const first = await bundle(
    root,
    `import photo from './prato.jpg?photo';\nconsole.log(photo);`,
    (code, id) => {
      if (id.endsWith('?photo')) writeFileSync(join(root, 'cached.js'), code);
    },
  );
  const second = await bundle(root, `import photo from './cached.js';\nconsole.log(photo);`);
  const { blur } = await readPhoto(file);
  for (const styles of [first, second]) expect(styles).toContain(blur.name);
});

it('builds the files of an imported photo under the names the page asks for', async () => {
  const root = folder();
  await sideways(join(root, 'prato.jpg'), 104);
  await bundle(root, `import photo from './prato.jpg?photo';\nconsole.log(photo);`);
  const files = readdirSync(join(root, 'dist/assets'));
  const script = readFileSync(join(root, 'dist/main.js'), 'utf8');
  const asked = [...script.matchAll(/\/assets\/([\w.-]+)/g)].map((match) => match[1]);
  expect(asked).toHaveLength(5);
  for (const name of asked) expect(files).toContain(name);
  expect(files.some((name) => name.endsWith('.css'))).toBe(true);
});
