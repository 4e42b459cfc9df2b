import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { cleanPhoto } from '#frontend/members/photo-desk/clean-photo.ts';
import { box, fullBox, type HeifShape, heif, num } from '#tests/fixtures/photos/heif-container.ts';
import { described, heifItems, heifParts } from '#tests/fixtures/photos/photo-corpus.ts';
import { bytesOf, canaries, fileOf, pixels } from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;
let parts: Awaited<ReturnType<typeof heifParts>>;
beforeAll(async () => {
  parts = await heifParts();
});

const photo = (shape: Partial<HeifShape> = {}) =>
  heif({ items: heifItems(parts), properties: parts.properties, references: described, ...shape });

async function cleaned(bytes: Uint8Array) {
  const result = await cleanPhoto(fileOf(bytes, 'a.heic'), never);
  return result.kind === 'refused' ? result.reason : await bytesOf(result.blob);
}

/** An item location box by hand: version 1, all numbers of four bytes. */
const ilocBox = (...items: [id: number, method: number, extents: [offset: number, length: number][]][]) =>
  fullBox(
    'iloc',
    1,
    0,
    num(0x4400, 2),
    num(items.length, 2),
    ...items.flatMap(([id, method, extents]) => [
      num(id, 2),
      num(method, 2),
      num(0, 2),
      num(extents.length, 2),
      ...extents.flatMap(([offset, length]) => [num(offset, 4), num(length, 4)]),
    ]),
  );

it('leaves an empty TIFF header where the Exif data of an upright photo was', async () => {
  const upright = await heifParts(1);
  const bytes = heif({ items: heifItems(upright), properties: upright.properties, references: described });
  const at = bytes.indexOf(upright.exifItem);
  const result = (await cleaned(bytes)) as Buffer;
  const place = result.subarray(at, at + upright.exifItem.length);
  expect(place.subarray(0, 12)).toEqual(Buffer.from('\0\0\0\0MM\0*\0\0\0\x08', 'latin1'));
  expect(place.subarray(12).every((byte) => byte === 0)).toBe(true);
  expect((await sharp(result).metadata()).xmp).toBeUndefined();
});

it('touches only what is no picture', async () => {
  const bytes = photo();
  const result = (await cleaned(bytes)) as Buffer;
  const exif = bytes.indexOf(parts.exifItem);
  const picture = bytes.indexOf(parts.payload);
  expect(result.subarray(picture, exif)).toEqual(bytes.subarray(picture, exif));
  expect(result.subarray(exif + 30).every((byte) => byte === 0)).toBe(true);
});

it('keeps an Exif item shorter than a header as zeros', async () => {
  const items = heifItems(parts).map((item) =>
    item.type === 'Exif' ? { ...item, content: Buffer.from('Volto') } : item,
  );
  expect(((await cleaned(photo({ items }))) as Buffer).includes('Volto')).toBe(false);
});

it('refuses metadata that shares bytes with a picture', async () => {
  const bytes = photo();
  const start = bytes.indexOf(parts.payload);
  const { length } = parts.payload;
  for (const [offset, size] of [
    [start, length],
    [start + length - 1, 9],
    [start - 9, 10],
    [start + 4, 4],
    [start, 0],
    [0, 0],
  ] as const) {
    const iloc = ilocBox([1, 0, [[start, length]]], [2, 0, [[offset, size]]]);
    const shifted = photo({ instead: [iloc] }).indexOf(parts.payload) - start;
    const moved = ilocBox([1, 0, [[start + shifted, length]]], [2, 0, [[offset && offset + shifted, size]]]);
    expect(await cleaned(photo({ instead: [moved] }))).toBe('damaged');
  }
});

it('refuses extents outside of the data boxes', async () => {
  for (const [offset, length] of [
    [0, 20],
    [60, 8],
    [1e9, 4],
    [4e9, 4e9],
  ] as const)
    for (const id of [1, 2])
      expect(await cleaned(photo({ instead: [ilocBox([id, 0, [[offset, length]]])] }))).toBe('damaged');
  expect(await cleaned(photo({ instead: [ilocBox([1, 1, [[0, 4]]])] }))).toBe('damaged');
  expect(await cleaned(photo({ instead: [ilocBox([1, 3, [[0, 4]]])] }))).toBe('damaged');
  expect(await cleaned(photo({ instead: [ilocBox()] }))).toBe('damaged');
});

it('refuses items cut out of themselves, out of each other, or out of nothing', async () => {
  const cut = (from: number, to: number[]) => ({ type: 'iloc', from, to });
  for (const references of [[cut(1, [1])], [cut(1, [2]), cut(2, [1])], [cut(1, [])], []])
    expect(await cleaned(photo({ references, instead: [ilocBox([1, 2, [[0, 4]]], [2, 2, [[0, 4]]])] }))).toBe(
      'damaged',
    );
});

