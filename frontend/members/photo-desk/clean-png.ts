import type { ByteWindow } from './byte-window.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type CleanedParts, KeptParts } from './kept-parts.ts';

const signatureLength = 8;
/** Optional chunks that decide how the picture looks (PNG third edition); a capital first letter is needed to decode. */
const keptChunk =
  /^([A-Z][a-zA-Z]{3}|acTL|fcTL|fdAT|bKGD|cHRM|cICP|cLLI|cLLi|gAMA|hIST|iCCP|mDCV|mDCv|pHYs|sBIT|sPLT|sRGB|tRNS)$/;

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

/** PNG without Exif, texts, times, private chunks and whatever follows its end. Null when it holds no picture. */
export async function cleanPng(source: ByteWindow): Promise<CleanedParts | null> {
  const parts = new KeptParts();
  parts.keep(0, signatureLength);
  let hasPicture = false;
  let isOrientationRead = false;
  let offset = signatureLength;
  for (;;) {
    const head = (await source.from(offset, 8)).subarray(0, 8);
    const type = String.fromCharCode(...head.subarray(4));
    const isChunk = head.length === 8 && /^[a-zA-Z]{4}$/.test(type);
    if (!isChunk) return hasPicture ? { parts, isComplete: false } : null;
    const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
    const end = Math.min(offset + 12 + length, source.size);
    if (keptChunk.test(type)) parts.keep(offset, end);
    if (type === 'IDAT') hasPicture = true;
    if (type === 'IEND') return hasPicture ? { parts, isComplete: end - offset === 12 + length } : null;
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
