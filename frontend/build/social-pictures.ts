import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cachedFile, hashOf } from './disk-cache.ts';
import { pictureFile } from './pictures.ts';
import { readContent } from './read-content.ts';
import { token } from './tokens.ts';

const root = join(import.meta.dirname, '../..');
const images = join(root, 'frontend/images');
const WIDTH = 1200;
const HEIGHT = 630;
const ARCH = { left: 660, top: 56, width: 484, height: HEIGHT - 56 };
const TITLE = { left: 72, width: 540, top: 190, height: 380 };
const SIZES = [104, 90, 78, 70, 62, 54, 46, 40];

/** Family name that the display face has once it is fixed to the optical size and weight of the site's headings. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';

export type SocialPage = { slug: string; title: string; file: string };

/** Latin-1 and the typographic signs of Italian. */
const characters = `${String.fromCharCode(...Array.from({ length: 224 }, (_, i) => 32 + i))}€‘’“”–—…`;

const faceSource = join(
  root,
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);

/** Hash of everything that all pictures have in common, this file included. */
const commonHash = async (siteName: string): Promise<string> =>
  hashOf(
    ...(await Promise.all(
      [import.meta.filename, faceSource, join(images, 'mark.svg')].map((file) => readFile(file)),
    )),
    ...[siteName, token('sun'), token('pine-deep'), sharp.versions.vips],
  );

/**
 * The display face as a file that the renderer can read; no font of the system takes part. The renderer keeps the file
 * mapped for as long as the process lives, so it is never written again.
 */
const writeFace = (common: string): Promise<string> =>
  cachedFile(`social-pictures/${common}.ttf`, async () =>
    subsetFont(await readFile(faceSource), characters, {
      targetFormat: 'truetype',
      variationAxes: { opsz: 72, wght: 800 },
      keepFeatures: ['kern', 'liga', 'ccmp'],
    }),
  );

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const typeset = (text: string, size: number, width: number, fontfile: string) =>
  sharp({
    text: {
      text: `<span foreground="${token('pine-deep')}" letter_spacing="${-12 * size}">${escaped(text)}</span>`,
      font: `${FAMILY}, ${size}`,
      fontfile,
      width,
      dpi: 72,
      spacing: Math.round(-0.1 * size),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The largest setting of the title that fits its place. Throws when even the smallest does not. */
async function typesetTitle(title: string, fontfile: string): Promise<Buffer> {
  for (const size of SIZES) {
    const { data, info } = await typeset(title, size, TITLE.width, fontfile);
    if (info.height <= TITLE.height && info.width <= TITLE.width) return data;
  }
  throw new Error(`too long for a link preview: ${title}`);
}

async function sceneInArch(scene: Buffer): Promise<Buffer> {
  const radius = ARCH.width / 2;
  const arch = `<svg xmlns="http://www.w3.org/2000/svg" width="${ARCH.width}" height="${ARCH.height}"><path d="M0 ${radius}a${radius} ${radius} 0 0 1 ${ARCH.width} 0V${ARCH.height}H0Z"/></svg>`;
  return sharp(scene)
    .autoOrient()
    .resize(ARCH.width, ARCH.height, { fit: 'cover' })
    .composite([{ input: Buffer.from(arch), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Draws a 1200 by 630 link preview for each page into `outDir/og/<slug>.jpg`: mark, title and the page's scene in an arch. */
export async function socialPictures(pages: readonly SocialPage[], outDir: string): Promise<void> {
  const { siteName }: typeof import('../content/site.ts') = await readContent('site.ts');
  const common = await commonHash(siteName);
  const draw = async (title: string, scene: Buffer): Promise<Buffer> => {
    const face = await writeFace(common);
    const mark = await sharp(join(images, 'mark.svg'), { density: 108 }).resize(88, 88).png().toBuffer();
    const { data: name, info } = await typeset(siteName, 44, 400, face);
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: token('sun') } })
      .composite([
        { input: await sceneInArch(scene), left: ARCH.left, top: ARCH.top },
        { input: mark, left: TITLE.left, top: 62 },
        { input: name, left: TITLE.left + 106, top: 106 - Math.round(info.height / 2) },
        { input: await typesetTitle(title, face), left: TITLE.left, top: TITLE.top },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  };
  const folder = join(outDir, 'og');
  await mkdir(folder, { recursive: true });
  const write = async ({ slug, title, file }: SocialPage) => {
    const path = pictureFile(file);
    if (!path) throw new Error(`link preview: no drawing or photo is called ${file}`);
    const scene = await readFile(path);
    const picture = await cachedFile(`social-pictures/${hashOf(common, title, scene)}.jpg`, () =>
      draw(title, scene),
    );
    await copyFile(picture, join(folder, `${slug}.jpg`));
  };
  await Promise.all(pages.map(write));
}
