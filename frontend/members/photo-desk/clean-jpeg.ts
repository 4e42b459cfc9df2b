import type { ByteWindow } from './byte-window.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type CleanedParts, KeptParts } from './kept-parts.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifSegment = 0xe1;
const comment = 0xfe;

/** Application segments that decide how the picture looks; all others tell of its making. */
const keptApplications = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/** The next marker at or after `from`, with the fill bytes before it; null when the file ends first. */
async function nextMarker(source: ByteWindow, from: number) {
  let start = -1;
  for (let offset = from; ; ) {
    const bytes = await source.from(offset);
    if (bytes.length === 0) return null;
    for (let index = 0; index < bytes.length; index += 1) {
      if (start < 0) {
        index = bytes.indexOf(0xff, index);
        if (index < 0) break;
        start = offset + index;
        continue;
      }
      const code = bytes[index] as number;
      if (code === 0xff) continue;
      if (code >= 0xc0 && !isRestart(code)) return { start, code, end: offset + index + 1 };
      start = -1;
    }
    offset += bytes.length;
  }
}

const orientationSegment = (orientation: number) => {
  const tiff = orientationOnly(orientation);
  const mark = [0xff, exifSegment, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return Uint8Array.of(...mark, ...tiff);
};

const isMetadata = (code: number, content: Uint8Array): boolean => {
  if (code === comment) return true;
  if (code < 0xe0 || code > 0xef) return false;
  const mark = keptApplications.get(code);
  return mark === undefined || String.fromCharCode(...content.subarray(0, mark.length)) !== mark;
};

/**
 * JPEG (ITU T.81) without metadata segments, comments and whatever follows the picture: previews, gain maps and the
 * films of motion photos carry positions of their own. Null when the file holds no picture.
 */
export async function cleanJpeg(source: ByteWindow): Promise<CleanedParts | null> {
  const parts = new KeptParts();
  parts.keep(0, 2);
  let hasScan = false;
  let isOrientationRead = false;
  let offset = 2;
  for (;;) {
    const marker = await nextMarker(source, offset);
    // Between segments decoders skip what is not a marker; within scans it is the picture.
    if (hasScan) parts.keep(offset, marker?.start ?? source.size);
    if (marker === null) return hasScan ? { parts, isComplete: false } : null;
    offset = marker.end;
    if (marker.code === endOfImage || marker.code === startOfImage) {
      parts.keep(marker.start, offset);
      if (marker.code === startOfImage) continue;
      return hasScan ? { parts, isComplete: true } : null;
    }
    const [high = 0, low = 0, ...identifier] = (await source.from(offset, 16)).subarray(0, 16);
    const length = high * 256 + low;
    if (length < 2) {
      if (hasScan) parts.keep(marker.start, offset);
      continue;
    }
    const end = Math.min(offset + length, source.size);
    if (!isMetadata(marker.code, Uint8Array.from(identifier))) {
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
