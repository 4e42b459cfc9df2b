import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhoto, refusalAtSight } from '#frontend/members/photo-desk/clean-photo.ts';
import {
  bytesOf,
  canaries,
  describePhoto,
  fileOf,
  insert,
  jpegSegment,
  noise,
  pixels,
  pngChunk,
  samplePhoto,
} from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;

async function cleaned(bytes: Uint8Array, name = 'IMG_1') {
  const result = await cleanPhoto(fileOf(bytes, name), never);
  if (result.kind !== 'cleaned') throw new Error(result.reason);
  return { ...result, bytes: await bytesOf(result.blob) };
}
async function reasonOf(bytes: Uint8Array, name = 'a') {
  const result = await cleanPhoto(fileOf(bytes, name), never);
  return result.kind === 'refused' ? result.reason : result.kind;
}
const holdsMetadata = (bytes: Buffer) => canaries.some((word) => bytes.includes(word));

const formats = ['jpeg', 'png', 'webp'] as const;

describe.each(formats)('a photo as %s', (format) => {
  it('loses position, maker and XMP; turn, colour profile and every pixel stay', async () => {
    const photo = await samplePhoto(format);
    const before = await describePhoto(photo);
    expect(holdsMetadata(photo)).toBe(true);
    const { bytes, notes } = await cleaned(photo);
    const after = await describePhoto(bytes);
    expect(after).toMatchObject({ orientation: 6, icc: before.icc });
    expect(after.xmp).toBeUndefined();
    expect(holdsMetadata(bytes)).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(photo));
    expect(notes).toEqual([]);
  });

  it('keeps no Exif at all when it is upright', async () => {
    const { bytes } = await cleaned(await samplePhoto(format, 1));
    expect((await describePhoto(bytes)).exif).toBeUndefined();
  });

  it('keeps each of the eight turns', async () => {
    for (let turn = 2; turn <= 8; turn += 1) {
      const { bytes } = await cleaned(await samplePhoto(format, turn));
      expect((await describePhoto(bytes)).orientation).toBe(turn);
    }
  });

  it('loses the bytes after its end', async () => {
    const photo = await samplePhoto(format);
    const withTrailer = Buffer.concat([photo, Buffer.from('MotionPhoto_Data GPS +41.9 +12.5')]);
    expect((await cleaned(withTrailer)).bytes).toEqual((await cleaned(photo)).bytes);
  });

  it('ends with a photo or a reason wherever it is cut, never with metadata', async () => {
    const photo = await samplePhoto(format);
    for (let length = 0; length < photo.length - 1; length += 17) {
      const result = await cleanPhoto(fileOf(photo.subarray(0, length), 'a'), never);
      if (result.kind === 'refused') continue;
      expect(holdsMetadata(await bytesOf(result.blob))).toBe(false);
      expect(result.notes).toContain('incomplete');
    }
  });

  it('neither throws nor grows after random damage', async () => {
    const photo = await samplePhoto(format);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 100; round += 1) {
      const damaged = Buffer.from(photo);
      for (let hit = 0; hit < 12; hit += 1) damaged[random(Math.min(damaged.length, 1200))] = random(256);
      const result = await cleanPhoto(fileOf(damaged, 'a.jpg'), never);
      if (result.kind === 'cleaned') expect(result.blob.size).toBeLessThanOrEqual(damaged.length + 64);
    }
  });
});

it('gives the JPEG without its metadata segments, byte for byte', async () => {
  const plain = await noise().jpeg().toBuffer();
  const metadata = [
    [0xe1, 'http://ns.adobe.com/xap/1.0/\0GPSLatitude'],
    [0xe1, 'http://ns.adobe.com/xmp/extension/\0GPSLatitude'],
    [0xe0, 'JFXX\0GPSLatitude'],
    [0xe2, 'MPF\0II*\0'],
    [0xed, 'Photoshop 3.0\x008BIM'],
    [0xfe, 'commento segreto'],
    ...[0xe3, 0xe4, 0xe5, 0xe7, 0xeb, 0xef, 0xf0, 0xfd].map((code) => [code, 'SERIALE-4711'] as const),
  ] as const;
  const segments = metadata.map(([code, content]) => jpegSegment(code, content));
  const gainMap = insert(plain, 2, jpegSegment(0xe1, 'Exif\0\0GPSLatitude'));
  const kept = [
    jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile'),
    jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
  ];
  const full = Buffer.concat([insert(plain, 2, ...segments, ...kept), gainMap]);
  expect((await cleaned(full)).bytes).toEqual(insert(plain, 2, ...kept));
});

