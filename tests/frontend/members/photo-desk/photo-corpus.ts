import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { box, fullBox, type HeifItem, type HeifShape, heif, longBox, num } from './heif-container.ts';
import { jpegSegment, pngChunk } from './sample-photos.ts';

/** Words and numbers that stand in the metadata of the corpus and must stand in no cleaned photo. */
export const canaries = [
  'Telecamera Segreta',
  'Mario Proprietario',
  'SERIALE-4711',
  'Volto Bambina',
  'GPSLatitude',
  'nome segreto',
  'ftypmp42',
  // The seconds of the position, as a number of Exif.
  Buffer.of(0, 1, 0x8b, 0x72),
  Buffer.of(0x72, 0x8b, 1, 0),
];

export type CorpusPhoto = {
  name: string;
  bytes: Buffer;
  /** Bytes that must be in the cleaned file as they are. */
  picture?: Buffer;
  /** sharp can show it; what it shows must stay the same. */
  isShown: boolean;
};

export const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"' +
  ' xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" exif:GPSLatitude="41,54.16N"' +
  ' exif:GPSLongitude="12,29.1E" aux:SerialNumber="SERIALE-4711" aux:OwnerName="Mario Proprietario"><mwg-rs:Regions' +
  ' rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource"><mwg-rs:Name>Volto Bambina' +
  '</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>' +
  '</rdf:Description></rdf:RDF></x:xmpmeta>';

const noise = (channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width: 61,
      height: 37,
      channels,
      background: channels === 4 ? { r: 9, g: 80, b: 90, alpha: 0.5 } : '#ffc53d',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const marked = (image: Sharp, orientation: number) =>
  image
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Telecamera Segreta', Artist: 'Mario Proprietario' },
      IFD2: { CameraOwnerName: 'Mario Proprietario', BodySerialNumber: 'SERIALE-4711' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 54/1 101234/10000',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 29/1 101234/10000',
      },
    })
    .withXmp(xmp);

const film = Buffer.concat([
  box('ftyp', Buffer.from('mp42\0\0\0\0mp42isom')),
  box('moov', box('udta', Buffer.from('\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+41.9028+012.4964/', 'latin1'))),
]);

/** A coded picture, how it is described, and what a telephone adds to it. */
export async function heifParts(orientation = 6) {
  const avif = await marked(noise(), orientation).avif({ quality: 60 }).toBuffer();
  const { exif } = await sharp(await marked(noise(), orientation).jpeg().toBuffer()).metadata();
  const property = (type: string) => {
    const at = avif.indexOf(type) - 4;
    return at < 0 ? null : avif.subarray(at, at + avif.readUInt32BE(at));
  };
  const properties = ['av1C', 'ispe', 'pixi', 'colr', 'irot', 'imir']
    .map(property)
    .filter((one) => one !== null);
  const iloc = avif.indexOf('iloc');
  const start = avif.readUInt32BE(iloc + 16);
  const payload = avif.subarray(start, start + avif.readUInt32BE(iloc + 26));
  const exifItem = Buffer.concat([num(6, 4), exif as Buffer]);
  return { payload, properties, exifItem };
}
type Parts = Awaited<ReturnType<typeof heifParts>>;

export const heifItems = (
  { payload, properties, exifItem }: Parts,
  methods: HeifItem['method'][] = [],
): HeifItem[] => {
  const [ofPicture = 0, ofExif = 0, ofXmp = 0] = methods;
  const links = properties.map((_, index) => (index === 0 ? -1 : index + 1));
  return [
    { id: 1, type: 'av01', content: payload, method: ofPicture, properties: links },
    { id: 2, type: 'Exif', content: exifItem, method: ofExif },
    { id: 3, type: 'mime', content: Buffer.from(xmp), method: ofXmp, contentType: 'application/rdf+xml' },
  ];
};
export const described = [
  { type: 'cdsc', from: 2, to: [1] },
  { type: 'cdsc', from: 3, to: [1] },
];

const uuid = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), Buffer.from(xmp));

