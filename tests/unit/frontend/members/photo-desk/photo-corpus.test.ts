import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { cleanPhoto } from '#frontend/members/photo-desk/clean-photo.ts';
import { type CorpusPhoto, photoCorpus } from '#tests/fixtures/photos/photo-corpus.ts';
import { bytesOf, canaries, fileOf } from '#tests/fixtures/photos/sample-photos.ts';

async function clean({ name }: CorpusPhoto, bytes: Buffer): Promise<Buffer> {
  const result = await cleanPhoto(fileOf(bytes, name), new AbortController().signal);
  if (result.kind === 'refused') throw new Error(`${name}: ${result.reason}`);
  expect(result.notes).not.toContain('incomplete');
  return bytesOf(result.blob);
}

const pairs: { photo: CorpusPhoto; cleaned: Buffer }[] = [];
beforeAll(async () => {
  for (const photo of await photoCorpus()) pairs.push({ photo, cleaned: await clean(photo, photo.bytes) });
});

const shown = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });
const turnOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).orientation ?? 1;

it('leaves no position, owner, serial number or face in a photo of any format', () => {
  for (const { photo, cleaned } of pairs) {
    expect(
      canaries.some((word) => photo.bytes.includes(word)),
      photo.name,
    ).toBe(true);
    expect(
      canaries.filter((word) => cleaned.includes(word)),
      photo.name,
    ).toEqual([]);
  }
});

it('shows the same pixels the same way up', async () => {
  for (const { photo, cleaned } of pairs) {
    if (photo.picture) expect(cleaned.includes(photo.picture), photo.name).toBe(true);
    if (!photo.isShown) continue;
    const [before, after] = await Promise.all([shown(photo.bytes), shown(cleaned)]);
    expect(after.info, photo.name).toEqual(before.info);
    expect(after.data.equals(before.data), photo.name).toBe(true);
    expect(await turnOf(cleaned), photo.name).toBe(await turnOf(photo.bytes));
  }
});

it('keeps HEIC and AVIF at the same length', () => {
  for (const { photo, cleaned } of pairs)
    if (/heic|avif/.test(photo.name)) expect(cleaned.length, photo.name).toBe(photo.bytes.length);
});

it('changes nothing in a cleaned photo', async () => {
  for (const { photo, cleaned } of pairs)
    expect((await clean(photo, cleaned)).equals(cleaned), photo.name).toBe(true);
});
