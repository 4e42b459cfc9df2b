import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPhoto } from '#frontend/members/photo-desk/clean-photo.ts';
import {
  box,
  fullBox,
  type HeifItem,
  type HeifShape,
  heif,
  num,
} from '#tests/fixtures/photos/heif-container.ts';
import { described, heifItems, heifParts } from '#tests/fixtures/photos/photo-corpus.ts';
import { bytesOf, canaries, fileOf, pixels } from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;
const parts = await heifParts();
const items = heifItems(parts);
const [picture, exif] = items as [HeifItem, HeifItem];

const photo = (shape: Partial<HeifShape> = {}) =>
  heif({ items, properties: parts.properties, references: described, ...shape });

async function clean(bytes: Uint8Array): Promise<Buffer | string> {
  const result = await cleanPhoto(fileOf(bytes, 'a.heic'), never);
  return result.kind === 'refused' ? result.reason : await bytesOf(result.blob);
}
async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  const result = await clean(bytes);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

type Extent = readonly [offset: number, length: number];
/** An item location box by hand: version 1, all numbers of four bytes. */
const iloc = (...located: [id: number, method: number, extents: readonly Extent[]][]) =>
  fullBox(
    ...(['iloc', 1, 0] as const),
    num(0x4400, 2),
    num(located.length, 2),
    ...located.flatMap(([id, method, extents]) => [
      ...[num(id, 2), num(method, 2), num(0, 2), num(extents.length, 2)],
      ...extents.flatMap(([offset, length]) => [num(offset, 4), num(length, 4)]),
    ]),
  );

it('leaves an empty TIFF header where the Exif data of an upright photo was', async () => {
  const upright = await heifParts(1);
  const bytes = heif({ items: heifItems(upright), properties: upright.properties, references: described });
  const at = bytes.indexOf(upright.exifItem);
  const result = await cleaned(bytes);
  const place = result.subarray(at, at + upright.exifItem.length);
  expect(place.subarray(0, 12)).toEqual(Buffer.from('\0\0\0\0MM\0*\0\0\0\x08', 'latin1'));
  expect(place.subarray(12).every((byte) => byte === 0)).toBe(true);
  expect((await sharp(result).metadata()).xmp).toBeUndefined();
});

it('touches only what is no picture', async () => {
  const bytes = photo();
  const result = await cleaned(bytes);
  const at = bytes.indexOf(parts.exifItem);
  const start = bytes.indexOf(parts.payload);
  expect(result.subarray(start, at)).toEqual(bytes.subarray(start, at));
  expect(result.subarray(at + 30).every((byte) => byte === 0)).toBe(true);
});

it('keeps an Exif item shorter than a header as zeros', async () => {
  const short = { ...exif, content: Buffer.from('Volto') };
  expect((await cleaned(photo({ items: [picture, short] }))).includes('Volto')).toBe(false);
});

it('refuses metadata that shares bytes with a picture', async () => {
  const { length } = parts.payload;
  // The box itself moves the picture.
  const start = photo({ instead: [iloc([1, 0, [[0, 1]]], [2, 0, [[0, 1]]])] }).indexOf(parts.payload);
  for (const shared of [
    ...([
      [start, length],
      [start + length - 1, 9],
      [start - 9, 10],
      [start + 4, 4],
      [start, 0],
      [0, 0],
    ] as const),
  ])
    expect(await clean(photo({ instead: [iloc([1, 0, [[start, length]]], [2, 0, [shared]])] }))).toBe(
      'damaged',
    );
});

const cut = (from: number, to: number[]) => ({ type: 'iloc', from, to });
const cutOut = (...references: HeifShape['references'] & object) => ({
  ...{ references, instead: [iloc([1, 2, [[0, 4]]], [2, 2, [[0, 4]]])] },
});
const many = Array<Extent>(3000).fill([0, 1]);
const thumbnail = { ...picture, id: 4, type: 'jpeg', content: Buffer.from('\xff\xd8GPSLatitude', 'latin1') };
const film = Buffer.concat([box('ftyp', Buffer.from('mp42\0\0\0\0')), box('moov')]);

