import { ByteWindow } from './byte-window.ts';
import { cleanHeif } from './clean-heif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import type { CleanedPicture } from './cleaned-picture.ts';
import { isScreenshot } from './is-screenshot.ts';
import { photoRules } from './photo-rules.ts';
import { type PhotoType, photoExtension, photoType } from './photo-type.ts';
import { type PhotoRefusal, RefusedPhoto } from './refused-photo.ts';

export type PhotoNote = 'incomplete' | 'other-extension' | 'heavy' | 'screenshot';
type CleanedPhoto =
  | { kind: 'cleaned'; blob: Blob; extension: string; notes: PhotoNote[] }
  | { kind: 'refused'; reason: PhotoRefusal };

type Cleaner = (source: ByteWindow) => Promise<CleanedPicture>;

const cleaners: Partial<Record<PhotoType['name'], Cleaner>> = {
  JPEG: cleanJpeg,
  PNG: cleanPng,
  WebP: cleanWebp,
  HEIC: cleanHeif,
  AVIF: cleanHeif,
};
const headBytes = 64;

/** Copies a photo without its position (GPS) and other metadata; the picture's bytes stay. Throws the signal's reason only. */
export async function cleanPhoto(file: File, signal: AbortSignal): Promise<CleanedPhoto> {
  try {
    return await clean(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'refused', reason: reasonOf(error) };
  }
}

/** A header that ends too early is a `RangeError` of the bytes' view. */
const reasonOf = (error: unknown): PhotoRefusal =>
  error instanceof RefusedPhoto ? error.reason : error instanceof RangeError ? 'damaged' : 'unreadable';

/** Reason to refuse a file by its first bytes; null when only cleaning can tell. Never throws. */
export async function refusalAtSight(file: File): Promise<PhotoRefusal | null> {
  try {
    cleanerFor(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    return null;
  } catch (error) {
    return error instanceof RefusedPhoto ? error.reason : null;
  }
}

function cleanerFor(head: Uint8Array): { type: PhotoType; cleaner: Cleaner } {
  if (head.length === 0) throw new RefusedPhoto('empty');
  const type = photoType(head);
  if (type === null) throw new RefusedPhoto('not-a-photo');
  const cleaner = cleaners[type.name];
  if (!cleaner) throw new RefusedPhoto('other-format');
  return { type, cleaner };
}

async function clean(file: File, signal: AbortSignal): Promise<CleanedPhoto> {
  signal.throwIfAborted();
  const source = new ByteWindow(file, signal);
  const { type, cleaner } = cleanerFor(await source.from(0, headBytes));

  const notes: PhotoNote[] = [];
  const { extension, isOfType } = photoExtension(file.name, type);
  if (!isOfType) notes.push('other-extension');
  if (file.size > photoRules.heavyFileBytes) notes.push('heavy');

  const { parts, size, isComplete } = await cleaner(source);
  if (size.width * size.height > photoRules.maxPixels) throw new RefusedPhoto('too-large');
  if (!isComplete) notes.push('incomplete');
  if (isScreenshot(file.name, type, size)) notes.push('screenshot');
  return { kind: 'cleaned', blob: parts.toBlob(file, type.mime), extension, notes };
}