it('refuses few bytes that ask for billions', async () => {
  const many = Array.from({ length: 3000 }, () => [0, 1] as [number, number]);
  const bomb = photo({
    references: [2, 3, 4, 5].map((from) => ({ type: 'iloc', from, to: [from - 1] })),
    instead: [ilocBox([1, 0, many], [2, 2, many], [3, 2, many], [4, 2, many], [5, 2, many])],
  });
  expect(await cleaned(bomb)).toBe('damaged');
  // Extents of no bytes at all, as many as a number can say.
  const empty = fullBox('iloc', 0, 0, num(0, 2), num(60_000, 2), Buffer.alloc(60_000 * 6, 0xff));
  expect(await cleaned(photo({ instead: [empty] }))).toBe('damaged');
  const counts = fullBox('iloc', 2, 0, num(0x4440, 2), num(0xffffffff, 4));
  expect(await cleaned(photo({ instead: [counts] }))).toBe('damaged');
  expect(await cleaned(photo({ instead: [fullBox('iinf', 1, 0, num(0xffffffff, 4))] }))).toBe('damaged');
  expect(await cleaned(photo({ after: [Buffer.alloc(8 * 5000, box('free'))] }))).toBe('damaged');
});

it('refuses what two readers could understand differently', async () => {
  const iloc = ilocBox([1, 0, [[0, 1]]]);
  const [picture, exif] = heifItems(parts);
  if (!picture || !exif) throw new Error('no items');
  expect(await cleaned(photo({ inMeta: [iloc] }))).toBe('damaged');
  expect(await cleaned(photo({ items: [picture, { ...exif, id: 1 }] }))).toBe('damaged');
  expect(await cleaned(photo({ after: [fullBox('meta', 0, 0)] }))).toBe('damaged');
});

it('refuses boxes that do not fit into each other', async () => {
  const bytes = photo();
  for (const type of 'ftyp meta hdlr iinf infe iprp ipco ispe ipma iloc iref mdat'.split(' '))
    for (const size of [0, 1, 2, 7, 8, 9, 0x7fffffff, 0xffffffff]) {
      const broken = Buffer.from(bytes);
      const at = broken.indexOf(type, 8) - 4;
      // The last box may say that it reaches to the end.
      if (at < 0 || (type === 'mdat' && size === 0)) continue;
      broken.writeUInt32BE(size, at);
      expect([type, size, await cleaned(broken)]).toEqual([
        type,
        size,
        expect.stringMatching(/^(damaged|other-format)$/),
      ]);
    }
});

it('refuses a photo cut anywhere', async () => {
  const bytes = photo();
  for (let length = 64; length < bytes.length; length += 7)
    expect([length, typeof (await cleaned(bytes.subarray(0, length)))]).toEqual([length, 'string']);
});

it('refuses films, pictures that move and codings it does not know', async () => {
  const items = heifItems(parts);
  const film = Buffer.concat([box('ftyp', Buffer.from('mp42\0\0\0\0')), box('moov')]);
  expect(await cleaned(photo({ after: [film] }))).toBe('with-film');
  expect(await cleaned(photo({ after: [box('moov')] }))).toBe('other-format');
  expect(
    await cleaned(photo({ items: items.map((item) => (item.id === 1 ? { ...item, type: 'jpeg' } : item)) })),
  ).toBe('other-format');
  const thumbnail = {
    ...items[0],
    id: 4,
    type: 'jpeg',
    content: Buffer.from('\xff\xd8GPSLatitude', 'latin1'),
  };
  const references = [{ type: 'thmb', from: 4, to: [1] }];
  expect(await cleaned(photo({ items: [...items, thumbnail], references }))).toBe('other-format');
});

it('refuses a picture that needs a property it would have to remove', async () => {
  const properties = [...parts.properties, box('zzzz', Buffer.from('GPSLatitude'))];
  const linked = (link: number) =>
    heifItems(parts).map((item) =>
      item.properties ? { ...item, properties: [...item.properties, link] } : item,
    );
  const last = properties.length;
  expect(await cleaned(photo({ properties, items: linked(-last) }))).toBe('other-format');
  expect(
    ((await cleaned(photo({ properties, items: linked(last) }))) as Buffer).includes('GPSLatitude'),
  ).toBe(false);
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
    const result = await cleaned(damaged);
    if (typeof result === 'string') continue;
    expect(result.length).toBe(damaged.length);
    const before = await pixels(damaged).catch(() => null);
    if (!before) continue;
    survivors += 1;
    expect([round, (await pixels(result)).equals(before)]).toEqual([round, true]);
  }
  expect(survivors).toBeGreaterThan(5);
});

it('reads a long photo piece by piece', async () => {
  const long = { ...parts, payload: Buffer.concat([parts.payload, Buffer.alloc(6_000_000, 0x5a)]) };
  const bytes = heif({ items: heifItems(long), properties: parts.properties, references: described });
  const file = fileOf(bytes, 'a.heic');
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
  const cleanedBytes = await bytesOf(result.blob);
  expect(cleanedBytes.includes(long.payload)).toBe(true);
  expect(canaries.filter((word) => cleanedBytes.includes(word))).toEqual([]);
});
