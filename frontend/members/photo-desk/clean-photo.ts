import { ByteWindow } from './byte-window.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import type { CleanedParts } from './kept-parts.ts';
import { photoRules } from './photo-rules.ts';
import { type PhotoType, photoExtension, photoType } from './photo-type.ts';

export type PhotoNote = 'position-stays' | 'incomplete' | 'other-extension' | 'heavy';
export type PhotoRefusal = 'empty' | 'not-a-photo' | 'damaged' | 'unreadable';
export type CleanedPhoto =
  | { kind: 'cleaned'; blob: Blob; extension: string; notes: PhotoNote[] }
  | { kind: 'refused'; reason: PhotoRefusal };

const refused = (reason: PhotoRefusal): CleanedPhoto => ({ kind: 'refused', reason });

const cleaners: Partial<Record<PhotoType['name'], (source: ByteWindow) => Promise<CleanedParts | null>>> = {
  JPEG: cleanJpeg,
  PNG: cleanPng,
  WebP: cleanWebp,
};

/** A copy without position and other metadata, picture bytes untouched. Throws the signal's reason only. */
export async function cleanPhoto(file: File, signal: AbortSignal): Promise<CleanedPhoto> {
  try {
    return await clean(file, signal);
  } catch {
    signal.throwIfAborted();
    return refused('unreadable');
  }
}

async function clean(file: File, signal: AbortSignal): Promise<CleanedPhoto> {
  signal.throwIfAborted();
  if (file.size === 0) return refused('empty');
  const source = new ByteWindow(file, signal);
  const type = photoType(await source.from(0, 64));
  if (type === null) return refused('not-a-photo');

  const notes: PhotoNote[] = [];
  const { extension, isOfType } = photoExtension(file.name, type);
  if (!isOfType) notes.push('other-extension');
  if (file.size > photoRules.heavyFileBytes) notes.push('heavy');

  const cleaner = cleaners[type.name];
  if (!cleaner) {
    notes.push('position-stays');
    return { kind: 'cleaned', blob: file.slice(0, file.size, type.mime), extension, notes };
  }
  const result = await cleaner(source);
  if (result === null) return refused('damaged');
  if (!result.isComplete) notes.push('incomplete');
  return { kind: 'cleaned', blob: result.parts.toBlob(file, type.mime), extension, notes };
}
