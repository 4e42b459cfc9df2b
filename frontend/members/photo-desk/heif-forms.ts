import type { ByteWindow } from './byte-window.ts';
import { clearProfileTexts } from './clean-icc.ts';
import type { Box } from './heif-box.ts';
import type { Range } from './heif-locations.ts';

/** Longest content of properties whose form is known, with the four bytes of version and flags where they have them. */
const longest = new Map([
  ['ispe', 12],
  ['irot', 1],
  ['imir', 1],
  ['pasp', 8],
  ['clap', 32],
  ['rloc', 12],
  ['lsel', 2],
  ['a1op', 1],
  ['a1lx', 13],
  ['clli', 4],
  ['mdcv', 24],
  ['amve', 8],
  ['ndwt', 8],
]);

/** Bytes of a property beyond its known form, to be cleared; null without any. */
export async function surplusOf(source: ByteWindow, { type, body, end }: Box): Promise<Range | null> {
  const known = longest.get(type);
  const size = end - body;
  const read = async (length: number) =>
    (await source.from(body, length)).subarray(0, Math.min(length, size));
  const form =
    known ??
    (type === 'pixi'
      ? 5 + ((await read(5))[4] ?? 0)
      : type === 'colr' && String.fromCharCode(...(await read(4))) === 'nclx'
        ? 11
        : type === 'auxC'
          ? 4 + (await read(128)).subarray(4).indexOf(0) + 1
          : size);
  return form < size ? [body + form, end] : null;
}

/** A colour profile without its texts; `null` for other boxes. */
export async function clearedProfile(source: ByteWindow, { type, body, end }: Box) {
  if (type !== 'colr') return null;
  const bytes = (await source.from(body, end - body)).slice(0, end - body);
  if (!['prof', 'rICC'].includes(String.fromCharCode(...bytes.subarray(0, 4)))) return null;
  const profile = bytes.subarray(4);
  if (!clearProfileTexts(profile)) profile.fill(0);
  return { from: body + 4, to: end, bytes: profile.slice() };
}
