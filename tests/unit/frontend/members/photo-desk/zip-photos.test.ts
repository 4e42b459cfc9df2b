import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { type NamedPhoto, zipPhotos } from '#frontend/members/photo-desk/zip-photos.ts';
import { bytesOf } from '#tests/fixtures/photos/sample-photos.ts';

const photo = (name: string, bytes: Uint8Array<ArrayBuffer>): NamedPhoto => ({
  name,
  blob: new Blob([bytes]),
  lastModified: Date.UTC(2025, 5, 9),
});
const filled = (length: number, value: number) => new Uint8Array(length).fill(value);
const listening = () => ({
  signal: new AbortController().signal,
  onBytes: () => {},
  onUnreadable: () => {},
});

/** Name, checksum and content of each entry, by the central directory of an uncompressed zip. */
function unzip(zip: Buffer) {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries: { name: string; crc: number; content: Buffer }[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      crc: zip.readUInt32LE(at + 16),
      content: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30);
  }
  return entries;
}

it('a zip holds every photo under its name, unchanged, with a true checksum', async () => {
  const photos = [
    photo('AB-1_è.jpg', filled(1_300_000, 7)),
    photo('b.png', filled(1, 1)),
    photo('c.webp', filled(1_048_576, 9)),
  ];
  const entries = unzip(await bytesOf(await zipPhotos(photos, listening())));
  expect(entries.map((entry) => entry.name)).toEqual(photos.map((entry) => entry.name));
  for (const [index, entry] of entries.entries()) {
    const original = await bytesOf((photos[index] as NamedPhoto).blob);
    expect(entry.content.equals(original)).toBe(true);
    expect(entry.crc).toBe(crc32(original));
  }
});

it('a photo whose date nobody knows is of 1980, where the dates of a zip begin', async () => {
  const zip = await bytesOf(
    await zipPhotos([{ ...photo('a.jpg', filled(9, 1)), lastModified: 0 }], listening()),
  );
  const yearSince1980 = zip.readUInt16LE(12) >> 9;
  expect(yearSince1980).toBe(0);
});

it('five hundred photos are five hundred entries, and progress ends at the sum of their bytes', async () => {
  const photos = Array.from({ length: 500 }, (_, at) => photo(`${at}.jpg`, filled(10 + at, at % 256)));
  let done = 0;
  const zip = await zipPhotos(photos, { ...listening(), onBytes: (bytes) => (done = bytes) });
  expect(unzip(await bytesOf(zip))).toHaveLength(500);
  expect(done).toBe(photos.reduce((sum, { blob }) => sum + blob.size, 0));
});

it('a photo that has gone is told of and left out, the rest goes on', async () => {
  const gone = photo('gone.jpg', filled(5, 5));
  gone.blob.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
  const lost: string[] = [];
  const zip = await zipPhotos([photo('a.jpg', filled(5, 1)), gone, photo('b.jpg', filled(5, 2))], {
    ...listening(),
    onUnreadable: ({ name }) => lost.push(name),
  });
  expect(unzip(await bytesOf(zip)).map((entry) => entry.name)).toEqual(['a.jpg', 'b.jpg']);
  expect(lost).toEqual(['gone.jpg']);
});

it('a zip stops when it is cancelled', async () => {
  const controller = new AbortController();
  const photos = Array.from({ length: 50 }, (_, index) => photo(`${index}.jpg`, filled(100, 1)));
  const zip = zipPhotos(photos, {
    ...listening(),
    signal: controller.signal,
    onBytes: () => controller.abort(),
  });
  await expect(zip).rejects.toThrow(/abort/i);
});
