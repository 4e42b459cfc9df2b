import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { diskCache, hashOf } from './disk-cache.ts';

const WIDTHS = [480, 800, 1200, 1600];
const MAX_WIDTH = 2400;
const JPEG_WIDTH = 1200;
const QUERY = '?photo';
/** Vite takes a module with this ending for a style sheet. */
const BLUR_QUERY = '?photo-blur&lang.css';

const encoder = {
  versions: sharp.versions,
  options: {
    avif: { quality: 55, effort: 4 },
    webp: { quality: 74 },
    jpeg: { quality: 76, mozjpeg: true },
  },
};

/** Quality falls until a detailed photo fits, in larger steps the larger it is; at the minimum it is taken as it is. */
const MAX_BYTES_PER_COLUMN = 60;
const QUALITY_STEP = 8;
const MIN_QUALITY = 30;

type Rendition = { format: keyof typeof encoder.options; width: number; fileName: string };
export type Photo = {
  width: number;
  height: number;
  renditions: Rendition[];
  blur: { name: string; css: string };
};

/** A placeholder of six gradients in the photo's colours: needs no image, script or inline style. */
async function blurCss(source: Buffer, name: string): Promise<string> {
  const { data } = await sharp(source)
    .autoOrient()
    .resize(3, 2, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = (i: number) => `#${data.subarray(i * 3, i * 3 + 3).toString('hex')}`;
  const spots = [0, 1, 2, 3, 4, 5].map(
    (i) => `radial-gradient(at ${(i % 3) * 50}% ${i < 3 ? 0 : 100}%,${hex(i)},transparent 60%)`,
  );
  return `.${name}{background:${spots.join(',')},${hex(4)}}`;
}

/**
 * Lists the files made of a photo, widest last, never wider than the original. Their names contain a hash of the photo, the
 * options and the encoder's version, because browsers keep them for a year. Throws if the file is not a picture.
 */
export async function readPhoto(file: string, { versions, options } = encoder): Promise<Photo> {
  const source = await readFile(file);
  const { autoOrient } = await sharp(source).metadata();
  const { width, height } = autoOrient;
  const hash = hashOf(source, JSON.stringify({ versions, options, MAX_BYTES_PER_COLUMN })).slice(0, 8);
  const stem = basename(file, extname(file));
  const widest = Math.min(width, MAX_WIDTH);
  const widths = [...WIDTHS.filter((step) => step < widest), widest];
  const rendition = (format: Rendition['format']) => (step: number) => ({
    format,
    width: step,
    fileName: `assets/${stem}-${step}-${hash}.${format}`,
  });
  const renditions = [
    ...widths.map(rendition('avif')),
    ...widths.map(rendition('webp')),
    rendition('jpeg')(Math.min(width, JPEG_WIDTH)),
  ];
  const name = `photo-${hash}`;
  return { width, height, renditions, blur: { name, css: await blurCss(source, name) } };
}

async function encodeToFit(file: string, format: Rendition['format'], width: number): Promise<Buffer> {
  const options = encoder.options[format];
  for (let { quality } = options; ; ) {
    const bytes = await sharp(file)
      .autoOrient()
      .resize(width)
      .toFormat(format, { ...options, quality })
      .toBuffer();
    const excess = Math.floor(bytes.length / (width * MAX_BYTES_PER_COLUMN));
    if (excess < 1 || quality === MIN_QUALITY) return bytes;
    quality = Math.max(MIN_QUALITY, quality - QUALITY_STEP * excess);
  }
}

/** Encodes one rendition, upright and without metadata (place, camera). */
export const encodePhoto = (file: string, { format, width, fileName }: Rendition): Promise<Buffer> =>
  diskCache(`photos/${basename(fileName)}`, () => encodeToFit(file, format, width));

/** `import photo from './x.jpg?photo'` gives the AVIF, WebP and JPEG files of a photo, its size and its blur placeholder. */
export function photos(): Plugin {
  let config: ResolvedConfig;
  const served = new Map<string, () => Promise<Buffer>>();

  return {
    name: 'photos',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async load(id) {
      // Read from the picture each time: in a later run only this style may be asked for, by a cached module.
      if (id.endsWith(BLUR_QUERY)) return (await readPhoto(id.slice(0, -BLUR_QUERY.length))).blur.css;
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const photo = await readPhoto(file);
      if (config.command === 'serve')
        for (const rendition of photo.renditions)
          served.set(`/${rendition.fileName}`, () => encodePhoto(file, rendition));
      else if (this.environment.config.consumer === 'client')
        await Promise.all(
          photo.renditions.map(async (rendition) => {
            const source = await encodePhoto(file, rendition);
            this.emitFile({ type: 'asset', fileName: rendition.fileName, source });
          }),
        );
      const address = ({ fileName }: Rendition) => `${config.base}${fileName}`;
      const set = (format: Rendition['format']) =>
        photo.renditions
          .filter((rendition) => rendition.format === format)
          .map((rendition) => `${address(rendition)} ${rendition.width}w`)
          .join(', ');
      const jpeg = photo.renditions.at(-1) as Rendition;
      const value = {
        src: address(jpeg),
        avif: set('avif'),
        webp: set('webp'),
        width: photo.width,
        height: photo.height,
        blurClass: photo.blur.name,
      };
      return `import ${JSON.stringify(`./${basename(file)}${BLUR_QUERY}`)};\nexport default ${JSON.stringify(value)};`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const bytes = served.get(request.url?.split('?')[0] ?? '');
        if (!bytes) return next();
        response.setHeader('Content-Type', `image/${extname(request.url ?? '').slice(1)}`);
        response.end(await bytes());
      });
    },
  };
}
