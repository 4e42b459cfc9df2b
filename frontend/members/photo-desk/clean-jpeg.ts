import type { ByteWindow } from './byte-window.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type CleanedParts, KeptParts } from './kept-parts.ts';
import { RefusedPhoto } from './refused-photo.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifSegment = 0xe1;

/** Application segments that decide how the picture looks; all others tell of its making. */
const keptApplications = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/** Segments that decoders need: frames, scans, tables, sizes. */
const isPictureSegment = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || (code >= startOfScan && code <= 0xdf);

const filmMark = [0, 0, 0, -1, 0x66, 0x74, 0x79, 0x70];

/** Whether a film starts in these bytes: a short box named `ftyp`. */
function startsFilm(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x66, 4); at >= 0; at = bytes.indexOf(0x66, at + 1))
    if (filmMark.every((byte, index) => byte < 0 || bytes[at - 4 + index] === byte)) return true;
  return false;
}

type Marker = { start: number; code: number; end: number };

/**
 * The next marker at or after `from`, with the fill bytes before it; null when the file ends first. `isCoded` is false
 * when something stood before it that no encoder writes into a scan. Throws a refusal when a film stood before it.
 */
async function nextMarker(
  source: ByteWindow,
  from: number,
): Promise<{ marker: Marker | null; isCoded: boolean }> {
  let start = -1;
  let isCoded = true;
  let before: number[] = [];
  for (let offset = from; ; ) {
    const bytes = await source.from(offset);
    let marker: Marker | null = null;
    for (let index = 0; index < bytes.length && marker === null; index += 1) {
      if (start < 0) {
        index = bytes.indexOf(0xff, index);
        if (index < 0) break;
        start = offset + index;
        continue;
      }
      const code = bytes[index] as number;
      if (code === 0xff) continue;
      if (code >= 0xc0 && !isRestart(code)) marker = { start, code, end: offset + index + 1 };
      else start = -1;
      if (code > 0 && code < 0xc0) isCoded = false;
    }
    const passed = marker ? bytes.subarray(0, Math.max(0, marker.start - offset)) : bytes;
    const seam = Uint8Array.of(...before, ...passed.subarray(0, filmMark.length));
    if (startsFilm(seam) || startsFilm(passed)) throw new RefusedPhoto('with-film');
    if (marker || bytes.length === 0) return { marker, isCoded };
    before = [...bytes.subarray(-filmMark.length)];
    offset += bytes.length;
  }
}

const orientationSegment = (orientation: number) => {
  const tiff = orientationOnly(orientation);
  const mark = [0xff, exifSegment, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return Uint8Array.of(...mark, ...tiff);
};

const isKept = (code: number, content: Uint8Array): boolean => {
  const mark = keptApplications.get(code);
  if (mark === undefined) return isPictureSegment(code);
  return String.fromCharCode(...content.subarray(0, mark.length)) === mark;
};

/**
 * JPEG (ITU T.81) without metadata segments, comments and whatever follows the picture: previews, gain maps and the
 * films of motion photos carry positions of their own. Throws a refusal when the file holds no picture, or does not
 * say where it ends and other things follow.
 */
export async function cleanJpeg(source: ByteWindow): Promise<CleanedParts> {
  const parts = new KeptParts();
  parts.keep(0, 2);
  let hasScan = false;
  let isOrientationRead = false;
  let isScanCoded = true;
  let offset = 2;
  for (;;) {
    const { marker, isCoded } = await nextMarker(source, offset);
    // Between segments decoders skip what is not a marker; within scans it is the picture.
    if (hasScan) {
      parts.keep(offset, marker?.start ?? source.size);
      isScanCoded &&= isCoded;
    }
    if (marker === null) {
      if (!hasScan || !isScanCoded) throw new RefusedPhoto('damaged');
      return { parts, isComplete: false };
    }
    offset = marker.end;
    if (marker.code === endOfImage || marker.code === startOfImage) {
      parts.keep(marker.start, offset);
      if (marker.code === startOfImage) continue;
      if (!hasScan) throw new RefusedPhoto('damaged');
      return { parts, isComplete: true };
    }
    const [high = 0, low = 0, ...identifier] = (await source.from(offset, 16)).subarray(0, 16);
    const length = high * 256 + low;
    if (length < 2) {
      if (hasScan) parts.keep(marker.start, offset);
      continue;
    }
    const end = Math.min(offset + length, source.size);
    if (isKept(marker.code, Uint8Array.from(identifier))) {
      parts.keep(marker.start, end);
    } else if (
      marker.code === exifSegment &&
      !isOrientationRead &&
      String.fromCharCode(...identifier).startsWith('Exif\0')
    ) {
      isOrientationRead = true;
      const segment = (await source.from(offset, length)).subarray(2, length);
      const orientation = exifOrientation(withoutExifMark(segment));
      if (orientation !== 1) parts.insert(orientationSegment(orientation));
    }
    if (marker.code === startOfScan) hasScan = true;
    offset = end;
  }
}
