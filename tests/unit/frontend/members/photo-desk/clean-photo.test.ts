import { crc32, deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPhoto, refusalAtSight } from '#frontend/members/photo-desk/clean-photo.ts';
import {
  bytesOf,
  describePhoto,
  fileOf,
  jpegSegment,
  pixels,
  pngChunk,
  samplePhoto,
  secrets,
} from '#tests/fixtures/photos/sample-photos.ts';

const never = new AbortController().signal;

async function cleaned(bytes: Uint8Array, name = 'IMG_1') {
  const result = await cleanPhoto(fileOf(bytes, name), never);
  if (result.kind !== 'cleaned') throw new Error(result.reason);
  return { ...result, bytes: await bytesOf(result.blob) };
}

const formats = ['jpeg', 'png', 'webp'] as const;

for (const format of formats) {
  it(`${format}: position, maker and XMP go; turn, colour profile and every pixel stay`, async () => {
    const photo = await samplePhoto(format);
    const before = await describePhoto(photo);
    expect(before.exif?.includes('Telecamera Segreta')).toBe(true);
    expect(before.xmp).toBeDefined();

    const { bytes, notes } = await cleaned(photo);
    const after = await describePhoto(bytes);
    expect(after.orientation).toBe(6);
    expect(after.xmp).toBeUndefined();
    expect(after.icc).toEqual(before.icc);
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(photo));
    expect(notes).toEqual([]);
  });

  it(`${format}: an upright photo keeps no Exif at all`, async () => {
    const { bytes } = await cleaned(await samplePhoto(format, 1));
    expect((await describePhoto(bytes)).exif).toBeUndefined();
  });

  it(`${format}: each of the eight turns survives`, async () => {
    for (let turn = 2; turn <= 8; turn += 1) {
      const { bytes } = await cleaned(await samplePhoto(format, turn));
      expect((await describePhoto(bytes)).orientation).toBe(turn);
    }
  });

  it(`${format}: cleaning a cleaned photo changes nothing`, async () => {
    const once = await cleaned(await samplePhoto(format));
    expect((await cleaned(once.bytes)).bytes).toEqual(once.bytes);
  });

  it(`${format}: bytes after the end of the picture are left out`, async () => {
    const photo = await samplePhoto(format);
    const withTrailer = Buffer.concat([photo, Buffer.from('MotionPhoto_Data GPS +41.9 +12.5')]);
    expect((await cleaned(withTrailer)).bytes).toEqual((await cleaned(photo)).bytes);
  });

  it(`${format}: cut anywhere it ends with a photo or a reason, never with metadata`, async () => {
    const photo = await samplePhoto(format);
    for (let length = 0; length < photo.length; length += 1) {
      const result = await cleanPhoto(fileOf(photo.subarray(0, length), 'a'), never);
      if (result.kind === 'refused') continue;
      const bytes = await bytesOf(result.blob);
      expect(secrets.some((secret) => bytes.includes(secret))).toBe(false);
      // A missing last byte may be mere padding.
      if (length < photo.length - 1) expect(result.notes).toContain('incomplete');
    }
  });

  it(`${format}: random damage never throws and never hangs`, async () => {
    const photo = await samplePhoto(format);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 400; round += 1) {
      const damaged = Buffer.from(photo);
      for (let hit = 0; hit < 12; hit += 1) damaged[random(Math.min(damaged.length, 1200))] = random(256);
      const result = await cleanPhoto(fileOf(damaged, 'a.jpg'), never);
      if (result.kind === 'cleaned') expect(result.blob.size).toBeLessThanOrEqual(damaged.length + 64);
    }
  });
}

it('a JPEG without its metadata segments is the result, byte for byte', async () => {
  const plain = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6b7c' } })
    .jpeg()
    .toBuffer();
  const rest = plain.subarray(2);
  const metadata = [
    jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0GPSLatitude'),
    jpegSegment(0xe1, 'http://ns.adobe.com/xmp/extension/\0GPSLatitude'),
    jpegSegment(0xe2, 'MPF\0II*\0'),
    jpegSegment(0xe5, 'Samsung'),
    jpegSegment(0xeb, 'JP\0\0jumb c2pa'),
    jpegSegment(0xed, 'Photoshop 3.0\x008BIM'),
    jpegSegment(0xfe, 'commento segreto'),
  ];
  const gainMap = Buffer.concat([plain.subarray(0, 2), jpegSegment(0xe1, 'Exif\0\0GPSLatitude'), rest]);
  const icc = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
  const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
  const full = Buffer.concat([plain.subarray(0, 2), ...metadata, icc, adobe, rest, gainMap]);
  expect((await cleaned(full)).bytes).toEqual(Buffer.concat([plain.subarray(0, 2), icc, adobe, rest]));
});