it('keeps all the scans of a progressive JPEG and loses what stands between them', async () => {
  const plain = await noise(90, 90).jpeg({ progressive: true }).toBuffer();
  const lastScan = plain.lastIndexOf(Buffer.of(0xff, 0xda));
  expect(lastScan).toBeGreaterThan(plain.indexOf(Buffer.of(0xff, 0xda)));
  const metadata = [jpegSegment(0xe1, 'Exif\0\0GPSLatitude'), jpegSegment(0xfe, 'commento segreto')];
  expect((await cleaned(insert(plain, lastScan, ...metadata))).bytes).toEqual(plain);
});

it('keeps fill bytes before a kept segment, and loses them before a removed one', async () => {
  const plain = await noise(8, 8).jpeg().toBuffer();
  const fill = Buffer.of(0xff, 0xff, 0xff);
  const padded = insert(plain, 2, fill, jpegSegment(0xfe, 'commento segreto'), fill);
  expect((await cleaned(padded)).bytes).toEqual(insert(plain, 2, fill));
});

it.each([0, 1, 2, 9])('leaves no metadata of a JPEG segment with the false length %i', async (length) => {
  const plain = await noise(8, 8).jpeg().toBuffer();
  const segment = jpegSegment(0xe1, 'Exif\0\0MM\0* GPSLatitude');
  segment.writeUInt16BE(length, 2);
  const { bytes } = await cleaned(insert(plain, 2, segment));
  expect(bytes.includes('GPSLatitude')).toBe(false);
  expect(await pixels(bytes)).toEqual(await pixels(plain));
});

it('keeps every byte of a picture longer than what is read at once', async () => {
  const photo = await noise().jpeg().toBuffer();
  const plain = insert(photo, photo.length - 2, Buffer.alloc(2_500_000, 0x55));
  const exif = jpegSegment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0');
  const full = Buffer.concat([insert(plain, 2, exif), Buffer.alloc(300_000, 7)]);
  expect((await cleaned(full)).bytes.equals(plain)).toBe(true);
});

it('gives the PNG without its texts, times and private chunks, byte for byte', async () => {
  const plain = await noise(20, 20).png().toBuffer();
  const chunks = [
    pngChunk('tEXt', 'Comment\0commento segreto'),
    pngChunk('zTXt', 'Raw profile type exif\0\0GPSLatitude'),
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0GPSLatitude'),
    pngChunk('tIME', '\x07\xe9\x06\x09\x0c\0\0'),
    pngChunk('caBX', 'jumb c2pa'),
    pngChunk('prVt', 'SERIALE-4711'),
  ];
  expect((await cleaned(insert(plain, 33, ...chunks), 'a.png')).bytes).toEqual(plain);
});

it.each([{ palette: true }, { progressive: true }, { compressionLevel: 0 }])(
  'refuses a PNG of %j with data behind its compressed picture, or in rows below it',
  async (options) => {
    const plain = await noise(21, 13).png(options).toBuffer();
    const at = plain.indexOf('IDAT') - 4;
    const length = plain.readUInt32BE(at);
    const data = plain.subarray(at + 8, at + 8 + length);
    const withData = (...content: (string | Buffer)[]) =>
      insert(
        Buffer.concat([plain.subarray(0, at), plain.subarray(at + 12 + length)]),
        at,
        pngChunk('IDAT', insert(Buffer.alloc(0), 0, ...content)),
      );
    expect((await cleaned(withData(data), 'a.png')).bytes).toEqual(plain);
    const below = deflateSync(Buffer.concat([inflateSync(data), Buffer.from('commento segreto')]));
    expect(await reasonOf(withData(data, 'commento segreto'))).toBe('other-format');
    expect(await reasonOf(withData(below))).toBe('other-format');
  },
);

it('keeps the transparency of a lossless WebP, and writes its new size', async () => {
  const background = { r: 9, g: 80, b: 90, alpha: 0.5 };
  const photo = await sharp({ create: { width: 33, height: 21, channels: 4, background } })
    .withMetadata({ orientation: 3 })
    .webp({ lossless: true })
    .toBuffer();
  const { bytes } = await cleaned(photo, 'a.webp');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(await describePhoto(bytes)).toMatchObject({ hasAlpha: true, orientation: 3 });
  expect(await pixels(bytes)).toEqual(await pixels(photo));
});

it('refuses a format whose position cannot be taken out, at sight and when cleaned', async () => {
  const samples = [
    await noise(8, 8).tiff().toBuffer(),
    await noise(8, 8).gif().toBuffer(),
    Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'),
    Buffer.from('\xff\x0a\x7f\0', 'latin1'),
    Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'),
  ];
  for (const bytes of samples) {
    expect(await reasonOf(bytes)).toBe('other-format');
    expect(await refusalAtSight(fileOf(bytes, 'a.jpg'))).toBe('other-format');
  }
  expect(await refusalAtSight(fileOf(await samplePhoto('jpeg'), 'a.tif'))).toBeNull();
});

