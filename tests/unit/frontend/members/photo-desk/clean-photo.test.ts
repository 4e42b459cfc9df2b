import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhoto, refusalAtSight } from '#frontend/members/photo-desk/clean-photo.ts';
import { box, fullBox, num } from '#tests/fixtures/photos/heif-container.ts';
import { heifParts, heifPhoto, photoCorpus } from '#tests/fixtures/photos/photo-corpus.ts';
import {
  bytesOf,
  canaries,
  fileOf,
  insert,
  jpegSegment,
  noise,
  pixels,
  pngChunk,
  samplePhoto,
  webpChunk,
} from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;
const corpus = await photoCorpus();
const heic = await heifParts();

async function cleaned(bytes: Uint8Array, name = 'IMG_1') {
  const result = await cleanPhoto(fileOf(bytes, name), never);
  if (result.kind !== 'cleaned') throw new Error(result.reason);
  return { ...result, bytes: await bytesOf(result.blob) };
}
async function reasonOf(bytes: Uint8Array) {
  const result = await cleanPhoto(fileOf(bytes, 'a'), never);
  return result.kind === 'refused' ? result.reason : result.kind;
}
const found = (bytes: Buffer) => canaries.filter((word) => bytes.includes(word));
const shown = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });

describe.each(corpus)('the photo $name', ({ bytes: photo, name, picture, isShown }) => {
  it('loses position, owner, serial number, comments and faces', async () => {
    expect(found(photo)).not.toEqual([]);
    expect(found((await cleaned(photo, name)).bytes)).toEqual([]);
  });

  it.runIf(isShown)('shows the same pixels', async () => {
    const [before, after] = await Promise.all([shown(photo), shown((await cleaned(photo, name)).bytes)]);
    expect(after.info).toEqual(before.info);
    expect(after.data.equals(before.data)).toBe(true);
  });

  it.runIf(isShown)('keeps its turn', async () => {
    const { orientation } = await sharp(photo).metadata();
    expect((await sharp((await cleaned(photo, name)).bytes).metadata()).orientation ?? 1).toBe(
      orientation ?? 1,
    );
  });

  it.runIf(picture)('keeps the bytes of its picture', async () => {
    expect((await cleaned(photo, name)).bytes.includes(picture as Buffer)).toBe(true);
  });

  it('stays as it is when cleaned again', async () => {
    const { bytes } = await cleaned(photo, name);
    expect((await cleaned(bytes, name)).bytes.equals(bytes)).toBe(true);
  });
});

it.each(corpus.filter(({ picture }) => picture))('$name keeps its length', async ({ bytes, name }) => {
  expect((await cleaned(bytes, name)).bytes.length).toBe(bytes.length);
});

