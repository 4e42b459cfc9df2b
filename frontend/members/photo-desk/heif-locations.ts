import type { ByteWindow } from './byte-window.ts';
import { type Box, Fields } from './heif-box.ts';
import { RefusedPhoto } from './refused-photo.ts';

export type Range = readonly [from: number, to: number];
type Extent = { index: number; offset: number; length: number };
export type ItemLocation = { method: number; extents: Extent[] };

/** Extents may be zero bytes long in the box: without a bound few bytes could ask for billions. */
const maxExtents = 65_536;
const maxSteps = 1_000_000;
const maxDepth = 8;

/** Reads the item location box, versions 0 to 2; `surplus` is beyond its form. */
export async function readLocations(
  source: ByteWindow,
  box: Box,
): Promise<{ locations: Map<number, ItemLocation>; surplus: Range }> {
  const fields = await Fields.of(source, box);
  const version = fields.number(4) >>> 24;
  if (version > 2) throw new RefusedPhoto('other-format');
  const sizes = fields.number(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const count = fields.number(version < 2 ? 2 : 4);
  const locations = new Map<number, ItemLocation>();
  let extentsLeft = maxExtents;
  for (let item = 0; item < count; item += 1) {
    const id = fields.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : fields.number(2) & 15;
    const isElsewhere = fields.number(2) !== 0;
    const base = fields.number(baseBytes as number);
    const extentCount = fields.number(2);
    extentsLeft -= extentCount;
    if (isElsewhere || extentsLeft < 0 || locations.has(id)) throw new RefusedPhoto('damaged');
    const extents = Array.from({ length: extentCount }, () => {
      const index = version === 0 ? 0 : fields.number(indexBytes as number);
      const offset = base + fields.number(offsetBytes as number);
      return { index: index || 1, offset, length: fields.number(lengthBytes as number) };
    });
    locations.set(id, { method, extents });
  }
  return { locations, surplus: [fields.offset, box.end] };
}

type Places = {
  locations: ReadonlyMap<number, ItemLocation>;
  /** Items that others are cut out of: the `iloc` references by the item they start from. */
  origins: ReadonlyMap<number, readonly number[]>;
  fileSize: number;
  idat: Range | null;
};

/** Finds the bytes of items in the file, also of items cut out of other items. Throws a refusal for loops and gaps. */
export function itemRanges({ locations, origins, fileSize, idat }: Places): (id: number) => readonly Range[] {
  const found = new Map<number, readonly Range[]>();
  let stepsLeft = maxSteps;

  const sourceOf = (id: number, method: number, index: number, depth: number): readonly Range[] => {
    if (method === 0) return [[0, fileSize]];
    if (method === 1 && idat) return [idat];
    const origin = origins.get(id)?.[index - 1];
    if (method !== 2 || origin === undefined) throw new RefusedPhoto('damaged');
    return rangesOf(origin, depth + 1);
  };

  const cut = (ranges: readonly Range[], { offset, length }: Extent): Range[] => {
    const pieces: Range[] = [];
    let skip = offset;
    // A length of 0 means all that is there.
    let left = length || Number.POSITIVE_INFINITY;
    for (const [from, to] of ranges) {
      stepsLeft -= 1;
      if (stepsLeft < 0) throw new RefusedPhoto('damaged');
      const start = from + Math.min(skip, to - from);
      const end = Math.min(to, start + left);
      skip -= start - from;
      left -= end - start;
      if (end > start) pieces.push([start, end]);
    }
    if (skip > 0 || (length > 0 && left > 0)) throw new RefusedPhoto('damaged');
    return pieces;
  };

  const rangesOf = (id: number, depth: number): readonly Range[] => {
    const known = found.get(id);
    if (known) return known;
    if (depth > maxDepth) throw new RefusedPhoto('damaged');
    const { method, extents } = locations.get(id) ?? { method: 0, extents: [] };
    const ranges = extents.flatMap((extent) => cut(sourceOf(id, method, extent.index, depth), extent));
    found.set(id, ranges);
    return ranges;
  };
  return (id) => rangesOf(id, 0);
}

/** Sorted, touching and overlapping ones joined. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