async function heifs(): Promise<CorpusPhoto[]> {
  const parts = await heifParts();
  const { payload, properties } = parts;
  const photo = (name: string, shape: Partial<HeifShape>, picture = payload): CorpusPhoto => ({
    name,
    bytes: heif({ items: heifItems(parts), properties, references: described, ...shape }),
    picture,
    isShown: true,
  });
  const photos: CorpusPhoto[] = [];
  for (const version of [0, 1, 2] as const)
    for (const offsetBytes of [0, 4, 8] as const)
      for (const lengthBytes of [4, 8] as const)
        photos.push(
          photo(`v${version}-offset${offsetBytes}-length${lengthBytes}.heic`, {
            version,
            offsetBytes,
            lengthBytes,
            baseBytes: offsetBytes === 0 ? 4 : lengthBytes,
          }),
        );
  for (const version of [1, 2] as const)
    for (const indexBytes of [0, 4, 8] as const)
      for (const methods of [
        [1, 1, 1],
        [0, 1, 2],
        [2, 2, 2],
        [0, 2, 2],
      ] as const)
        photos.push({
          ...photo(`v${version}-index${indexBytes}-methods${methods.join('')}.avif`, {
            brand: 'avif',
            version,
            indexBytes,
            items: heifItems(parts, [...methods]),
          }),
          // Decoders do not know items cut out of items.
          isShown: methods[0] !== (2 as number),
        });
  for (const [brand, version] of [
    ['heic', 0],
    ['heix', 1],
    ['mif1', 2],
    ['avif', 1],
  ] as const)
    for (const extents of [2, 7])
      photos.push(
        photo(`${brand}-${extents}-extents.heic`, { brand, version, extents }, payload.subarray(0, 40)),
      );
  const wholeIdat = heifItems(parts, [1]).slice(0, 1);
  photos.push(
    // Decoders do not know it either.
    {
      ...photo('whole-idat.avif', {
        version: 1,
        lengthBytes: 0,
        offsetBytes: 0,
        items: wholeIdat,
        references: [],
      }),
      isShown: false,
    },
    photo('uuid-before.heic', { before: [uuid] }),
    photo('uuid-after.heic', { after: [uuid, box('udta', Buffer.from('+41.9028+012.4964/ GPSLatitude'))] }),
    photo('film-box.heic', { after: [box('mpvd', film), box('sefd', Buffer.from('SERIALE-4711'))] }),
    photo('filled.heic', { after: [box('free', Buffer.from('GPSLatitude')), box('skip', Buffer.from(xmp))] }),
    photo('second-container.heic', { after: [box('meco', Buffer.from(xmp))] }),
    photo('in-meta.heic', {
      inMeta: [uuid, box('xml ', num(0, 4), Buffer.from(xmp)), box('udta', Buffer.from(xmp))],
    }),
    photo('meta-last.heic', { isMetaLast: true }),
    photo('long-mdat.heic', { mdat: (content) => longBox('mdat', content) }),
    photo('long-uuid.heic', { after: [longBox('uuid', Buffer.alloc(16, 7), Buffer.from(xmp))] }),
    photo('open-mdat.heic', { mdat: (content) => Buffer.concat([num(0, 4), Buffer.from('mdat'), content]) }),
    photo('orphans.heic', { mdat: (content) => box('mdat', Buffer.from(xmp), content, Buffer.from(xmp)) }),
    photo('two-mdats.heic', { before: [box('mdat', Buffer.from(xmp))] }),
    photo('described-properties.heic', {
      properties: [
        ...properties,
        box('udes', num(0, 4), Buffer.from('it\0Volto Bambina\0+41.9028\0\0')),
        box('uuid', Buffer.alloc(16, 3), Buffer.from('Mario Proprietario')),
      ],
    }),
    photo('unknown-item.heic', {
      items: [
        ...heifItems(parts),
        { id: 4, type: 'uri ', content: Buffer.from('GPSLatitude') },
        { id: 5, type: 'zzzz', content: Buffer.from(xmp) },
        { id: 6, type: 'mime', content: Buffer.from(xmp), contentType: 'text/plain' },
      ],
    }),
    photo('thumbnail.heic', {
      items: [...heifItems(parts), { ...heifItems(parts)[0], id: 4 } as HeifItem],
      references: [...described, { type: 'thmb', from: 4, to: [1] }],
    }),
    {
      ...photo('tiles.heic', {
        version: 1,
        items: [
          // Two tiles beside each other, as telephones cut their pictures.
          { id: 9, type: 'grid', content: Buffer.of(0, 0, 0, 1, 0, 122, 0, 37), method: 1, properties: [2] },
          ...heifItems(parts),
          { ...heifItems(parts)[0], id: 4 } as HeifItem,
        ],
        references: [...described, { type: 'dimg', from: 9, to: [1, 4] }],
      }),
      isShown: false,
    },
    {
      ...photo('hevc.heic', {
        items: heifItems({ ...parts, payload: Buffer.from(payload).reverse() }).map((item) =>
          item.id === 1 ? { ...item, type: 'hvc1' } : item,
        ),
        properties: [box('hvcC', Buffer.alloc(23, 1)), ...properties.slice(1)],
      }),
      picture: Buffer.from(payload).reverse(),
      isShown: false,
    },
  );
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const turned = await heifParts(orientation);
    photos.push({
      name: `turn-${orientation}.heic`,
      bytes: heif({ items: heifItems(turned), properties: turned.properties, references: described }),
      picture: turned.payload,
      isShown: true,
    });
  }
  return photos;
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

