import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cleanPhoto } from '#frontend/members/photo-desk/clean-photo.ts';
import { type CorpusPhoto, canaries, photoCorpus } from '#tests/fixtures/photos/photo-corpus.ts';
import { bytesOf, fileOf } from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;
const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0;

type Pair = { photo: CorpusPhoto; cleaned: Buffer };
const pairs: Pair[] = [];

beforeAll(async () => {
  for (const photo of await photoCorpus()) {
    const result = await cleanPhoto(fileOf(photo.bytes, photo.name), never);
    if (result.kind === 'refused') throw new Error(`${photo.name}: ${result.reason}`);
    expect(result.notes.filter((note) => note !== 'other-extension')).toEqual([]);
    pairs.push({ photo, cleaned: await bytesOf(result.blob) });
  }
});

const shown = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });

describe('a corpus of photos of all formats', () => {
  it('is large, and each of them carries something to hide', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(pairs.map(({ photo }) => photo.name)).size).toBe(pairs.length);
    for (const { photo } of pairs)
      expect([photo.name, canaries.some((word) => photo.bytes.includes(word))]).toEqual([photo.name, true]);
  });

  it('holds no position, owner, serial number or face once cleaned', () => {
    const left = pairs.flatMap(({ photo, cleaned }) =>
      canaries.filter((word) => cleaned.includes(word)).map((word) => `${photo.name}: ${word}`),
    );
    expect(left).toEqual([]);
  });

  it('shows the same pixels the same way up', async () => {
    for (const { photo, cleaned } of pairs) {
      if (photo.picture) expect([photo.name, cleaned.includes(photo.picture)]).toEqual([photo.name, true]);
      if (!photo.isShown) continue;
      const [before, after] = await Promise.all([shown(photo.bytes), shown(cleaned)]);
      expect([photo.name, after.info]).toEqual([photo.name, before.info]);
      expect([photo.name, after.data.equals(before.data)]).toEqual([photo.name, true]);
      const turn = async (bytes: Buffer) => (await sharp(bytes).metadata()).orientation ?? 1;
      expect([photo.name, await turn(cleaned)]).toEqual([photo.name, await turn(photo.bytes)]);
    }
  });

  it('keeps HEIC and AVIF at the same length', () => {
    for (const { photo, cleaned } of pairs)
      if (/heic|avif/.test(photo.name))
        expect([photo.name, cleaned.length]).toEqual([photo.name, photo.bytes.length]);
  });

  it('is the same when it is cleaned again', async () => {
    for (const { photo, cleaned } of pairs) {
      const again = await cleanPhoto(fileOf(cleaned, photo.name), never);
      if (again.kind === 'refused') throw new Error(`${photo.name}: ${again.reason}`);
      expect([photo.name, (await bytesOf(again.blob)).equals(cleaned)]).toEqual([photo.name, true]);
    }
  });

  it.skipIf(!hasExiftool)(
    'tells exiftool nothing but the picture and its turn',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'photos-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const read = (name: string, bytes: (pair: Pair) => Buffer): Record<string, unknown>[] => {
        mkdirSync(join(folder, name));
        for (const pair of pairs) writeFileSync(join(folder, name, pair.photo.name), bytes(pair));
        const { stdout } = spawnSync(
          'exiftool',
          ['-ee', '-a', '-G1', '-n', '-json', '-sort', join(folder, name)],
          {
            encoding: 'utf8',
            maxBuffer: 1e8,
          },
        );
        return JSON.parse(stdout);
      };
      const before = read('before', ({ photo }) => photo.bytes);
      const after = read('after', ({ cleaned }) => cleaned);
      const personal =
        /GPS|Latitude|Longitude|Location|Owner|Serial|Region|Face|Artist|Author|IFD0:Make|XMP|Motion/i;
      const personalTags = (tags: Record<string, unknown>) =>
        Object.keys(tags).filter((tag) => personal.test(tag));
      expect(before.filter((tags) => personalTags(tags).length > 0).length).toBeGreaterThan(90);
      for (const [index, tags] of after.entries()) {
        const name = tags['System:FileName'] ?? tags.SourceFile;
        expect([name, personalTags(tags)]).toEqual([name, []]);
        const turn = ({
          'IFD0:Orientation': exif = 1,
          'Meta:Rotation': box = 0,
        }: Record<string, unknown>) => [exif, box];
        expect([name, turn(tags)]).toEqual([name, turn(before[index] ?? {})]);
      }
    },
    60_000,
  );
});
