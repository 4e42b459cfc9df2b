import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhoto } from '#frontend/members/photo-desk/clean-photo.ts';
import { heif } from '#tests/fixtures/photos/heif-container.ts';
import { heifParts } from '#tests/fixtures/photos/photo-corpus.ts';
import { bytesOf, fileOf, noise } from '#tests/fixtures/photos/sample-photos.ts';

const heic = await heifParts();

async function cleaned(bytes: Buffer): Promise<Buffer> {
  const result = await cleanPhoto(fileOf(bytes, 'a'), new AbortController().signal);
  if (result.kind === 'refused') throw new Error(result.reason);
  expect(result.notes).not.toContain('incomplete');
  return bytesOf(result.blob);
}

const isSound = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'warning' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Writes a word over coded data behind `from`, at the first place where the picture can still be decoded without a warning. */
async function withWord(photo: Buffer, from: number, word: string): Promise<Buffer> {
  for (let at = from; at < photo.length - word.length - 2; at += 1) {
    const changed = Buffer.from(photo);
    changed.write(word, at, 'latin1');
    if (await isSound(changed)) return changed;
  }
  throw new Error('no place for the word');
}

/** Words by which programs find metadata. They occur in coded pictures by chance, about once in 700 MB. */
describe.each(['<x:x', '<?xp', '8BIM', 'Exif\0', 'xmp', 'JFIF\0', 'ftyp'])(
  '%j in the coded picture',
  (word) => {
    it.each([{}, { progressive: true }, { chromaSubsampling: '4:4:4' }])(
      'of a JPEG %j changes nothing',
      async (options) => {
        const plain = await noise(90, 90).jpeg(options).toBuffer();
        const photo = await withWord(plain, plain.indexOf(Buffer.of(0xff, 0xda)) + 60, word);
        expect((await cleaned(photo)).equals(photo)).toBe(true);
      },
    );

    it('of a PNG changes nothing', async () => {
      const photo = await sharp(Buffer.alloc(300, word), { raw: { width: 10, height: 10, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      expect(photo.includes(word)).toBe(true);
      expect((await cleaned(photo)).equals(photo)).toBe(true);
    });

    it('of a WebP changes nothing', async () => {
      const plain = await noise(90, 90).webp().toBuffer();
      const photo = await withWord(plain, 60, word);
      expect((await cleaned(photo)).equals(photo)).toBe(true);
    });

    it('of a HEIC changes nothing', async () => {
      const payload = Buffer.concat([heic.payload, Buffer.from(word)]);
      const photo = heif({
        items: [{ id: 1, type: 'av01', content: payload, properties: [-1, 2] }],
        properties: heic.properties,
      });
      expect((await cleaned(photo)).includes(payload)).toBe(true);
    });
  },
);
