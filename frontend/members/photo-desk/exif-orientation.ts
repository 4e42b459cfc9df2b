import { letters, viewOf } from './byte-window.ts';

const orientationTag = 0x0112;

/** Holds the first directory of any Exif data. */
export const exifReadBytes = 65_536;

/** The orientation, 1 to 8, in Exif data with or without the `Exif\0\0` of JPEG before it; 1 when it says nothing sensible. */
export function exifOrientation(exif: Uint8Array): number {
  const view = viewOf(letters(exif, 5) === 'Exif\0' ? exif.subarray(6) : exif);
  if (view.byteLength < 8) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const isLong = view.getUint16(entry + 2, isLittle) === 4;
    const value = isLong ? view.getUint32(entry + 8, isLittle) : view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Exif data that says how the photo is turned and nothing else: one directory with one SHORT. */
export const orientationOnly = (orientation: number): Uint8Array<ArrayBuffer> =>
  // biome-ignore format: header, directory, entry, end
  Uint8Array.of(
    0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
    0, 1,
    0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    0, 0, 0, 0,
  );