async function turned(): Promise<CorpusPhoto[]> {
  const photos: CorpusPhoto[] = [];
  for (const format of formats)
    for (let orientation = 1; orientation <= 8; orientation += 1)
      photos.push({
        name: `turn-${orientation}.${format === 'jpeg' ? 'jpg' : format}`,
        bytes: await marked(noise(format === 'jpeg' ? 3 : 4), orientation)
          [format]()
          .toBuffer(),
        isShown: true,
      });
  return photos;
}

async function jpegs(): Promise<CorpusPhoto[]> {
  const plain = await marked(noise(), 6).jpeg().toBuffer();
  const shown = (name: string, bytes: Buffer): CorpusPhoto => ({ name, bytes, isShown: true });
  const after = (...segments: Buffer[]) =>
    Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
  return [
    shown('progressive.jpg', await marked(noise(), 3).jpeg({ progressive: true }).toBuffer()),
    shown('cmyk.jpg', await marked(noise(), 5).toColourspace('cmyk').jpeg().toBuffer()),
    shown('film-after.jpg', Buffer.concat([plain, film])),
    shown('second-picture.jpg', Buffer.concat([plain, plain])),
    shown('trailer.jpg', Buffer.concat([plain, Buffer.from('SEFH SERIALE-4711 GPSLatitude')])),
    shown(
      'iptc.jpg',
      after(jpegSegment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\x0b\x1c\x02\x5a\0\x06Volto Bambina')),
    ),
    shown('comment.jpg', after(jpegSegment(0xfe, 'Volto Bambina'))),
    {
      ...shown(
        'reserved.jpg',
        after(jpegSegment(0xf0, 'GPSLatitude'), jpegSegment(0xfd, 'Mario Proprietario')),
      ),
      isShown: false,
    },
    shown(
      'applications.jpg',
      after(...[0xe3, 0xe4, 0xe5, 0xe7, 0xeb, 0xef].map((code) => jpegSegment(code, xmp))),
    ),
    shown(
      'false-profile.jpg',
      after(jpegSegment(0xe2, 'MPF\0GPSLatitude'), jpegSegment(0xe0, 'JFXX\0GPSLatitude')),
    ),
  ];
}

async function pngs(): Promise<CorpusPhoto[]> {
  const plain = await marked(noise(4), 6).png().toBuffer();
  const shown = (name: string, bytes: Buffer): CorpusPhoto => ({ name, bytes, isShown: true });
  const chunk = (type: string, content: string | Buffer) => pngChunk(type, content, crc32);
  const after = (...chunks: Buffer[]) =>
    Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
  return [
    shown('palette.png', await marked(noise(), 8).png({ palette: true }).toBuffer()),
    shown('interlaced.png', await marked(noise(), 2).png({ progressive: true }).toBuffer()),
    shown(
      'texts.png',
      after(chunk('tEXt', 'Author\0Mario Proprietario'), chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    ),
    shown(
      'private.png',
      after(chunk('caBX', xmp), chunk('prVt', 'SERIALE-4711'), chunk('tIME', '\x07\xe9\x06\x09\x0c\0\0')),
    ),
    shown('trailer.png', Buffer.concat([plain, film, chunk('tEXt', 'Author\0Mario Proprietario')])),
    shown('second-picture.png', Buffer.concat([plain, plain])),
  ];
}

async function webps(): Promise<CorpusPhoto[]> {
  const plain = await marked(noise(4), 6).webp().toBuffer();
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await marked(sharp(frames, { join: { animated: true } }), 1)
    .webp()
    .toBuffer();
  const chunk = (type: string, content: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(type), length, Buffer.from(content), Buffer.alloc(content.length % 2)]);
  };
  const resized = (bytes: Buffer) => {
    bytes.writeUInt32LE(bytes.length - 8, 4);
    return bytes;
  };
  // Chunks of somebody's own at the end of the first frame.
  const frame = moving.indexOf('ANMF');
  const frameEnd = frame + 8 + moving.readUInt32LE(frame + 4);
  const stray = Buffer.concat([chunk('XMP ', xmp), chunk('zzzz', 'SERIALE-4711')]);
  const grown = Buffer.concat([moving.subarray(0, frameEnd), stray, moving.subarray(frameEnd)]);
  grown.writeUInt32LE(frameEnd - frame - 8 + stray.length, frame + 4);
  const shown = (name: string, bytes: Buffer): CorpusPhoto => ({ name, bytes, isShown: true });
  return [
    shown('lossless.webp', await marked(noise(4), 4).webp({ lossless: true }).toBuffer()),
    shown('moving.webp', moving),
    shown('stray-in-frame.webp', resized(grown)),
    shown('stray.webp', resized(Buffer.concat([plain, chunk('zzzz', xmp), chunk('META', 'GPSLatitude')]))),
    shown('trailer.webp', Buffer.concat([plain, film])),
    shown('second-picture.webp', Buffer.concat([plain, plain])),
  ];
}

