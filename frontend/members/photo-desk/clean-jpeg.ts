import { BlobBuilder } from './blob-builder.ts';
import { type ByteWindow, letters } from './byte-window.ts';
import type { CleanedPicture, PictureSize } from './cleaned-picture.ts';
import { exifOrientation, orientationOnly } from './exif-orientation.ts';
import { RefusedPhoto } from './refused-photo.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;
/** Form of a JFIF segment without a thumbnail. */
const jfifLength = 16;

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const isTable = (code: number) => [0xc4, 0xc8, 0xcc].includes(code) || (code > startOfScan && code <= 0xdf);
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && !isTable(code);

/** Application segments that say how colours are meant, by their first letters. */
const colourMarks = new Map([
  [jfif, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const isKept = (code: number, length: number, content: Uint8Array): boolean => {
  if (code === startOfScan || isTable(code) || isFrame(code)) return true;
  const mark = colourMarks.get(code);
  return (
    mark !== undefined && letters(content, mark.length) === mark && (code !== jfif || length === jfifLength)
  );
};

const orientationSegment = (orientation: number) => {
  const tiff = orientationOnly(orientation);
  return Uint8Array.of(0xff, exif, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff);
};

/** The next marker from `offset` on, past the coded data of a scan; null when the file ends first. */
async function nextMarker(
  source: ByteWindow,
  offset: number,
): Promise<{ start: number; code: number } | null> {
  const bytes = await source.from(offset, 2);
  if (bytes.length < 2) return null;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code >= 0xc0 && code !== 0xff && !isRestart(code)) return { start: offset + at, code };
  }
  // The last byte may be the first half of a marker.
  return nextMarker(source, offset + bytes.length - 1);
}

/**
 * Cleans JPEG (ITU T.81): keeps tables, frames, scans and the segments of colour, up to the end of the first picture.
 * Previews, gain maps and films behind it carry positions of their own.
 */
export async function cleanJpeg(source: ByteWindow): Promise<CleanedPicture> {
  const parts = new BlobBuilder();
  parts.keep(0, 2);
  let size: PictureSize | null = null;
  let isOrientationRead = false;
  let hasScan = false;
  let isInScan = false;
  for (let offset = 2; ; ) {
    const marker = await nextMarker(source, offset);
    if (isInScan) parts.keep(offset, marker?.start ?? source.size);
    isInScan = false;
    // Some cameras start the next picture without ending the first.
    if (!marker || marker.code === endOfImage || (marker.code === startOfImage && hasScan)) {
      if (!size || !hasScan) throw new RefusedPhoto('damaged');
      if (marker) parts.insert(Uint8Array.of(0xff, endOfImage));
      return { parts, size, isComplete: marker !== null };
    }
    const { start, code } = marker;
    const head = await source.from(start, 4);
    const length = (head[2] ?? 0) * 256 + (head[3] ?? 0);
    offset = start + 2;
    if (code === startOfImage || length < 2) continue;
    const content = (await source.from(start + 4, length - 2)).subarray(0, length - 2);
    offset = Math.min(offset + length, source.size);

    if (isKept(code, length, content)) parts.keep(start, offset);
    const [, height1 = 0, height2 = 0, width1 = 0, width2 = 0] = content;
    if (isFrame(code)) size = { width: width1 * 256 + width2, height: height1 * 256 + height2 };
    if (code === startOfScan) hasScan = isInScan = true;
    if (code === exif && !isOrientationRead && letters(content, 5) === 'Exif\0') {
      isOrientationRead = true;
      const orientation = exifOrientation(content);
      if (orientation !== 1) parts.insert(orientationSegment(orientation));
    }
  }
}
