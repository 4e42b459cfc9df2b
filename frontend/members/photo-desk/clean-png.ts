import type { ByteWindow } from './byte-window.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type CleanedParts, KeptParts } from './kept-parts.ts';
import { RefusedPhoto } from './refused-photo.ts';

const signatureLength = 8;
/** Chunks that decide how the picture looks (PNG third edition). */
const keptChunk =
  /^(IHDR|PLTE|IDAT|acTL|fcTL|fdAT|bKGD|cHRM|cICP|cLLI|cLLi|gAMA|hIST|iCCP|mDCV|mDCv|pHYs|sBIT|sPLT|sRGB|tRNS)$/;

/** The last chunk; it has no content, so none is taken over. */
const endChunk = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

const orientationChunk = (orientation: number): Uint8Array<ArrayBuffer> => {
  const content = Uint8Array.of(0x65, 0x58, 0x49, 0x66, ...orientationOnly(orientation));
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(4 + content.length, crc32(content));
  return chunk;
};

/** Whether the picture cannot be shown without the chunk: its type starts with a capital letter. */
const isCritical = (type: string) => /^[A-Z]/.test(type);

/**
 * PNG without Exif, texts, times, private chunks and whatever follows its end. Throws a refusal when it holds no
 * picture, or one that needs chunks of somebody's own.
 */
export async function cleanPng(source: ByteWindow): Promise<CleanedParts> {
  const parts = new KeptParts();
  parts.keep(0, signatureLength);
  let hasPicture = false;
  let isOrientationRead = false;
  let offset = signatureLength;
  for (;;) {
    const head = (await source.from(offset, 8)).subarray(0, 8);
    const type = String.fromCharCode(...head.subarray(4));
    const isChunk = head.length === 8 && /^[a-zA-Z]{4}$/.test(type);
    if (!isChunk || type === 'IEND') {
      if (!hasPicture) throw new RefusedPhoto('damaged');
      if (isChunk) parts.insert(endChunk);
      return { parts, isComplete: isChunk && offset + endChunk.length <= source.size };
    }
    if (isCritical(type) && !keptChunk.test(type)) throw new RefusedPhoto('other-format');
    const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
    const end = Math.min(offset + 12 + length, source.size);
    if (keptChunk.test(type)) parts.keep(offset, end);
    if (type === 'IDAT') hasPicture = true;
    if (type === 'eXIf' && !isOrientationRead) {
      isOrientationRead = true;
      // The first directory stands at the start; a position or a note can make the rest long.
      const content = (await source.from(offset + 8, Math.min(length, 65536))).subarray(0, length);
      const orientation = exifOrientation(withoutExifMark(content));
      if (orientation !== 1) parts.insert(orientationChunk(orientation));
    }
    offset = end;
  }
}
