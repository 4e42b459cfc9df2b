import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../processes.ts';
import { Refusal, writeSafely } from './data-store.ts';

/** Of an uploaded photo. */
export const MAX_PHOTO_BYTES = 40 * 1024 * 1024;
const MIN_WIDTH = 1600;
const MAX_WIDTH = 2400;
const FORMATS = ['jpeg', 'png', 'webp', 'tiff'];

/** `eur-park` of `Eur Park (2).JPG`. */
const stemOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'foto';

/** Saves a photo as an upright JPEG without its metadata; gives its name in `images/photos/`. */
export async function savePhoto(bytes: Buffer, name: string): Promise<string> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .metadata()
    .catch(() => {
      throw new Refusal('Questo file non si può leggere come foto: serve un JPEG, PNG o WebP.');
    });
  if (!FORMATS.includes(format))
    throw new Refusal(`È un file ${format.toUpperCase()}: serve un JPEG, PNG o WebP.`);
  if (autoOrient.width < MIN_WIDTH)
    throw new Refusal(
      `La foto è larga ${autoOrient.width} px: ne servono almeno ${MIN_WIDTH}, o sui telefoni si vede sgranata.`,
    );
  const folder = join(root, 'frontend/images/photos');
  const stem = stemOf(name);
  const isFree = (file: string) => !existsSync(join(folder, file));
  let file = `${stem}.jpg`;
  for (let count = 2; !isFree(file); count++) file = `${stem}-${count}.jpg`;
  const jpeg = await sharp(bytes)
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  writeSafely([[join(folder, file), jpeg]]);
  return file;
}
