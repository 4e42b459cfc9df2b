import { BlobBuilder, type CleanedParts } from './blob-builder.ts';
import type { ByteWindow } from './byte-window.ts';
import { clearProfileTexts } from './clean-icc.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { RefusedPhoto } from './refused-photo.ts';

const exifFlag = 0x08;
const xmpFlag = 0x04;
const frameHeaderBytes = 16;
const maxChunks = 65_536;
const bitmapChunks = ['VP8 ', 'VP8L', 'ALPH'];
const headerLength = 10;
const animationLength = 6;
const pictureChunks = ['VP8 ', 'VP8L', 'ANMF'];

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const uint32 = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const latin = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

type Chunk = { type: string; offset: number; length: number; end: number };

/** The chunks from `from` on whose heads stand before `to`; the last one may be cut by the file's end. */
async function chunksOf(source: ByteWindow, from: number, to: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let offset = from; offset + 8 <= Math.min(to, source.size); ) {
    if (chunks.length === maxChunks) throw new RefusedPhoto('damaged');
    const head = (await source.from(offset, 8)).subarray(0, 8);
    const length = new DataView(head.buffer, head.byteOffset).getUint32(4, true);
    const next = offset + 8 + length + (length % 2);
    chunks.push({ type: text(head.subarray(0, 4)), offset, length, end: Math.min(next, to, source.size) });
    offset = next;
  }
  return chunks;
}

/** Cleans a frame of an animation: its picture alone stays. */
async function cleanFrame(source: ByteWindow, frame: Chunk): Promise<BlobBuilder> {
  const header = frame.offset + 8;
  const bitmap = new BlobBuilder();
  bitmap.keep(header, Math.min(header + frameHeaderBytes, frame.end));
  for (const chunk of await chunksOf(source, header + frameHeaderBytes, frame.end))
    if (bitmapChunks.includes(chunk.type)) bitmap.keep(chunk.offset, chunk.end);
  const parts = new BlobBuilder();
  parts.keep(frame.offset, frame.offset + 4);
  // A frame cut off by the file's end keeps its declared length.
  parts.insert(uint32(frame.end < header + frame.length ? frame.length : bitmap.size));
  parts.append(bitmap);
  if (bitmap.size % 2 === 1) parts.insert(new Uint8Array(1));
  return parts;
}

/** Cleans WebP (RFC 9649): drops Exif, XMP and unknown chunks. Throws a refusal when it holds no picture. */
export async function cleanWebp(source: ByteWindow): Promise<CleanedParts> {
  const sizes = (await source.from(4, 4)).subarray(0, 4);
  const declaredEnd =
    sizes.length < 4 ? 0 : 8 + new DataView(sizes.buffer, sizes.byteOffset).getUint32(0, true);
  const chunks = await chunksOf(source, 12, declaredEnd);
  const last = chunks.at(-1);
  if (!last || !chunks.some(({ type }) => pictureChunks.includes(type))) throw new RefusedPhoto('damaged');
  // Some programs leave the last padding byte away.
  const isComplete = Math.max(declaredEnd - 1, last.offset + 8 + last.length) <= source.size;

  const exif = chunks.find((chunk) => chunk.type === 'EXIF');
  const header = chunks.find((chunk) => chunk.type === 'VP8X' && chunk.offset === 12 && chunk.length >= 10);
  const exifBytes =
    exif && (await source.from(exif.offset + 8, Math.min(exif.length, 65536))).subarray(0, exif.length);
  const orientation = exifBytes && header ? exifOrientation(withoutExifMark(exifBytes)) : 1;
  const orientationData = orientationOnly(orientation);
  const hasOrientation = orientation !== 1;

  const body = new BlobBuilder();
  if (header) {
    const flags = (await source.from(header.offset + 8))[0] as number;
    body.keep(header.offset, header.offset + 4);
    body.insert(uint32(headerLength));
    body.insert(Uint8Array.of((flags & ~(exifFlag | xmpFlag)) | (hasOrientation ? exifFlag : 0)));
    body.keep(header.offset + 9, Math.min(header.offset + 8 + headerLength, header.end));
  }
  const profile = chunks.find(({ type }) => type === 'ICCP');
  for (const chunk of chunks) {
    const { type, offset, length, end } = chunk;
    if (type === 'ANMF') body.append(await cleanFrame(source, chunk));
    else if (bitmapChunks.includes(type)) body.keep(offset, end);
    else if (type === 'ANIM' && length >= animationLength) {
      body.keep(offset, offset + 4);
      body.insert(uint32(animationLength));
      body.keep(offset + 8, Math.min(offset + 8 + animationLength, end));
    } else if (chunk === profile) {
      const content = (await source.from(offset + 8, length)).slice(0, Math.min(length, end - offset - 8));
      if (!clearProfileTexts(content)) content.fill(0);
      body.keep(offset, offset + 8);
      body.insert(content);
      if (length % 2 === 1 && offset + 8 + length < end) body.insert(new Uint8Array(1));
    }
  }
  if (body.size % 2 === 1) body.insert(new Uint8Array(1));
  if (hasOrientation) {
    body.insert(latin('EXIF'));
    body.insert(uint32(orientationData.length));
    body.insert(orientationData);
  }

  const parts = new BlobBuilder();
  parts.keep(0, 4);
  parts.insert(uint32(body.size + 4));
  parts.keep(8, 12);
  parts.append(body);
  return { parts, isComplete };
}
