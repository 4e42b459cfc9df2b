import sharp from 'sharp';

export const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
export const fileOf = (bytes: Uint8Array, name: string) =>
  new File([Uint8Array.from(bytes)], name, { lastModified: Date.UTC(2025, 5, 9, 12) });

/** Words that stand in the metadata of every sample and must stand in no cleaned photo. */
export const secrets = ['Telecamera Segreta', 'GPSLatitude', 'http://ns.adobe.com/xap', 'commento segreto'];

/** A small noisy picture with a position, a maker, XMP and the given orientation. */
export const samplePhoto = (format: 'jpeg' | 'png' | 'webp', orientation = 6, options: object = {}) =>
  sharp({
    create: {
      width: 61,
      height: 37,
      channels: 3,
      background: '#ffc53d',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: 'Telecamera Segreta' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 54/1 10/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 29/1 0/1',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a xmlns:x="http://ns.adobe.com/xap/1.0/">GPSLatitude</a></x:xmpmeta>',
    )
    [format](options)
    .toBuffer();

const bigEndian = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return out;
};

export const jpegSegment = (code: number, content: string | Uint8Array) => {
  const body = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.of(0xff, code), bigEndian(body.length + 2, 2), body]);
};

export const pngChunk = (type: string, content: string | Uint8Array, crc: (bytes: Uint8Array) => number) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content as string, 'latin1')]);
  return Buffer.concat([bigEndian(body.length - 4, 4), body, bigEndian(crc(body), 4)]);
};

export const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
export const describePhoto = (bytes: Uint8Array) => sharp(bytes).metadata();