it('a progressive JPEG keeps all its scans and loses what stands between them', async () => {
  const plain = await sharp({
    create: {
      width: 90,
      height: 90,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  const lastScan = plain.lastIndexOf(Buffer.of(0xff, 0xda));
  expect(lastScan).toBeGreaterThan(plain.indexOf(Buffer.of(0xff, 0xda)));
  const hidden = Buffer.concat([
    plain.subarray(0, lastScan),
    jpegSegment(0xe1, 'Exif\0\0GPSLatitude'),
    jpegSegment(0xfe, 'commento segreto'),
    plain.subarray(lastScan),
  ]);
  expect((await cleaned(hidden)).bytes).toEqual(plain);
});

it('fill bytes before a kept segment stay, before a removed one they go', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const fill = Buffer.from([0xff, 0xff, 0xff]);
  const padded = Buffer.concat([
    plain.subarray(0, 2),
    fill,
    jpegSegment(0xfe, 'commento segreto'),
    fill,
    plain.subarray(2),
  ]);
  expect((await cleaned(padded)).bytes).toEqual(
    Buffer.concat([plain.subarray(0, 2), fill, plain.subarray(2)]),
  );
});

it('a JPEG segment of false length leaves no metadata behind', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  for (const length of [0, 1, 2, 9]) {
    const segment = jpegSegment(0xe1, 'Exif\0\0MM\0* GPSLatitude');
    segment.writeUInt16BE(length, 2);
    const { bytes } = await cleaned(Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]));
    expect(bytes.includes('GPSLatitude')).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(plain));
  }
});

it('a picture far longer than what is read at once keeps every byte', async () => {
  const plain = await sharp({
    create: {
      width: 1500,
      height: 1100,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(plain.length).toBeGreaterThan(1_000_000);
  const exif = jpegSegment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0');
  const full = Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2), Buffer.alloc(300_000, 7)]);
  expect((await cleaned(full)).bytes.equals(plain)).toBe(true);
});

it('a PNG without its texts, times and private chunks is the result, byte for byte', async () => {
  const plain = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#1e5c43' } })
    .png()
    .toBuffer();
  const header = 8 + 25;
  const full = Buffer.concat([
    plain.subarray(0, header),
    pngChunk('tEXt', 'Comment\0commento segreto', crc32),
    pngChunk('zTXt', 'Raw profile type exif\0\0GPSLatitude', crc32),
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0GPSLatitude', crc32),
    pngChunk('tIME', '\x07\xe9\x06\x09\x0c\0\0', crc32),
    pngChunk('caBX', 'jumb c2pa', crc32),
    plain.subarray(header),
    Buffer.from('dopo la fine'),
  ]);
  expect((await cleaned(full, 'a.png')).bytes).toEqual(plain);
});

it('a PNG with data behind its compressed picture, or in rows below it, is refused', async () => {
  for (const options of [{ palette: true }, { progressive: true }, { compressionLevel: 0 }]) {
    const plain = await sharp({ create: { width: 21, height: 13, channels: 3, background: '#1e5c43' } })
      .png(options)
      .toBuffer();
    const at = plain.indexOf('IDAT') - 4;
    const length = plain.readUInt32BE(at);
    const data = plain.subarray(at + 8, at + 8 + length);
    const withData = (content: Buffer) =>
      Buffer.concat([
        plain.subarray(0, at),
        pngChunk('IDAT', content, crc32),
        plain.subarray(at + 12 + length),
      ]);
    expect((await cleaned(withData(data), 'a.png')).bytes).toEqual(plain);
    const secret = Buffer.from('commento segreto');
    for (const content of [
      Buffer.concat([data, secret]),
      deflateSync(Buffer.concat([inflateSync(data), secret])),
    ])
      expect(await cleanPhoto(fileOf(withData(content), 'a.png'), never)).toEqual({
        kind: 'refused',
        reason: 'other-format',
      });
  }
});

it('a lossless WebP with transparency keeps its header, its size field says the new size', async () => {
  const photo = await sharp({
    create: { width: 33, height: 21, channels: 4, background: { r: 9, g: 80, b: 90, alpha: 0.5 } },
  })
    .withMetadata({ orientation: 3 })
    .webp({ lossless: true })
    .toBuffer();
  const { bytes } = await cleaned(photo, 'a.webp');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect((await describePhoto(bytes)).hasAlpha).toBe(true);
  expect((await describePhoto(bytes)).orientation).toBe(3);
  expect(await pixels(bytes)).toEqual(await pixels(photo));
});

it('an animated WebP keeps its frames', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const photo = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Make: 'Telecamera Segreta' } })
    .webp()
    .toBuffer();
  expect(photo.includes('Telecamera')).toBe(true);
  const { bytes } = await cleaned(photo, 'a.webp');
  expect(bytes.includes('Telecamera')).toBe(false);
  expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3);
});

async function reasonOf(bytes: Uint8Array, name = 'a') {
  const result = await cleanPhoto(fileOf(bytes, name), never);
  return result.kind === 'refused' ? result.reason : result.kind;
}