/** A colour profile with a text, a tag of somebody's own, and bytes behind its end. */
export async function markedProfile(): Promise<Buffer> {
  const { icc } = await sharp(await noise().withIccProfile('p3').jpeg().toBuffer()).metadata();
  const profile = Buffer.from(icc as Buffer);
  const copyright = Buffer.from('text\0\0\0\0Mario Proprietario\0');
  const entry = profile.indexOf('cprt');
  profile.writeUInt32BE(profile.length, entry + 4);
  profile.writeUInt32BE(copyright.length, entry + 8);
  profile.writeUInt32BE(profile.length + copyright.length, 0);
  profile.write('SERIALE-4711', 100);
  return Buffer.concat([profile, copyright]);
}

/** Segments, chunks and boxes longer than their form. */
async function overlong(): Promise<CorpusPhoto[]> {
  const shown = (name: string, bytes: Buffer): CorpusPhoto => ({ name, bytes, isShown: true });
  const hidden = (name: string, bytes: Buffer): CorpusPhoto => ({ name, bytes, isShown: false });
  const mark = 'Mario Proprietario SERIALE-4711';
  const profile = await markedProfile();

  const jpeg = await noise().jpeg().toBuffer();
  const spliced = (at: number, ...pieces: (Buffer | string)[]) =>
    Buffer.concat([
      jpeg.subarray(0, at),
      ...pieces.map((piece) => Buffer.from(piece as string, 'latin1')),
      jpeg.subarray(at),
    ]);
  const after = (code: number, content: string | Buffer) => spliced(2, jpegSegment(code, content));
  const longer = (code: number) => {
    const at = jpeg.indexOf(Buffer.of(0xff, code));
    const long = spliced(at + 2 + jpeg.readUInt16BE(at + 2), mark);
    long.writeUInt16BE(jpeg.readUInt16BE(at + 2) + mark.length, at + 2);
    return long;
  };
  const jfif = 'JFIF\0\x01\x01\0\0\x01\0\x01';

  const png = await noise().png().toBuffer();
  const chunk = (type: string, content: string | Buffer) => pngChunk(type, content, crc32);
  const pngAfter = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  const long = (type: string, length: number) =>
    pngAfter(chunk(type, Buffer.concat([Buffer.alloc(length, 1), Buffer.from(mark)])));

  const webp = await noise().withIccProfile('p3').webp().toBuffer();
  const riff = (...chunks: [type: string, content: Buffer][]) => {
    const body = Buffer.concat(
      chunks.flatMap(([type, content]) => {
        const size = Buffer.alloc(4);
        size.writeUInt32LE(content.length);
        return [Buffer.from(type), size, content, Buffer.alloc(content.length % 2)];
      }),
    );
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length + 4);
    return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]);
  };
  const header = webp.subarray(20, 30);
  const bitmap = webp.indexOf('VP8 ');
  const coded = webp.subarray(bitmap + 8, bitmap + 8 + webp.readUInt32LE(bitmap + 4));

  const parts = await heifParts();
  const boxed = (name: string, shape: Partial<HeifShape>): CorpusPhoto => ({
    ...hidden(
      name,
      heif({ items: heifItems(parts), properties: parts.properties, references: described, ...shape }),
    ),
    picture: parts.payload,
  });
  const property = (type: string, ...content: Buffer[]) => ({
    properties: [...parts.properties, box(type, ...content)],
  });

  return [
    shown('jfif-thumbnail.jpg', after(0xe0, `${jfif}\x02\x01Mario Proprietario`)),
    shown('jfif-tail.jpg', after(0xe0, `${jfif}\0\0${mark}`)),
    shown('adobe-tail.jpg', after(0xee, `Adobe\0\x64\0\0\0\0\x01${mark}`)),
    ...[0xdb, 0xc0, 0xc4, 0xda].map((code) => hidden(`long-${code.toString(16)}.jpg`, longer(code))),
    ...[0xcc, 0xdc, 0xdd, 0xde, 0xdf].map((code) =>
      hidden(`rare-${code.toString(16)}.jpg`, after(code, `\0\0${mark}`)),
    ),
    hidden('restarts.jpg', spliced(jpeg.length - 2, '\xff\xd0Volto Bambina')),
    shown(
      'profile.jpg',
      after(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile, Buffer.from(mark)])),
    ),
    shown('false-profile-text.jpg', after(0xe2, `ICC_PROFILE\0\x01\x01${mark}`)),
    ...[
      ['gAMA', 4],
      ['cHRM', 32],
      ['pHYs', 9],
      ['sRGB', 1],
      ['bKGD', 6],
      ['tRNS', 6],
      ['sBIT', 3],
      ['cICP', 4],
      ['mDCV', 24],
      ['cLLI', 8],
    ].map(([type, length]) => hidden(`long-${type}.png`, long(type as string, length as number))),
    hidden('palette-names.png', pngAfter(chunk('sPLT', `${mark}\0\x08`), chunk('hIST', mark))),
    shown(
      'profile.png',
      pngAfter(chunk('iCCP', Buffer.concat([Buffer.from('Mario Proprietario\0\0'), deflateSync(profile)]))),
    ),
    hidden(
      'profile-tail.png',
      pngAfter(
        chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(profile), Buffer.from(mark)])),
      ),
    ),
    hidden('long-header.webp', riff(['VP8X', Buffer.concat([header, Buffer.from(mark)])], ['VP8 ', coded])),
    hidden(
      'long-anim.webp',
      riff(['VP8X', header], ['ANIM', Buffer.concat([Buffer.alloc(6), Buffer.from(mark)])], ['VP8 ', coded]),
    ),
    shown('profile.webp', riff(['VP8X', header], ['ICCP', profile], ['VP8 ', coded])),
    shown(
      'profile-tail.webp',
      riff(['VP8X', header], ['ICCP', Buffer.concat([profile, Buffer.from(mark)])], ['VP8 ', coded]),
    ),
    ...[
      ['ispe', 12],
      ['irot', 1],
      ['pasp', 8],
      ['clap', 32],
      ['clli', 4],
      ['mdcv', 24],
      ['a1lx', 13],
      ['lsel', 2],
    ].map(([type, length]) =>
      boxed(`long-${type}.heic`, property(type as string, Buffer.alloc(length as number), Buffer.from(mark))),
    ),
    boxed('long-pixi.heic', property('pixi', num(0, 4), Buffer.of(1, 8), Buffer.from(mark))),
    boxed('long-auxC.heic', property('auxC', num(0, 4), Buffer.from(`urn:mpeg:hevc:2015:auxid:1\0${mark}`))),
    boxed('profile.heic', property('colr', Buffer.from('prof'), profile)),
    boxed('profile-tail.heic', property('colr', Buffer.from('rICC'), profile, Buffer.from(mark))),
    boxed('colours-tail.heic', property('colr', Buffer.from('nclx'), Buffer.alloc(7), Buffer.from(mark))),
    boxed('groups.heic', {
      inMeta: [
        box(
          'grpl',
          fullBox('altr', 0, 0, num(7, 4), num(1, 4), num(1, 4), Buffer.from(mark)),
          fullBox('zzzz', 0, 0, num(8, 4), num(1, 4), num(1, 4), Buffer.from(mark)),
        ),
      ],
    }),
    boxed('other-file.heic', {
      inMeta: [box('dinf', box('dref', num(0, 4), num(1, 4), box('url ', num(0, 4), Buffer.from(mark))))],
    }),
  ];
}

/** Every format that is cleaned, as programs write it and as they could, with all that a telephone may put in. */
export const photoCorpus = async (): Promise<CorpusPhoto[]> =>
  (await Promise.all([turned(), jpegs(), pngs(), webps(), heifs(), overlong()])).flat();
