import { BlobBuilder } from './blob-builder.ts';
import { type ByteWindow, letters, viewOf } from './byte-window.ts';
import type { CleanedPicture, PictureSize } from './cleaned-picture.ts';
import { exifOrientation, exifReadBytes, orientationOnly } from './exif-orientation.ts';
import { RefusedPhoto } from './refused-photo.ts';

const signatureLength = 8;
/** Chunks of picture, animation and colour (PNG, third edition). */
const keptChunks = (
  'IHDR PLTE IDAT tRNS acTL fcTL fdAT ' + 'bKGD cHRM cICP cLLI cLLi gAMA iCCP mDCV mDCv pHYs sBIT sRGB'
).split(' ');
/** The last chunk, empty. */
const endChunk = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

function orientationChunk(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = orientationOnly(orientation);
  const chunk = Uint8Array.of(0, 0, 0, tiff.length, 0x65, 0x58, 0x49, 0x66, ...tiff, 0, 0, 0, 0);
  viewOf(chunk).setUint32(8 + tiff.length, crc32(chunk.subarray(4, 8 + tiff.length)));
  return chunk;
}

/** A picture cannot be shown without a chunk whose type starts with a capital letter. */
const isCritical = (type: string) => /^[A-Z]/.test(type);

/** Cleans PNG: keeps the chunks of picture and colour, up to the end. */
export async function cleanPng(source: ByteWindow): Promise<CleanedPicture> {
  const parts = new BlobBuilder();
  parts.keep(0, signatureLength);
  let size: PictureSize | null = null;
  let hasPicture = false;
  let isOrientationRead = false;
  for (let offset = signatureLength; ; ) {
    const head = (await source.from(offset, 16)).subarray(0, 24);
    const type = letters(head.subarray(4), 4);
    const isEnd = type === 'IEND';
    if (isEnd || !/^[a-zA-Z]{4}$/.test(type)) {
      if (!size || !hasPicture) throw new RefusedPhoto('damaged');
      if (isEnd) parts.insert(endChunk);
      return { parts, size, isComplete: isEnd && offset + endChunk.length <= source.size };
    }
    const isKept = keptChunks.includes(type);
    if (isCritical(type) && !isKept) throw new RefusedPhoto('other-format');
    const view = viewOf(head);
    const length = view.getUint32(0);
    const end = Math.min(offset + 12 + length, source.size);
    if (isKept) parts.keep(offset, end);
    if (type === 'IDAT') hasPicture = true;
    if (type === 'IHDR') size = { width: view.getUint32(8), height: view.getUint32(12) };
    if (type === 'eXIf' && !isOrientationRead) {
      isOrientationRead = true;
      const content = await source.from(offset + 8, Math.min(length, exifReadBytes));
      const orientation = exifOrientation(content.subarray(0, length));
      if (orientation !== 1) parts.insert(orientationChunk(orientation));
    }
    offset = end;
  }
}