it.each<[what: string, shape: Partial<HeifShape>, reason?: string]>([
  ['a picture before the data', { instead: [iloc([1, 0, [[0, 20]]])] }],
  ['a picture in a header', { instead: [iloc([1, 0, [[60, 8]]])] }],
  ['a picture behind the end', { instead: [iloc([1, 0, [[1e9, 4]]])] }],
  ['a picture of four gigabytes', { instead: [iloc([1, 0, [[4e9, 4e9]]])] }],
  ['metadata before the data', { instead: [iloc([2, 0, [[0, 20]]])] }],
  ['metadata behind the end', { instead: [iloc([2, 0, [[1e9, 4]]])] }],
  ['a picture in an idat that is not there', { instead: [iloc([1, 1, [[0, 4]]])] }],
  ['an unknown construction method', { instead: [iloc([1, 3, [[0, 4]]])] }],
  ['no location', { instead: [iloc()] }],
  ['an item cut out of itself', cutOut(cut(1, [1]))],
  ['items cut out of each other', cutOut(cut(1, [2]), cut(2, [1]))],
  ['an item cut out of nothing', cutOut(cut(1, []))],
  ['an item cut without a reference', cutOut()],
  [
    'few bytes that ask for billions',
    {
      references: [2, 3, 4, 5].map((from) => cut(from, [from - 1])),
      instead: [iloc([1, 0, many], [2, 2, many], [3, 2, many], [4, 2, many], [5, 2, many])],
    },
  ],
  [
    'as many extents of no bytes as a number can say',
    { instead: [fullBox('iloc', 0, 0, num(0, 2), num(60_000, 2), Buffer.alloc(60_000 * 6, 0xff))] },
  ],
  ['four billion locations', { instead: [fullBox('iloc', 2, 0, num(0x4440, 2), num(0xffffffff, 4))] }],
  ['four billion items', { instead: [fullBox('iinf', 1, 0, num(0xffffffff, 4))] }],
  ['five thousand boxes', { after: [Buffer.alloc(8 * 5000, box('free'))] }],
  ['two location boxes', { inMeta: [iloc([1, 0, [[0, 1]]])] }],
  ['two items of one number', { items: [picture, { ...exif, id: 1 }] }],
  ['two descriptions', { after: [fullBox('meta', 0, 0)] }],
  ['a film behind the picture', { after: [film] }, 'with-film'],
  ['a picture that moves', { after: [box('moov')] }, 'other-format'],
  ['an unknown coding', { items: [{ ...picture, type: 'jpeg' }, exif] }, 'other-format'],
  [
    'a thumbnail of another coding',
    { items: [...items, thumbnail], references: [{ type: 'thmb', from: 4, to: [1] }] },
    'other-format',
  ],
])('refuses %s', async (_what, shape, reason = 'damaged') => {
  expect(await clean(photo(shape))).toBe(reason);
});

it.each('meta hdlr iinf infe iprp ipco ispe ipma iloc iref mdat'.split(' '))(
  'refuses a box «%s» that does not fit',
  async (type) => {
    const bytes = photo();
    const at = bytes.indexOf(type, 8) - 4;
    // The last box may say that it reaches to the end.
    for (const size of [...(type === 'mdat' ? [] : [0]), 1, 2, 7, 8, 9, 0x7fffffff, 0xffffffff]) {
      bytes.writeUInt32BE(size, at);
      expect(await clean(bytes), `${size}`).toMatch(/^(damaged|other-format)$/);
    }
  },
);

it('refuses a photo cut anywhere', async () => {
  const bytes = photo();
  for (let length = 64; length < bytes.length; length += 31)
    expect(typeof (await clean(bytes.subarray(0, length))), `${length}`).toBe('string');
});

it('refuses a picture that needs a property it would have to remove', async () => {
  const properties = [...parts.properties, box('zzzz', Buffer.from('GPSLatitude'))];
  const linked = (link: number) => [{ ...picture, properties: [...(picture.properties ?? []), link] }, exif];
  const last = properties.length;
  expect(await clean(photo({ properties, items: linked(-last) }))).toBe('other-format');
  expect((await cleaned(photo({ properties, items: linked(last) }))).includes('GPSLatitude')).toBe(false);
});

it('never changes what random damage leaves to see', async () => {
  const bytes = photo();
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  let survivors = 0;
  for (let round = 0; round < 60; round += 1) {
    const damaged = Buffer.from(bytes);
    for (let hit = random(3); hit >= 0; hit -= 1) damaged[random(damaged.indexOf('mdat'))] = random(256);
    const result = await clean(damaged);
    const before = typeof result === 'string' ? null : await pixels(damaged).catch(() => null);
    if (typeof result === 'string' || !before) continue;
    survivors += 1;
    expect((await pixels(result)).equals(before), `round ${round}`).toBe(true);
  }
  expect(survivors).toBeGreaterThan(5);
});

it('reads a long photo piece by piece', async () => {
  const long = { ...parts, payload: Buffer.concat([parts.payload, Buffer.alloc(6_000_000, 0x5a)]) };
  const file = fileOf(photo({ items: heifItems(long) }), 'a.heic');
  let read = 0;
  const slice = file.slice.bind(file);
  file.slice = (start = 0, end = file.size, type = '') => {
    const part = slice(start, end, type);
    const arrayBuffer = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => {
      read += part.size;
      return arrayBuffer();
    };
    return part;
  };
  const result = await cleanPhoto(file, never);
  if (result.kind === 'refused') throw new Error(result.reason);
  expect(read).toBeLessThan(3_000_000);
  const bytes = await bytesOf(result.blob);
  expect(bytes.includes(long.payload)).toBe(true);
  expect(canaries.filter((word) => bytes.includes(word))).toEqual([]);
});
