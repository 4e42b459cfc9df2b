import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { diskCache, hashOf } from './disk-cache.ts';

const WIDTHS = [480, 960, 1600];
const QUALITY = 74;
const QUERY = '?photo';

type Rendition = { width: number; fileName: string };
export type Photo = { width: number; height: number; renditions: Rendition[] };

/**
 * Lists the WebP files made of a photo, widest last, never wider than the original. Their names contain a hash of the photo,
 * the quality and the encoder's version, because browsers keep them for a year. Throws if the file is not a picture.
 */
export async function readPhoto(file: string): Promise<Photo> {
  const source = await readFile(file);
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const hash = hashOf(source, `${QUALITY} ${sharp.versions.webp}`).slice(0, 8);
  const widths = new Set(WIDTHS.map((step) => Math.min(step, width)));
  const stem = basename(file, extname(file));
  const renditions = [...widths].map((step) => ({
    width: step,
    fileName: `assets/${stem}-${step}-${hash}.webp`,
  }));
  return { width, height, renditions };
}

/** Encodes one rendition, upright and without metadata (place, camera). */
export const encodePhoto = (file: string, { width, fileName }: Rendition): Promise<Buffer> =>
  diskCache(`photos/${basename(fileName)}`, () =>
    sharp(file).autoOrient().resize(width).webp({ quality: QUALITY }).toBuffer(),
  );

/** `import photo from './x.jpg?photo'` gives a photo's addresses and size: of its WebP files or, under `npm run dev`, its own. */
export function photos(): Plugin {
  let base: string;
  let isDev: boolean;
  return {
    name: 'photos',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
      isDev = config.command === 'serve';
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { width, height, renditions } = await readPhoto(file);
      if (isDev)
        return `import src from ${JSON.stringify(`${file}?url`)};\nexport default { src, width: ${width}, height: ${height} };`;
      if (this.environment.config.consumer === 'client')
        for (const rendition of renditions)
          this.emitFile({
            type: 'asset',
            fileName: rendition.fileName,
            source: await encodePhoto(file, rendition),
          });
      const addresses = renditions.map(({ fileName }) => `${base}${fileName}`);
      const srcSet = renditions.map((one, index) => `${addresses[index]} ${one.width}w`).join(', ');
      return `export default ${JSON.stringify({ src: addresses.at(-1), srcSet, width, height })};`;
    },
  };
}
