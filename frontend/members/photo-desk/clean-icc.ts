import { RefusedPhoto } from './refused-photo.ts';

/** ICC.1, sections 7 and 10. */
const headerBytes = 128;
const entryBytes = 12;
const maxTags = 256;
/** Tags that turn numbers into colours; all others name the profile, its makers, devices and measurements. */
const colourTag =
  /^([rgb]XYZ|[rgbk]TRC|wtpt|bkpt|chad|cicp|lumi|A2B\d|B2A\d|D2B\d|B2D\d|gamt|aabg|aarg|aagg)$/;
/** Texts of so few letters, as `sRGB` or `CC0`, identify nobody. */
const maxTextLetters = 4;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const isShortText = (data: DataView, bytes: Uint8Array) =>
  ['mluc', 'desc', 'text'].includes(typeOf(data)) &&
  latin(bytes.subarray(4, 512)).replace(/[^!-~]|enUS/g, '').length <= maxTextLetters &&
  bytes.length < 512;

/** Empties a text tag, in the form of its type. */
function emptyText(tag: Uint8Array): void {
  const type = latin(tag.subarray(0, 4));
  tag.fill(0, 4);
  if (type === 'desc' && tag.length > 11) tag[11] = 1;
  if (type === 'mluc' && tag.length > 15) tag[15] = 12;
}

const typeOf = (tag: DataView) =>
  tag.byteLength < 12 ? '' : latin(new Uint8Array(tag.buffer, tag.byteOffset, 4));

/** Length of a tag by its type; 0 for types without colours. */
function tagLength(tag: DataView): number {
  switch (typeOf(tag)) {
    case 'XYZ ':
      return 20;
    case 'curv':
      return 12 + 2 * tag.getUint32(8);
    case 'para':
      return 12 + 4 * ([1, 3, 4, 5, 7][tag.getUint16(8)] ?? 0);
    case 'sf32':
      return 44;
    case 'mft1':
    case 'mft2':
    case 'mAB ':
    case 'mBA ':
    case 'mpet':
    case 'cicp':
      return tag.byteLength;
    default:
      return 0;
  }
}

/**
 * Empties the texts of a colour profile in place and leaves its length and what it does to colours. False when the
 * bytes are no profile: then they do nothing. Throws a refusal when tags of colours are damaged.
 */
export function clearProfileTexts(profile: Uint8Array): boolean {
  if (profile.length < headerBytes + 4 || latin(profile.subarray(36, 40)) !== 'acsp') return false;
  const view = viewOf(profile);
  const count = view.getUint32(headerBytes);
  const tableEnd = headerBytes + 4 + count * entryBytes;
  if (count > maxTags || tableEnd > profile.length) return false;

  const kept = new Uint8Array(profile.length).fill(1, 0, tableEnd);
  const tags = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + 4 + index * entryBytes;
    const start = view.getUint32(entry + 4);
    const bytes = profile.subarray(start, start + view.getUint32(entry + 8));
    return { name: latin(profile.subarray(entry, entry + 4)), start, bytes };
  });
  // Readers disagree about tables that are damaged.
  if (
    tags.some(({ start, bytes }) => start < tableEnd || bytes.length === 0) ||
    Math.min(...tags.map(({ start }) => start)) >= tableEnd + entryBytes
  )
    throw new RefusedPhoto('damaged');
  const original = profile.slice();
  for (const { name, start, bytes } of tags) {
    if (colourTag.test(name)) continue;
    if (!isShortText(viewOf(bytes), bytes)) emptyText(bytes);
    kept.fill(1, start, start + bytes.length);
  }
  // Tags of a damaged profile may lie over each other: colours come first.
  for (const { name, start, bytes } of tags) {
    if (!colourTag.test(name)) continue;
    const data = original.subarray(start, start + bytes.length);
    const length = tagLength(viewOf(data));
    // Readers disagree about damaged tags.
    if (length === 0 || length > data.length) throw new RefusedPhoto('damaged');
    const end = start + length;
    profile.set(original.subarray(start, end), start);
    kept.fill(1, start, end);
  }
  // Clears reserved bytes, an invalid date, a checksum that holds text.
  kept.fill(0, 100, headerBytes);
  if ([26, 28, 30, 32, 34].some((at) => view.getUint16(at) > 59)) kept.fill(0, 24, 36);
  if (/[!-~]{5}/.test(latin(profile.subarray(84, 100)))) kept.fill(0, 84, 100);
  for (let at = 0; at < profile.length; at += 1) if (kept[at] === 0) profile[at] = 0;
  return true;
}