describe.each(['jpeg', 'png', 'webp'] as const)('a photo as %s', (format) => {
  it('keeps its colour profile', async () => {
    const photo = await samplePhoto(format);
    const { icc } = await sharp(photo).metadata();
    expect((await sharp((await cleaned(photo)).bytes).metadata()).icc).toEqual(icc);
  });

  it('keeps no Exif at all when it is upright', async () => {
    const { bytes } = await cleaned(await samplePhoto(format, 1));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('keeps each of the eight turns', async () => {
    for (let turn = 2; turn <= 8; turn += 1) {
      const { bytes } = await cleaned(await samplePhoto(format, turn));
      expect((await sharp(bytes).metadata()).orientation).toBe(turn);
    }
  });

  it('has no metadata wherever it is cut', async () => {
    const photo = await samplePhoto(format);
    for (let length = 0; length < photo.length - 1; length += 17) {
      const result = await cleanPhoto(fileOf(photo.subarray(0, length), 'a'), never);
      if (result.kind === 'cleaned') expect(found(await bytesOf(result.blob))).toEqual([]);
    }
  });

  it('that ends too early is noted as incomplete', async () => {
    const photo = await samplePhoto(format, 1);
    const end = format === 'webp' ? photo.indexOf('VP8 ') + 300 : -40;
    expect((await cleaned(photo.subarray(0, end))).notes).toEqual(['incomplete']);
  });
});

it('a JPEG keeps the scans of a progressive picture and loses what stands between them', async () => {
  const plain = await noise(90, 90).jpeg({ progressive: true }).toBuffer();
  const lastScan = plain.lastIndexOf(Buffer.of(0xff, 0xda));
  const metadata = [jpegSegment(0xe1, 'Exif\0\0GPSLatitude'), jpegSegment(0xfe, 'commento segreto')];
  expect((await cleaned(insert(plain, lastScan, ...metadata))).bytes).toEqual(plain);
});

it('a JPEG keeps every byte of a picture longer than what is read at once', async () => {
  const photo = await noise().jpeg().toBuffer();
  const plain = insert(photo, photo.length - 2, Buffer.alloc(2_500_000, 0x55));
  const full = insert(plain, 2, jpegSegment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0'));
  expect((await cleaned(full)).bytes.equals(plain)).toBe(true);
});

it.each([0, 1, 2, 9])('a JPEG loses a segment with the false length %i', async (length) => {
  const plain = await noise(8, 8).jpeg().toBuffer();
  const segment = jpegSegment(0xe1, 'Exif\0\0MM\0* GPSLatitude');
  segment.writeUInt16BE(length, 2);
  const { bytes } = await cleaned(insert(plain, 2, segment));
  expect(found(bytes)).toEqual([]);
  expect(await pixels(bytes)).toEqual(await pixels(plain));
});

it('an animated PNG keeps its frames', async () => {
  const plain = await noise(20, 20).png().toBuffer();
  const frames = [pngChunk('acTL', '\0\0\0\x02\0\0\0\0'), pngChunk('fcTL', Buffer.alloc(26))];
  const withEnd = insert(plain, plain.length - 12, pngChunk('fdAT', '\0\0\0\0x'));
  const animated = insert(withEnd, 33, ...frames);
  expect((await cleaned(animated)).bytes).toEqual(animated);
});

it('a HEIC keeps a property that its picture cannot be shown without', async () => {
  const properties = [...heic.properties, box('zzzz', Buffer.from('needed'))];
  const items = [{ id: 1, type: 'av01', content: heic.payload, properties: [-1, 2, -properties.length] }];
  expect((await cleaned(heifPhoto(heic, { properties, items }))).bytes.includes('needed')).toBe(true);
});

it('a HEIC is read piece by piece', async () => {
  const payload = Buffer.concat([heic.payload, Buffer.alloc(6_000_000, 0x5a)]);
  const file = fileOf(heifPhoto({ ...heic, payload }), 'a.heic');
  const slice = file.slice.bind(file);
  let read = 0;
  file.slice = (start = 0, end = file.size, type = '') => {
    const part = slice(start, end, type);
    part.arrayBuffer = () => {
      read += part.size;
      return new Response(part).arrayBuffer();
    };
    return part;
  };
  expect(await cleanPhoto(file, never)).toMatchObject({ kind: 'cleaned' });
  expect(read).toBeLessThan(3_000_000);
});

const side = num(60_000, 4);
it.each([
  ['JPEG', jpegSegment(0xc0, Buffer.of(8, 234, 96, 234, 96, 0))],
  ['PNG', pngChunk('IHDR', Buffer.concat([side, side, Buffer.alloc(5)]))],
  ['WebP', webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), Buffer.of(95, 234, 0, 95, 234, 0)]))],
  ['HEIC', fullBox('ispe', 0, 0, side, side)],
])('a %s of 60,000 by 60,000 pixels is refused by its size', async (format, header) => {
  const files = {
    JPEG: () => insert(Buffer.of(0xff, 0xd8, 0xff, 0xd9), 2, header, jpegSegment(0xda, '')),
    PNG: () =>
      Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        header,
        pngChunk('IDAT', ''),
        pngChunk('IEND', ''),
      ]),
    WebP: () => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), header, webpChunk('VP8L', '')])),
    HEIC: () => heifPhoto(heic, { properties: [...heic.properties, header] }),
  };
  expect(await reasonOf(files[format as keyof typeof files]())).toBe('too-large');
});

