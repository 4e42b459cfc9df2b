import type { ByteWindow } from './byte-window.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type CleanedParts, KeptParts } from './kept-parts.ts';

const exifFlag = 0x08;
const xmpFlag = 0x04;
const keptChunks = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const pictureChunks = ['VP8 ', 'VP8L', 'ANMF'];

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const uint32 = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const latin = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

type Chunk = { type: string; offset: number; length: number; end: number };

async function chunksOf(source: ByteWindow): Promise<{ chunks: Chunk[]; isComplete: boolean }> {
  const sizes = (await source.from(4, 4)).subarray(0, 4);
  const declaredEnd =
    sizes.length < 4 ? 0 : 8 + new DataView(sizes.buffer, sizes.byteOffset).getUint32(0, true);
  const chunks: Chunk[] = [];
  let offset = 12;
  // Some programs leave the last padding byte away.
  while (offset + 8 <= Math.min(declaredEnd, source.size)) {
    const head = (await source.from(offset, 8)).subarray(0, 8);
    const length = new DataView(head.buffer, head.byteOffset).getUint32(4, true);
    const end = Math.min(offset + 8 + length + (length % 2), source.size);
    chunks.push({ type: text(head.subarray(0, 4)), offset, length, end });
    offset = offset + 8 + length + (length % 2);
  }
  return { chunks, isComplete: declaredEnd <= source.size + 1 && offset <= source.size + 1 };
}

/** WebP (RFC 9649) without its Exif, XMP and unknown chunks. Null when it holds no picture. */
export async function cleanWebp(source: ByteWindow): Promise<CleanedParts | null> {
  const { chunks, isComplete } = await chunksOf(source);
  if (!chunks.some((chunk) => pictureChunks.includes(chunk.type))) return null;

  const exif = chunks.find((chunk) => chunk.type === 'EXIF');
  const header = chunks.find((chunk) => chunk.type === 'VP8X' && chunk.offset === 12 && chunk.length >= 10);
  const exifBytes =
    exif && (await source.from(exif.offset + 8, Math.min(exif.length, 65536))).subarray(0, exif.length);
  const orientation = exifBytes && header ? exifOrientation(withoutExifMark(exifBytes)) : 1;
  const orientationData = orientationOnly(orientation);
  const hasOrientation = orientation !== 1;

  const kept = chunks.filter((chunk) => keptChunks.includes(chunk.type));
  const size = [...(header ? [header] : []), ...kept].reduce(
    (sum, chunk) => sum + chunk.end - chunk.offset,
    4,
  );
  const lacksPadding = size % 2 === 1;
  const parts = new KeptParts();
  parts.keep(0, 4);
  parts.insert(uint32(size + Number(lacksPadding) + (hasOrientation ? 8 + orientationData.length : 0)));
  parts.keep(8, 12);
  if (header) {
    const flags = (await source.from(header.offset + 8))[0] as number;
    parts.keep(header.offset, header.offset + 8);
    parts.insert(Uint8Array.of((flags & ~(exifFlag | xmpFlag)) | (hasOrientation ? exifFlag : 0)));
    parts.keep(header.offset + 9, header.end);
  }
  for (const chunk of kept) parts.keep(chunk.offset, chunk.end);
  if (lacksPadding) parts.insert(new Uint8Array(1));
  if (hasOrientation) {
    parts.insert(latin('EXIF'));
    parts.insert(uint32(orientationData.length));
    parts.insert(orientationData);
  }
  return { parts, isComplete };
}
