import { BlobBuilder } from './blob-builder.ts';
import { type ByteWindow, viewOf } from './byte-window.ts';
import type { CleanedPicture } from './cleaned-picture.ts';
import { exifOrientation, exifReadBytes, orientationOnly } from './exif-orientation.ts';
import { type Box, boxAt, free } from './heif-boxes.ts';
import { cleanMeta, type Range } from './heif-meta.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** A phone's description of a photo with its tiles takes some kilobytes. */
const maxMetaBytes = 16 * 1024 * 1024;
const maxBoxes = 256;

/** The outer boxes of a file, up to bytes that are none. */
async function outerBoxes(source: ByteWindow): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < source.size && boxes.length < maxBoxes; ) {
    const box = boxAt((await source.from(start, 16)).subarray(0, 16), start, source.size);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  // Some phones write the film of a motion photo, a file of its own, behind the photo.
  const film = boxes.findIndex(({ type }, index) => type === 'ftyp' && index > 0);
  return film < 0 ? boxes : boxes.slice(0, film);
}

/** Bytes to keep, or to replace by bytes of the same length. */
type Piece = Range & { bytes?: Uint8Array<ArrayBuffer> };

/** Exif data with the orientation alone, in the place of an Exif item; none where that is too short. */
async function orientationPiece(source: ByteWindow, { from, to }: Range): Promise<Piece[]> {
  const content = (await source.from(from, exifReadBytes)).subarray(0, to - from);
  // Four bytes before the TIFF header say how far away it is.
  const header = content.length < 4 ? 0 : 4 + viewOf(content).getUint32(0);
  const bytes = Uint8Array.of(0, 0, 0, 0, ...orientationOnly(exifOrientation(content.subarray(header))));
  return bytes.length > content.length ? [] : [{ from, to: from + bytes.length, bytes }];
}

/**
 * Cleans HEIC and AVIF (ISO 23008-12) in place: pictures and the boxes that describe them stay, everything else becomes zeros
 * of the same length. Throws a refusal for a film, and where a picture does not stand in the file's data.
 */
export async function cleanHeif(source: ByteWindow): Promise<CleanedPicture> {
  const boxes = await outerBoxes(source);
  const meta = boxes.find(({ type }) => type === 'meta');
  const isFilm = boxes.some(({ type }) => type === 'moov' || type === 'moof');
  if (isFilm) throw new RefusedPhoto('other-format');
  const length = meta ? meta.end - meta.start : 0;
  if (!meta || length > maxMetaBytes) throw new RefusedPhoto('damaged');
  const description = (await source.from(meta.start, length)).slice(0, length);
  const { size, pictures, exif } = cleanMeta(description, meta.body - meta.start);

  const data = boxes.filter(({ type }) => type === 'mdat');
  const isStored = ({ from, to }: Range) =>
    data.some(({ body, end }) => from >= body && (to <= end || to === Number.POSITIVE_INFINITY));
  if (!pictures.every(isStored)) throw new RefusedPhoto('damaged');
  const replaced = exif && isStored(exif) ? await orientationPiece(source, exif) : [];
  const pieces: Piece[] = [
    ...pictures,
    ...replaced.filter(({ from, to }) =>
      pictures.every((picture) => to <= picture.from || from >= picture.to),
    ),
  ].sort((one, other) => one.from - other.from);

  const parts = new BlobBuilder();
  for (const box of boxes) {
    const { type, start, body, end } = box;
    if (box === meta) parts.insert(description);
    else if (type === 'ftyp') parts.keep(start, end);
    else if (type === 'mdat') {
      parts.keep(start, body);
      for (const piece of pieces) {
        const from = Math.max(piece.from, parts.size);
        const to = Math.min(piece.to, end);
        if (piece.from < body || to <= from) continue;
        parts.blank(from - parts.size);
        if (piece.bytes) parts.insert(piece.bytes);
        else parts.keep(from, to);
      }
    } else {
      const head = (await source.from(start, 16)).slice(0, body - start);
      head.set(free, 4);
      parts.insert(head);
    }
    parts.blank(end - parts.size);
  }
  const rest = source.size - parts.size;
  if (rest >= 8) parts.insert(Uint8Array.of(rest >>> 24, rest >>> 16, rest >>> 8, rest, ...free));
  parts.blank(source.size - parts.size);
  return { parts, size, isComplete: true };
}