it.each([
  ['empty', ''],
  ['not-a-photo', 'ciao'],
  ['not-a-photo', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['damaged', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['damaged', '\x89PNG\r\n\x1a\n'],
  ['damaged', 'RIFF\x04\0\0\0WEBP'],
  ['other-format', 'GIF89a'],
  ['other-format', 'II*\0'],
  ['other-format', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
  ['other-format', '\xff\x0a\x7f\0'],
  ['other-format', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['other-format', '\0\0\0\x18ftypavis\0\0\0\0avismsf1\0\0\0\x08moov'],
])('refuses as %s what starts with %j', async (reason, text) => {
  expect(await reasonOf(Buffer.from(text, 'latin1'))).toBe(reason);
});

it('refuses a format that has no cleaner at sight', async () => {
  expect(await refusalAtSight(fileOf(Buffer.from('GIF89a'), 'a.jpg'))).toBe('other-format');
});

it('refuses a PNG that needs a chunk of somebody’s own', async () => {
  expect(await reasonOf(insert(await samplePhoto('png'), 33, pngChunk('CgBI', '')))).toBe('other-format');
});

it('refuses a HEIC cut anywhere', async () => {
  const bytes = heifPhoto(heic);
  for (let length = 64; length < bytes.indexOf(heic.payload) + heic.payload.length; length += 31)
    expect(await reasonOf(bytes.subarray(0, length)), `${length}`).toBe('damaged');
});

it('refuses a file made of millions of parts', async () => {
  const photo = await samplePhoto('png', 1);
  const pair = Buffer.concat([pngChunk('gAMA', 'aaaa'), pngChunk('tEXt', 'b')]);
  const many = Buffer.concat([photo.subarray(0, -12), Buffer.alloc(pair.length * 70_000, pair)]);
  expect(await reasonOf(many)).toBe('damaged');
});

it.each([
  ['jpeg', 'IMG_1.HEIC', 'jpg', ['other-extension']],
  ['jpeg', 'IMG_1.JPEG', 'JPEG', []],
  ['png', 'foto.JPG', 'png', ['other-extension']],
  ['png', 'foto', 'png', []],
  ['png', 'foto.exe', 'png', []],
  ['png', 'foto.PNG', 'PNG', []],
] as const)(
  'gives the %s called %s the extension %s, with the notes %j',
  async (format, name, extension, notes) => {
    expect(await cleaned(await samplePhoto(format), name)).toMatchObject({ extension, notes });
  },
);

it.each([
  ['Screenshot_20250620.jpg', 'jpeg', 40, 40, true],
  ['Schermata 2025-06-20 alle 18.00.png', 'png', 40, 40, true],
  ['IMG_1.PNG', 'png', 1170, 2532, true],
  ['IMG_1.PNG', 'png', 1920, 1080, true],
  ['IMG_1.PNG', 'png', 1200, 900, false],
  ['IMG_1.PNG', 'png', 100, 200, false],
  ['IMG_1.jpg', 'jpeg', 1170, 2532, false],
] as const)(
  'marks %s, a %s of %i × %i, as a screenshot: %s',
  async (name, format, width, height, isMarked) => {
    const picture = { width, height, channels: 3, background: '#888' } as const;
    const { notes } = await cleaned(await sharp({ create: picture })[format]().toBuffer(), name);
    expect(notes).toEqual(isMarked ? ['screenshot'] : []);
  },
);

it('refuses a file that cannot be read', async () => {
  const lost = fileOf(await samplePhoto('png'), 'a.png');
  lost.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await cleanPhoto(lost, never)).toEqual({ kind: 'refused', reason: 'unreadable' });
});

it('throws when it is cancelled', async () => {
  await expect(cleanPhoto(fileOf(Buffer.of(1), 'a.png'), AbortSignal.abort())).rejects.toThrow();
});