it('refuses a film behind a JPEG that does not say where it ends, also across reads', async () => {
  const photo = await samplePhoto('jpeg', 1);
  const open = photo.subarray(0, -2);
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom moov \xa9xyz+41.9028+012.4964/', 'latin1');
  const end = Buffer.of(0xff, 0xd9);
  expect(await reasonOf(open)).toBe('cleaned');
  expect(await reasonOf(Buffer.concat([open, film]))).toBe('with-film');
  expect(await reasonOf(Buffer.concat([open, film, end]))).toBe('with-film');
  const scan = open.lastIndexOf(Buffer.of(0xff, 0xda));
  const window = 1024 * 1024;
  for (const shift of [-12, -7, -4, -1, 0, 1, 4, 12]) {
    const long = Buffer.concat([open, Buffer.alloc(window + scan - open.length + shift, 0x55), film, end]);
    expect(await reasonOf(long)).toBe('with-film');
  }
  // Film data of any kind holds bytes that no encoder writes into a scan.
  expect(await reasonOf(Buffer.concat([open, Buffer.from('mdat\xff\x40', 'latin1')]))).toBe('damaged');
});

it.each([
  'Exif\0\0MM\0*\0\0\0\x08\0\0',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
  '<?xpacket begin=',
  'http://ns.adobe.com/xap/1.0/',
  'SERIALE-4711',
  'Mario Proprietario\0\0\0',
  'M\0a\0r\0i\0o\0 \0R\0o\0s\0s\0i\0',
])('refuses a JPEG without an end that %j follows', async (follower) => {
  const open = (await samplePhoto('jpeg', 1)).subarray(0, -2);
  expect(await reasonOf(Buffer.concat([open, Buffer.from(follower, 'latin1')]))).toBe('damaged');
});

it('refuses a PNG that needs a chunk of somebody’s own', async () => {
  const photo = await samplePhoto('png', 1);
  expect(await reasonOf(insert(photo, 33, pngChunk('CgBI', 'GPSLatitude')))).toBe('other-format');
});

it('empties the end of a PNG', async () => {
  const photo = await samplePhoto('png', 1);
  const longEnd = Buffer.concat([photo.subarray(0, -12), pngChunk('IEND', 'GPSLatitude')]);
  expect((await cleaned(longEnd)).bytes).toEqual((await cleaned(photo)).bytes);
});

it('refuses a file made of millions of parts', async () => {
  const photo = await samplePhoto('png', 1);
  const pair = Buffer.concat([pngChunk('gAMA', 'aaaa'), pngChunk('tEXt', 'b')]);
  const many = Buffer.concat([photo.subarray(0, -12), Buffer.alloc(pair.length * 70_000, pair)]);
  expect(await reasonOf(many)).toBe('damaged');
});

it.each([
  ['', 'vuota.jpg', 'empty'],
  ['ciao', 'testo.jpg', 'not-a-photo'],
  ['\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'film.jpg', 'not-a-photo'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'monca.jpg', 'damaged'],
  ['\x89PNG\r\n\x1a\n', 'monca.png', 'damaged'],
  ['RIFF\x04\0\0\0WEBP', 'monca.webp', 'damaged'],
])('refuses %j called %s as %s', async (text, name, reason) => {
  expect(await reasonOf(Buffer.from(text, 'latin1'), name)).toBe(reason);
});

it('keeps a photo that ends too early, with a note', async () => {
  const ends = { jpeg: -40, png: -40, webp: (await samplePhoto('webp', 1)).indexOf('VP8 ') + 300 };
  for (const format of formats) {
    const photo = await samplePhoto(format, 1);
    expect((await cleaned(photo.subarray(0, ends[format]))).notes).toContain('incomplete');
  }
});

it.each([
  ['jpeg', 'IMG_1.HEIC', 'jpg', true],
  ['jpeg', 'IMG_1.JPEG', 'JPEG', false],
  ['png', 'foto.JPG', 'png', true],
  ['webp', 'foto.png', 'webp', true],
  ['png', 'foto', 'png', false],
  ['png', 'foto.exe', 'png', false],
  ['png', 'foto.PNG', 'PNG', false],
] as const)(
  'gives the %s called %s the extension %s, noted: %s',
  async (format, name, extension, isNoted) => {
    const notes = isNoted ? ['other-extension'] : [];
    expect(await cleaned(await samplePhoto(format), name)).toMatchObject({ extension, notes });
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
