import { BlobBuilder, type CleanedParts } from './blob-builder.ts';
import type { ByteWindow } from './byte-window.ts';
import { clearProfileTexts } from './clean-icc.ts';
import { exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import {
  exifSegment,
  iccSegment,
  isApplication,
  jfifSegment,
  keptLength,
  restartCounter,
  startOfScan,
} from './jpeg-segments.ts';
import { RefusedPhoto } from './refused-photo.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

const filmMark = [0, 0, 0, -1, 0x66, 0x74, 0x79, 0x70];

/** True if a film starts in these bytes: a short box named `ftyp`. */
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

/** Collects a colour profile that is split over segments. Clears its texts in place: the new file refers to the same bytes. */
class SplitProfile {
  readonly #pieces = new Map<number, Uint8Array>();

  /** False for a segment that is no piece of a profile, or repeats one. */
  add(content: Uint8Array): boolean {
    const number = content[12] ?? 0;
    if (!latin.decode(content).startsWith('ICC_PROFILE\0') || this.#pieces.has(number)) return false;
    this.#pieces.set(number, content.subarray(14));
    return true;
  }

  clear(): void {
    const pieces = [...this.#pieces].sort(([one], [other]) => one - other).map(([, piece]) => piece);
    const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    // A few bytes are neither a profile nor a text.
    const isProfile = whole.length < 8 || clearProfileTexts(whole);
    at = 0;
    for (const piece of pieces) {
      if (isProfile) piece.set(whole.subarray(at, at + piece.length));
      else piece.fill(0);
      at += piece.length;
    }
  }
}

/** Marks that stand in a scan only if something was put into or behind the picture. */
const foreignMarks = /Exif\0|ns\.adobe\.com|<x:x|<\?xp|ICC_PROFILE|8BIM|JFIF\0/;
/** Coded picture data is nearly random and never holds so long a text; flat pictures repeat a few bytes. */
const textRun = /[ -~]{32,}/g;
const isText = (run: string, letters: number) => new Set(run).size >= letters;

function holdsText(scan: string): boolean {
  if (foreignMarks.test(scan)) return true;
  const plain = scan.replaceAll('\0', '');
  return plain.match(textRun)?.some((run) => isText(run, 12)) ?? false;
}

/** True if a scan ends in a text; in a file that is cut off eight letters are enough. */
function endsInText(tail: string, isOpen: boolean): boolean {
  const run =
    tail
      .replaceAll('\0', '')
      .split(/[^ -~]/)
      .at(-1) ?? '';
  return run.length >= (isOpen ? 8 : 16) && isText(run, isOpen ? 5 : 8);
}

/** Reads a scan with some overlap, so that nothing hides at a seam. Throws a refusal when it holds more than a picture. */
async function checkScan(source: ByteWindow, from: number, to: number, isOpen: boolean): Promise<void> {
  const overlap = 64;
  let tail = '';
  for (let offset = from; offset < to; ) {
    const bytes = (await source.from(offset)).subarray(0, to - offset);
    if (bytes.length === 0) break;
    const text = latin.decode(bytes);
    if (holdsText(tail + text)) throw new RefusedPhoto('damaged');
    tail = (tail + text).slice(-overlap);
    offset += bytes.length;
  }
  if (endsInText(tail, isOpen)) throw new RefusedPhoto('damaged');
}
const latin = new TextDecoder('latin1');

/**
 * Cleans JPEG (ITU T.81): drops metadata segments, comments and everything behind the picture, because previews, gain maps
 * and the films of motion photos carry positions of their own. Segments that stay are cut to their exact length. Throws a
 * refusal when the file holds no picture, or data behind one without an end.
 */
export async function cleanJpeg(source: ByteWindow): Promise<CleanedParts> {
  const parts = new BlobBuilder();
  const profile = new SplitProfile();
  parts.keep(0, 2);
  const restarts = restartCounter();
  let hasScan = false;
  let isInScan = false;
  let isOrientationRead = false;
  let isScanCoded = true;
  let offset = 2;
  const applications = new Set<number>();
  for (;;) {
    const { marker, isCoded } = await nextMarker(source, offset);
    if (isInScan) {
      const end = marker?.start ?? source.size;
      await checkScan(source, offset, end, marker === null);
      parts.keep(offset, await restarts.endOf(source, offset, end));
      isScanCoded &&= isCoded;
    }
    isInScan = false;
    if (marker === null) {
      if (!hasScan || !isScanCoded) throw new RefusedPhoto('damaged');
      profile.clear();
      return { parts, isComplete: false };
    }
    offset = marker.end;
    if (marker.code === endOfImage || marker.code === startOfImage) {
      parts.keep(marker.start, offset);
      if (marker.code === startOfImage) continue;
      if (!hasScan) throw new RefusedPhoto('damaged');
      profile.clear();
      return { parts, isComplete: true };
    }
    const head = (await source.from(offset, 2)).subarray(0, 2);
    const length = (head[0] ?? 0) * 256 + (head[1] ?? 0);
    if (length < 2) continue;
    const end = Math.min(offset + length, source.size);
    const content = (await source.from(offset, end - offset)).slice(2, end - offset);
    const { code } = marker;

    const kept = applications.has(code) ? 0 : keptLength(code, content);
    if (code === iccSegment && profile.add(content)) {
      parts.keep(marker.start, offset + 2);
      parts.insert(content);
    } else if (kept > 0) {
      if (isApplication(code)) applications.add(code);
      restarts.read(code, content);
      if (kept === content.length && code !== jfifSegment) parts.keep(marker.start, end);
      else {
        parts.keep(marker.start, offset);
        parts.insert(Uint8Array.of((kept + 2) >> 8, kept + 2));
        parts.insert(
          code === jfifSegment
            ? Uint8Array.of(...content.subarray(0, kept - 2), 0, 0)
            : content.slice(0, kept),
        );
      }
    } else if (code === exifSegment && !isOrientationRead && latin.decode(content).startsWith('Exif\0')) {
      isOrientationRead = true;
      const orientation = exifOrientation(withoutExifMark(content));
      if (orientation !== 1) parts.insert(orientationSegment(orientation));
    }
    if (code === startOfScan) hasScan = isInScan = true;
    offset = end;
  }
}