it('a format whose position cannot be taken out is refused, at sight and when cleaned', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const samples = [
    await picture.clone().tiff().toBuffer(),
    await picture.clone().gif().toBuffer(),
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

it('a film behind a JPEG that does not say where it ends is refused, also across reads', async () => {
  const photo = await samplePhoto('jpeg', 1);
  const open = photo.subarray(0, -2);
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom moov \xa9xyz+41.9028+012.4964/', 'latin1');
  const end = Buffer.of(0xff, 0xd9);
  expect(await reasonOf(open)).toBe('cleaned');
  expect(await reasonOf(Buffer.concat([open, film]))).toBe('with-film');
  expect(await reasonOf(Buffer.concat([open, film, end]))).toBe('with-film');
  const scan = open.lastIndexOf(Buffer.of(0xff, 0xda));
  const window = 1024 * 1024;
  for (let shift = -12; shift <= 12; shift += 1) {
    const long = Buffer.concat([open, Buffer.alloc(window + scan - open.length + shift, 0x55), film, end]);
    expect(await reasonOf(long)).toBe('with-film');
  }
  // Film data of any kind holds bytes that no encoder writes into a scan.
  expect(await reasonOf(Buffer.concat([open, Buffer.from('mdat\xff\x40', 'latin1')]))).toBe('damaged');
});

it('a JPEG without an end that Exif, XMP or a text follows is refused', async () => {
  const open = (await samplePhoto('jpeg', 1)).subarray(0, -2);
  const followers = [
    'Exif\0\0MM\0*\0\0\0\x08\0\0',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<?xpacket begin=',
    'http://ns.adobe.com/xap/1.0/',
    'SERIALE-4711',
    'Mario Proprietario\0\0\0',
    'M\0a\0r\0i\0o\0 \0R\0o\0s\0s\0i\0',
  ];
  for (const follower of followers) {
    const text = Buffer.from(follower, 'latin1');
    expect([follower, await reasonOf(Buffer.concat([open, text]))]).toEqual([follower, 'damaged']);
  }
});

it('a PNG that needs a chunk of somebody’s own is refused; its end carries nothing', async () => {
  const photo = await samplePhoto('png', 1);
  const [start, rest] = [photo.subarray(0, 33), photo.subarray(33)];
  const own = pngChunk('CgBI', 'GPSLatitude', crc32);
  expect(await reasonOf(Buffer.concat([start, own, rest]))).toBe('other-format');
  const longEnd = Buffer.concat([photo.subarray(0, -12), pngChunk('IEND', 'GPSLatitude', crc32)]);
  expect((await cleaned(longEnd)).bytes).toEqual((await cleaned(photo)).bytes);
});

it('a file made of millions of parts is refused', async () => {
  const photo = await samplePhoto('png', 1);
  const pair = Buffer.concat([pngChunk('gAMA', 'aaaa', crc32), pngChunk('tEXt', 'b', crc32)]);
  const many = Buffer.concat([photo.subarray(0, -12), Buffer.alloc(pair.length * 70_000, pair)]);
  expect(await reasonOf(many)).toBe('damaged');
});

it('what is no photo is refused with its reason', async () => {
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  expect(await reasonOf(Buffer.alloc(0), 'vuota.jpg')).toBe('empty');
  expect(await reasonOf(Buffer.from('ciao'), 'testo.jpg')).toBe('not-a-photo');
  expect(await reasonOf(film, 'film.jpg')).toBe('not-a-photo');
  expect(await reasonOf(Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'monca.jpg')).toBe('damaged');
  expect(await reasonOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'monca.png')).toBe('damaged');
  expect(await reasonOf(Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), 'monca.webp')).toBe('damaged');
});

it('a photo that ends too early is kept with a note', async () => {
  for (const format of formats) {
    const photo = await samplePhoto(format, 1);
    const { notes } = await cleaned(
      format === 'webp'
        ? photo.subarray(0, photo.indexOf('VP8 ') + 300)
        : photo.subarray(0, photo.length - 40),
    );
    expect(notes).toContain('incomplete');
  }
});

it('an extension of the type stays as written; any other becomes the usual one, another type’s with a note', async () => {
  const noted = { notes: ['other-extension'] };
  const [jpeg, png, webp] = await Promise.all(formats.map((format) => samplePhoto(format)));
  expect(await cleaned(jpeg as Buffer, 'IMG_1.HEIC')).toMatchObject({ extension: 'jpg', ...noted });
  expect(await cleaned(jpeg as Buffer, 'IMG_1.JPEG')).toMatchObject({ extension: 'JPEG', notes: [] });
  expect(await cleaned(png as Buffer, 'foto.JPG')).toMatchObject({ extension: 'png', ...noted });
  expect(await cleaned(webp as Buffer, 'foto.png')).toMatchObject({ extension: 'webp', ...noted });
  expect(await cleaned(png as Buffer, 'foto')).toMatchObject({ extension: 'png', notes: [] });
  expect(await cleaned(png as Buffer, 'foto.exe')).toMatchObject({ extension: 'png', notes: [] });
  expect(await cleaned(png as Buffer, 'foto.PNG')).toMatchObject({ extension: 'PNG', notes: [] });
});

it('a file that cannot be read is refused, a cancelled one throws', async () => {
  const lost = fileOf(await samplePhoto('png'), 'a.png');
  lost.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await cleanPhoto(lost, never)).toEqual({ kind: 'refused', reason: 'unreadable' });
  await expect(cleanPhoto(fileOf(Buffer.of(1), 'a.png'), AbortSignal.abort())).rejects.toThrow();
});
