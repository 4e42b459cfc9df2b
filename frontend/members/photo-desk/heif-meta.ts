import type { PictureSize } from './cleaned-picture.ts';
import { type Box, boxesIn, Fields, free } from './heif-boxes.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** In bytes of the file; an end of `Infinity` reaches to the end of the data. */
export type Range = { from: number; to: number };

const maxExtents = 65_536;
const keptBoxes = ['hdlr', 'pitm', 'iinf', 'iref', 'iprp', 'iloc', 'idat', 'grpl'];
/** Length of the part of a handler box in front of its name. */
const handlerBytes = 20;
/** Codings and derivations that make up pictures (ISO 23008-12, AV1 Image File Format). */
const pictureTypes = (
  'hvc1 hvt1 lhv1 av01 avc1 vvc1 evc1 j2k1 unci mski ' + 'grid iovl iden tmap tili sato'
).split(' ');
/** Properties that decide how a picture looks. All others describe it: title, date, position. */
const keptProperties = (
  'hvcC av1C avcC lhvC vvcC evcC j2kH uncC cmpd ispe pixi colr pasp clap irot imir rloc auxC lsel a1op a1lx ' +
  'clli mdcv cclv amve ndwt reve iscl oinf tols mskC'
).split(' ');

/** Turns a box into a `free` one of the same length. */
function eraseBox(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(free, start + 4);
  bytes.fill(0, body, end);
}

/** Reads types of items by their number, and clears names and content types. */
function readItemTypes(bytes: Uint8Array, iinf: Box): Map<number, string> {
  const fields = new Fields(bytes, iinf);
  fields.number(fields.number(4) < 0x1000000 ? 2 : 4);
  const types = new Map<number, string>();
  for (const box of boxesIn(bytes, fields.offset, iinf.end)) {
    const item = new Fields(bytes, box);
    const version = item.number(4) >>> 24;
    const id = item.number(version === 3 ? 4 : 2);
    item.number(2);
    types.set(id, version < 2 ? '' : item.text(4));
    bytes.fill(0, item.offset, box.end);
  }
  return types;
}

/** `place`: 0 in the file, 1 in the `idat` box, 2 in another item. */
type Extent = Range & { id: number; place: number };

function readLocations(bytes: Uint8Array, iloc: Box): Extent[] {
  const fields = new Fields(bytes, iloc);
  const version = fields.number(4) >>> 24;
  const sizes = fields.number(2);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const extents: Extent[] = [];
  for (let items = fields.number(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const id = fields.number(version < 2 ? 2 : 4);
    const place = version === 0 ? 0 : fields.number(2) & 15;
    fields.number(2);
    const base = fields.number(baseBytes);
    for (let left = fields.number(2); left > 0; left -= 1) {
      if (version > 0) fields.number(indexBytes);
      const from = base + fields.number(offsetBytes);
      // A length of 0 means all that follows.
      const to = from + (fields.number(lengthBytes) || Number.POSITIVE_INFINITY);
      extents.push({ id, place, from, to });
      // Extents may take no bytes: a few could ask for billions.
      if (extents.length > maxExtents) throw new RefusedPhoto('damaged');
    }
  }
  return extents;
}

/** Erases properties that do not decide how the picture looks; returns the largest size in pixels. */
function cleanProperties(bytes: Uint8Array, iprp: Box): PictureSize {
  const [ipco, ...associations] = boxesIn(bytes, iprp.body, iprp.end);
  if (!ipco) throw new RefusedPhoto('damaged');
  const essential = new Set(associations.flatMap((ipma) => essentialProperties(bytes, ipma)));
  let size: PictureSize = { width: 0, height: 0 };
  for (const [index, box] of boxesIn(bytes, ipco.body, ipco.end).entries()) {
    // A reader may not show a picture without its essential properties.
    if (!keptProperties.includes(box.type) && !essential.has(index + 1)) eraseBox(bytes, box);
    if (box.type !== 'ispe') continue;
    const fields = new Fields(bytes, box);
    fields.number(4);
    const [width, height] = [fields.number(4), fields.number(4)];
    if (width * height > size.width * size.height) size = { width, height };
  }
  return size;
}

/** Numbers, from 1, of the properties that a reader must understand. */
function essentialProperties(bytes: Uint8Array, ipma: Box): number[] {
  const fields = new Fields(bytes, ipma);
  const head = fields.number(4);
  const indexBytes = head & 1 ? 2 : 1;
  const essentialBit = indexBytes === 2 ? 0x8000 : 0x80;
  const essential: number[] = [];
  for (let items = fields.number(4); items > 0; items -= 1) {
    fields.number(head >>> 24 === 0 ? 2 : 4);
    for (let links = fields.number(1); links > 0; links -= 1) {
      const link = fields.number(indexBytes);
      if (link & essentialBit) essential.push(link & ~essentialBit);
    }
  }
  return essential;
}

/**
 * Cleans the `meta` box that these bytes are, in place; its content starts at `body`. `pictures` and `exif`: where the items
 * stand in the file. Throws a refusal where no picture is described.
 */
export function cleanMeta(bytes: Uint8Array, body: number) {
  const boxes = boxesIn(bytes, body + 4, bytes.length);
  const required = (type: string): Box => {
    const box = boxes.find((candidate) => candidate.type === type);
    if (!box) throw new RefusedPhoto('damaged');
    return box;
  };
  for (const box of boxes) if (!keptBoxes.includes(box.type)) eraseBox(bytes, box);
  const hdlr = required('hdlr');
  bytes.fill(0, Math.min(hdlr.body + handlerBytes, hdlr.end), hdlr.end);

  const types = readItemTypes(bytes, required('iinf'));
  const isPicture = ({ id }: { id: number }) => pictureTypes.includes(types.get(id) ?? '');
  const pitm = new Fields(bytes, required('pitm'));
  const primary = pitm.number(pitm.number(4) < 0x1000000 ? 2 : 4);
  if (!isPicture({ id: primary })) throw new RefusedPhoto('other-format');

  const extents = readLocations(bytes, required('iloc'));
  const pictures = extents.filter(isPicture);
  if (!pictures.some(({ id }) => id === primary)) throw new RefusedPhoto('damaged');
  if (pictures.some(({ place }) => place > 1)) throw new RefusedPhoto('other-format');
  const idat = boxes.find(({ type }) => type === 'idat');
  if (idat) {
    const original = bytes.slice(idat.body, idat.end);
    bytes.fill(0, idat.body, idat.end);
    for (const { from, to } of pictures.filter(({ place }) => place === 1))
      bytes.set(original.subarray(from, to), idat.body + from);
  }
  return {
    size: cleanProperties(bytes, required('iprp')),
    pictures: pictures.filter(({ place }) => place === 0),
    exif: extents.find(({ id, place }) => types.get(id) === 'Exif' && place === 0),
  };
}
