import { BlobBuilder, type CleanedParts } from './blob-builder.ts';
import type { ByteWindow } from './byte-window.ts';
import { emptyExif, exifOrientation, orientationOnly, withoutExifMark } from './exif-orientation.ts';
import { type Box, boxesIn } from './heif-box.ts';
import { clearedProfile, surplusOf } from './heif-forms.ts';
import { isPictureType, readGroups, readItemTypes, readPrimaryItem, readReferences } from './heif-items.ts';
import { itemRanges, joinRanges, type Range, readLocations } from './heif-locations.ts';
import { readProperties } from './heif-properties.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** Replaces a stretch of the file by bytes of the same length, or zeros. */
type Edit = { from: number; to: number; bytes?: Uint8Array<ArrayBuffer> };

const keptMetaBoxes = ['hdlr', 'pitm', 'iinf', 'iref', 'iprp', 'iloc', 'idat', 'grpl'];
/** Start and end of a handler's type; the bytes around it are unused. */
const handlerType = [8, 12] as const;
const brands =
  /^(mif[12]|miaf|msf1|hei[cxms]|hev[cxms]|avi[fso]|MA1[AB]|Mi(HB|HE|HA|Pr|AB|Bu)|MPla|tmap|1pic|unif|iso[2-9m])$/;
/** References that describe a picture or cut items; all others derive pictures from pictures. */
const looseReferences = ['cdsc', 'iloc'];
const exifReadBytes = 65_536;
const free = Uint8Array.of(0x66, 0x72, 0x65, 0x65);

/** The box of this type. Throws a refusal when there are several: readers would disagree which one counts. */
function only(boxes: readonly Box[], type: string): Box | undefined {
  const [box, second] = boxes.filter((candidate) => candidate.type === type);
  if (second) throw new RefusedPhoto('damaged');
  return box;
}

function required(boxes: readonly Box[], type: string): Box {
  const box = only(boxes, type);
  if (!box) throw new RefusedPhoto('damaged');
  return box;
}

/** Turns a box into a `free` box of the same length, which readers skip. */
const erased = ({ start, body, end }: Box): Edit[] => [
  { from: start + 4, to: start + 8, bytes: free },
  { from: body, to: end },
];

/**
 * Cleans HEIC and AVIF (ISO 23008-12) in place: the bytes of pictures and the boxes that describe them stay, everything else
 * becomes zeros of the same length. Throws a refusal where the two cannot be told apart.
 */
export async function cleanHeif(source: ByteWindow): Promise<CleanedParts> {
  const boxes = await boxesIn(source, 0, source.size);
  if (boxes.filter(({ type }) => type === 'ftyp').length > 1) throw new RefusedPhoto('with-film');
  if (boxes.some(({ type }) => type === 'moov' || type === 'moof')) throw new RefusedPhoto('other-format');
  const meta = only(boxes, 'meta');
  if (!meta) throw new RefusedPhoto('other-format');
  const foreignBrands = await brandEdits(source, required(boxes, 'ftyp'));
  const inner = await boxesIn(source, meta.body + 4, meta.end);
  const { kept, erasable, exif, names, surplus } = await readPicture(source, inner);

  const regions = [...boxes, ...inner].filter(({ type }) => type === 'mdat' || type === 'idat');
  const isWithin = ([from, to]: Range) => regions.some(({ body, end }) => from >= body && to <= end);
  if (![...kept, ...erasable].every(isWithin)) throw new RefusedPhoto('damaged');
  const hdlr = required(inner, 'hdlr');
  const properties = await readProperties(source, required(inner, 'iprp'));
  const grpl = only(inner, 'grpl');
  const groups = grpl ? await readGroups(source, grpl) : { stray: [], surplus: [] };
  const profiles: Edit[] = [];
  const overlong: Range[] = [];
  for (const box of properties.kept) {
    const profile = await clearedProfile(source, box);
    if (profile) profiles.push(profile);
    const range = await surplusOf(source, box);
    if (range) overlong.push(range);
  }
  const edits = [
    ...boxes.filter(({ type }) => !['ftyp', 'meta', 'mdat'].includes(type)).flatMap(erased),
    ...foreignBrands,
    ...inner.filter(({ type }) => !keptMetaBoxes.includes(type)).flatMap(erased),
    ...[...properties.stray, ...groups.stray].flatMap(erased),
    ...profiles,
    ...[...names, ...surplus, ...properties.surplus, ...groups.surplus, ...overlong].map(([from, to]) => ({
      from,
      to,
    })),
    { from: hdlr.body + 4, to: Math.min(hdlr.body + handlerType[0], hdlr.end) },
    { from: Math.min(hdlr.body + handlerType[1], hdlr.end), to: hdlr.end },
    ...blanksBetween(regions, kept, exif),
    ...exif,
  ];
  return { parts: withEdits(source.size, edits), isComplete: true };
}

/** Replaces unknown brands by the file's first one, and clears the minor version. */
async function brandEdits(source: ByteWindow, { body, end }: Box): Promise<Edit[]> {
  const bytes = (await source.from(body, end - body)).slice(0, end - body);
  const major = bytes.slice(0, 4);
  const edits: Edit[] = [{ from: body + 4, to: Math.min(body + 8, end) }];
  for (let at = 8; at < bytes.length; at += 4)
    if (!brands.test(String.fromCharCode(...bytes.subarray(at, at + 4)))) {
      const to = Math.min(body + at + 4, end);
      edits.push({ from: body + at, to, bytes: major.slice(0, to - body - at) });
    }
  return edits;
}

