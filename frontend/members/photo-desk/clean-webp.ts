import { BlobBuilder } from './blob-builder.ts';
import { type ByteWindow, letters, viewOf } from './byte-window.ts';
import type { CleanedPicture, PictureSize } from './cleaned-picture.ts';
import { exifOrientation, exifReadBytes, orientationOnly } from './exif-orientation.ts';
import { RefusedPhoto } from './refused-photo.ts';

const exifFlag = 0x08;
const xmpFlag = 0x04;
const frameHeaderBytes = 16;
const maxChunks = 65_536;
const bitmapChunks = ['VP8 ', 'VP8L', 'ALPH'];
const keptChunks = [...bitmapChunks, 'VP8X', 'ICCP', 'ANIM', 'ANMF'];

const uint32 = (value: number) => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
};

type Chunk = { type: string; offset: number; length: number; end: number };

/** The chunks between two places; the last one may be cut by the file's end. */
async function chunksOf(source: ByteWindow, from: number, to: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let offset = from; offset + 8 <= Math.min(to, source.size); ) {
    if (chunks.length === maxChunks) throw new RefusedPhoto('damaged');
    const head = await source.from(offset, 8);
    const length = viewOf(head).getUint32(4, true);
    const next = offset + 8 + length + (length % 2);
    chunks.push({ type: letters(head, 4), offset, length, end: Math.min(next, to, source.size) });
    offset = next;
  }
  return chunks;
}

/** A frame of an animation without foreign chunks. */
async function cleanFrame(source: ByteWindow, { offset, length, end }: Chunk): Promise<BlobBuilder> {
  const body = offset + 8;
  const frame = new BlobBuilder();
  frame.keep(body, Math.min(body + frameHeaderBytes, end));
  for (const chunk of await chunksOf(source, body + frameHeaderBytes, end))
    if (bitmapChunks.includes(chunk.type)) frame.keep(chunk.offset, chunk.end);
  const parts = new BlobBuilder();
  parts.keep(offset, offset + 4);
  // A frame cut off by the file's end keeps its declared length.
  parts.insert(uint32(end < body + length ? length : frame.size));
  parts.append(frame);
  if (frame.size % 2 === 1) parts.insert(new Uint8Array(1));
  return parts;
}

/** Size of a picture by the first chunk of its file, which describes all or is the picture itself. */
function pictureSize({ type }: Chunk, content: Uint8Array): PictureSize {
  const view = viewOf(content);
  if (type === 'VP8X')
    return { width: (view.getUint32(4, true) & 0xffffff) + 1, height: (view.getUint32(6, true) >>> 8) + 1 };
  if (type === 'VP8 ')
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Cleans WebP (RFC 9649): keeps the chunks of picture, animation and colour. */
export async function cleanWebp(source: ByteWindow): Promise<CleanedPicture> {
  const head = await source.from(0, 12);
  const declaredEnd = head.length < 12 ? 0 : 8 + viewOf(head).getUint32(4, true);
  const chunks = await chunksOf(source, 12, declaredEnd);
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (!first || !last || !chunks.some(({ type }) => ['VP8 ', 'VP8L', 'ANMF'].includes(type)))
    throw new RefusedPhoto('damaged');
  const size = pictureSize(first, await source.from(first.offset + 8, 10));

  const exif = chunks.find(({ type }) => type === 'EXIF');
  const content = exif && (await source.from(exif.offset + 8, Math.min(exif.length, exifReadBytes)));
  const orientation =
    content && first.type === 'VP8X' ? exifOrientation(content.subarray(0, exif.length)) : 1;

  const body = new BlobBuilder();
  for (const chunk of chunks) {
    const { type, offset, end } = chunk;
    if (type === 'ANMF') body.append(await cleanFrame(source, chunk));
    else if (type === 'VP8X') {
      const flags = (await source.from(offset + 8))[0] ?? 0;
      body.keep(offset, offset + 8);
      body.insert(Uint8Array.of((flags & ~(exifFlag | xmpFlag)) | (orientation === 1 ? 0 : exifFlag)));
      body.keep(offset + 9, end);
    } else if (keptChunks.includes(type)) body.keep(offset, end);
  }
  if (body.size % 2 === 1) body.insert(new Uint8Array(1));
  if (orientation !== 1) {
    const tiff = orientationOnly(orientation);
    body.insert(Uint8Array.of(0x45, 0x58, 0x49, 0x46, ...uint32(tiff.length), ...tiff));
  }

  const parts = new BlobBuilder();
  parts.keep(0, 4);
  parts.insert(uint32(body.size + 4));
  parts.keep(8, 12);
  parts.append(body);
  // Some programs leave the last padding byte away.
  const isComplete = Math.max(declaredEnd - 1, last.offset + 8 + last.length) <= source.size;
  return { parts, size, isComplete };
}
