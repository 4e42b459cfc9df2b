import { BlobBuilder, type CleanedParts } from './blob-builder.ts';
import type { ByteWindow } from './byte-window.ts';
import { clearProfileTexts } from './clean-icc.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { RefusedPhoto } from './refused-photo.ts';

const signatureLength = 8;
/** Chunks that decide how the picture looks, with the valid lengths of their content (PNG third edition); `null`: any. */
const keptChunks = new Map<string, readonly number[] | null>([
  ['IHDR', [13]],
  ['PLTE', Array.from({ length: 256 }, (_, index) => 3 * (index + 1))],
  ['IDAT', null],
  ['bKGD', [1, 2, 6]],
  ['cHRM', [32]],
  ['cICP', [4]],
  ['cLLi', [8]],
  ['cLLI', [8]],
  ['gAMA', [4]],
  ['iCCP', null],
  ['mDCv', [24]],
  ['mDCV', [24]],
  ['pHYs', [9]],
  ['sBIT', [1, 2, 3, 4]],
  ['sRGB', [1]],
]);

/** The last chunk, written anew: content in the file's own would not belong to the picture. */
const endChunk = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

const chunkOf = (type: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(content, 8);
  view.setUint32(8 + content.length, crc32(chunk.subarray(4, 8 + content.length)));
  return chunk;
};

const maxProfileBytes = 4 * 1024 * 1024;

/** Passes bytes through a compression stream; bytes after the end of the compressed data are dropped. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const pieces: BlobPart[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  let length = 0;
  try {
    while (length < maxProfileBytes) {
      const { value } = await reader.read();
      if (!value) break;
      pieces.push(value);
      length += value.length;
    }
  } catch {
    // Bytes after the end raise an error, once all data has been read.
  }
  await reader.cancel().catch(() => undefined);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Replaces name and texts of a colour profile; `null` if it is none. */
async function profileChunk(content: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const compressed = content.slice(content.indexOf(0) + 2);
  const data = await throughStream(compressed, new DecompressionStream('deflate'));
  const size = data.length < 4 ? 0 : new DataView(data.buffer).getUint32(0);
  const profile = data.slice(0, size);
  if (!clearProfileTexts(profile)) return null;
  const head = Uint8Array.of(0x69, 0x63, 0x63, 0, 0);
  return chunkOf(
    'iCCP',
    Uint8Array.of(...head, ...(await throughStream(profile, new CompressionStream('deflate')))),
  );
}

/** Valid length of the `tRNS` chunk for a colour type and palette; 0 where there can be none. */
const transparencyLength = (colourType: number, colours: number, length: number): number => {
  if (colourType === 3) return Math.min(length, colours);
  return colourType === 0 ? 2 : colourType === 2 ? 6 : 0;
};

/** Passes as start and step of columns and rows: one for the whole picture, or seven of Adam7 interlacing. */
const passes = [
  [[0, 0, 1, 1]],
  [
    ...[
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
    ],
    ...[
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ],
  ],
] as const;
const samplesPerPixel = [1, 0, 3, 1, 2, 0, 4];

/** Length of the uncompressed picture in bytes, by the content of its IHDR. */
function pictureBytes(header: Uint8Array): number {
  const view = new DataView(header.buffer, header.byteOffset);
  const bits = view.getUint8(8) * (samplesPerPixel[view.getUint8(9)] ?? 0);
  let bytes = 0;
  for (const [x = 0, y = 0, stepX = 1, stepY = 1] of passes[view.getUint8(12)] ?? []) {
    const columns = Math.ceil((view.getUint32(0) - x) / stepX);
    const rows = Math.ceil((view.getUint32(4) - y) / stepY);
    if (columns > 0 && rows > 0) bytes += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  return bytes;
}

/** True if the compressed data hold exactly this many bytes and nothing follows them. */
async function holdsOnly(data: Blob, bytes: number): Promise<boolean> {
  let left = bytes;
  try {
    const reader = data.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      left -= value.length;
      if (left < 0) return reader.cancel().then(() => false);
    }
    return left === 0;
  } catch {
    return false;
  }
}

/** True if the picture cannot be shown without the chunk: its type starts with a capital letter. */
const isCritical = (type: string) => /^[A-Z]/.test(type);

/**
 * Cleans PNG: drops Exif, texts, times, private chunks and everything behind the end. Throws a refusal when it holds no
 * picture, an animation, data behind the compressed picture, or private chunks without which it cannot be shown.
 */
export async function cleanPng(source: ByteWindow): Promise<CleanedParts> {
  const parts = new BlobBuilder();
  parts.keep(0, signatureLength);
  const picture = new BlobBuilder();
  let isOrientationRead = false;
  let hasProfile = false;
  const header = new Uint8Array(13);
  let colours = 0;
  let offset = signatureLength;
  for (;;) {
    const head = (await source.from(offset, 8)).subarray(0, 8);
    const type = String.fromCharCode(...head.subarray(4));
    const isChunk = head.length === 8 && /^[a-zA-Z]{4}$/.test(type);
    if (!isChunk || type === 'IEND') {
      if (picture.size === 0) throw new RefusedPhoto('damaged');
      if (isChunk) {
        if (!(await holdsOnly(picture.toBlob(source.file), pictureBytes(header))))
          throw new RefusedPhoto('other-format');
        parts.insert(endChunk);
      }
      return { parts, isComplete: isChunk && offset + endChunk.length <= source.size };
    }
    const form = keptChunks.get(type);
    if (type === 'acTL' || (isCritical(type) && form === undefined)) throw new RefusedPhoto('other-format');
    const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
    // Decoders pass over a chunk that is longer or shorter than its form.
    const hasForm =
      type === 'tRNS'
        ? length === transparencyLength(header[9] ?? 0, colours, length)
        : !form || form.includes(length);
    if (isCritical(type) && !hasForm) throw new RefusedPhoto('damaged');
    const end = Math.min(offset + 12 + length, source.size);
    if (type === 'IHDR') header.set((await source.from(offset + 8, 13)).subarray(0, 13));
    if (type === 'PLTE') colours = length / 3;
    if (type === 'iCCP' && !hasProfile) {
      hasProfile = true;
      const chunk = await profileChunk((await source.from(offset + 8, length)).slice(0, length));
      if (chunk) parts.insert(chunk);
    } else if (type !== 'iCCP' && hasForm && (form !== undefined || type === 'tRNS')) parts.keep(offset, end);
    if (type === 'IDAT') picture.keep(offset + 8, end - 4);
    if (type === 'eXIf' && !isOrientationRead) {
      isOrientationRead = true;
      // The first directory stands at the start; a position or a note can make the rest long.
      const content = (await source.from(offset + 8, Math.min(length, 65536))).subarray(0, length);
      const orientation = exifOrientation(withoutExifMark(content));
      if (orientation !== 1) parts.insert(chunkOf('eXIf', orientationOnly(orientation)));
    }
    offset = end;
  }
}