/** `kept`: bytes of all pictures; `erasable`: of all other items; `exif`: edits that replace Exif data. */
async function readPicture(source: ByteWindow, boxes: readonly Box[]) {
  const { types, names } = await readItemTypes(source, required(boxes, 'iinf'));
  const { primary, surplus: behindPrimary } = await readPrimaryItem(source, required(boxes, 'pitm'));
  const iref = only(boxes, 'iref');
  const references = iref ? await readReferences(source, iref) : [];
  const parts = references
    .filter(({ type }) => !looseReferences.includes(type))
    .flatMap(({ from, to }) => [from, ...to]);
  if (![primary, ...parts].every((id) => isPictureType(types.get(id))))
    throw new RefusedPhoto('other-format');

  const { locations, surplus: behindLocations } = await readLocations(source, required(boxes, 'iloc'));
  const idat = only(boxes, 'idat');
  const cuts = references.filter(({ type }) => type === 'iloc');
  const stores = new Set(cuts.flatMap(({ to }) => to));
  const rangesOf = itemRanges({
    locations,
    origins: new Map(cuts.map(({ from, to }) => [from, to])),
    fileSize: source.size,
    idat: idat ? [idat.body, idat.end] : null,
  });
  const ids = [...locations.keys()];
  const kept = joinRanges(ids.filter((id) => isPictureType(types.get(id))).flatMap(rangesOf));
  const otherIds = ids.filter((id) => !isPictureType(types.get(id)));
  // An item that pictures are cut out of is erased only outside the cuts.
  const isStore = (id: number) => stores.has(id) && types.get(id) !== 'Exif';
  const erasable = joinRanges(otherIds.filter((id) => !isStore(id)).flatMap(rangesOf));
  if (kept.length === 0 || overlap(kept, erasable)) throw new RefusedPhoto('damaged');
  const exif: Edit[] = [];
  for (const id of otherIds)
    if (types.get(id) === 'Exif') exif.push(...(await exifEdits(source, rangesOf(id))));
  const surplus = [behindPrimary, behindLocations, ...references.map(({ surplus }) => surplus)];
  return { kept, erasable, exif, names, surplus };
}

/** True if any two ranges overlap; both lists sorted and joined. */
function overlap(ones: readonly Range[], others: readonly Range[]): boolean {
  let at = 0;
  return ones.some(([from, to]) => {
    while ((others[at]?.[1] ?? Number.POSITIVE_INFINITY) <= from) at += 1;
    return (others[at]?.[0] ?? Number.POSITIVE_INFINITY) < to;
  });
}

/** Replaces the start of an item by Exif data without entries, or with the orientation alone; no edit where that is too long. */
async function exifEdits(source: ByteWindow, ranges: readonly Range[]): Promise<Edit[]> {
  const bytes: number[] = [];
  let length = 0;
  for (const [from, to] of ranges) {
    const wanted = Math.min(to - from, exifReadBytes - bytes.length);
    if (wanted > 0)
      for (const byte of (await source.from(from, wanted)).subarray(0, wanted)) bytes.push(byte);
    length += to - from;
  }
  const content = Uint8Array.from(bytes);
  const header = content.length < 4 ? 0 : 4 + new DataView(content.buffer).getUint32(0);
  const orientation = exifOrientation(withoutExifMark(content.subarray(header)));
  const tiff = orientation === 1 ? emptyExif : orientationOnly(orientation);
  // Four bytes before the TIFF header say how far away it is.
  const wanted = Uint8Array.of(0, 0, 0, 0, ...tiff);
  if (wanted.length > length) return [];
  let done = 0;
  return ranges.flatMap(([from, to]) => {
    const bytes = wanted.slice(done, done + to - from);
    done += bytes.length;
    return bytes.length > 0 ? [{ from, to: from + bytes.length, bytes }] : [];
  });
}

/** Clears the regions outside pictures and Exif edits. */
function blanksBetween(regions: readonly Box[], kept: readonly Range[], exif: readonly Edit[]): Edit[] {
  const stays = joinRanges([...kept, ...exif.map(({ from, to }) => [from, to] as const)]);
  return regions.flatMap(({ body, end }) => {
    const within = stays.filter(([from]) => from >= body && from < end);
    const starts = [body, ...within.map(([, to]) => to)];
    const ends = [...within.map(([from]) => from), end];
    return starts.map((from, index) => ({ from, to: ends[index] as number }));
  });
}

function withEdits(size: number, edits: readonly Edit[]): BlobBuilder {
  const parts = new BlobBuilder();
  let offset = 0;
  for (const { from, to, bytes } of [...edits].sort((one, other) => one.from - other.from)) {
    // Two edits of one place would lengthen the file.
    if (from < offset) throw new RefusedPhoto('damaged');
    parts.keep(offset, from);
    if (bytes) parts.insert(bytes);
    else parts.blank(to - from);
    offset = to;
  }
  parts.keep(offset, size);
  return parts;
}
