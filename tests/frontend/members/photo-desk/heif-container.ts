/** Builds HEIC and AVIF files byte by byte (ISO 14496-12, 23008-12), also such as no camera writes. */

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Big endian; of no bytes for a width of 0. */
export const num = (value: number, width: number): Buffer => {
  const out = Buffer.alloc(width);
  if (width === 8) out.writeBigUInt64BE(BigInt(value));
  else if (width > 0) out.writeUIntBE(value, 0, width);
  return out;
};
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([num(body.length + 8, 4), latin(type), body]);
};
export const longBox = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([num(1, 4), latin(type), num(body.length + 16, 8), body]);
};
export const fullBox = (type: string, version: number, flags: number, ...content: Buffer[]) =>
  box(type, num(version, 1), num(flags, 3), ...content);

export type HeifItem = {
  id: number;
  type: string;
  content: Buffer;
  /** `iloc` construction method: in the file, in `idat`, or cut out of a store item that is added. */
  method?: 0 | 1 | 2;
  contentType?: string;
  /** Numbers, from 1, of its properties; negative ones are essential. */
  properties?: number[];
};
export type HeifShape = {
  brand?: string;
  items: HeifItem[];
  properties: Buffer[];
  references?: { type: string; from: number; to: number[] }[];
  version?: 0 | 1 | 2;
  offsetBytes?: 0 | 4 | 8;
  lengthBytes?: 0 | 4 | 8;
  baseBytes?: 0 | 4 | 8;
  indexBytes?: 0 | 4 | 8;
  extents?: number;
  /** Further boxes of the file, of `meta`. */
  before?: Buffer[];
  after?: Buffer[];
  inMeta?: Buffer[];
  /** Boxes of `meta` in place of those of the same type. */
  instead?: Buffer[];
  mdat?: (content: Buffer) => Buffer;
  isMetaLast?: boolean;
};

const storeId = 900;

/** Cuts contents into pieces and shuffles those of different items among each other, with `gap` in between. */
function interleave(items: HeifItem[], extents: number, gap: Buffer) {
  const pieces: Buffer[] = [];
  const places = new Map<number, [offset: number, length: number][]>(items.map(({ id }) => [id, []]));
  let offset = 0;
  for (let part = 0; part < extents; part += 1)
    for (const { id, content } of items) {
      const step = Math.ceil(content.length / extents);
      const piece = content.subarray(part * step, (part + 1) * step);
      if (piece.length === 0) continue;
      places.get(id)?.push([offset, piece.length]);
      pieces.push(piece, gap);
      offset += piece.length + gap.length;
    }
  return { bytes: Buffer.concat(pieces), places };
}

export function heif(shape: HeifShape): Buffer {
  const { brand = 'heic', items, properties, references = [], version = 0, extents = 1 } = shape;
  const { offsetBytes = 4, lengthBytes = 4, baseBytes = 4, indexBytes = 0, before = [], after = [] } = shape;
  const gap = latin(extents > 1 ? 'SERIALE-4711' : '');
  const of = (wanted: number) => items.filter(({ method = 0 }) => method === wanted);
  const store = interleave(of(2), extents, gap);
  const stores: HeifItem[] =
    store.bytes.length > 0 ? [{ id: storeId, type: 'stor', content: store.bytes }] : [];
  const inFile = interleave([...of(0), ...stores], extents, gap);
  const inIdat = interleave(of(1), extents, gap);
  const all = [...items, ...stores];
  const idWidth = version === 2 ? 4 : 2;

  const infe = ({ id, type, contentType }: HeifItem) =>
    fullBox(
      'infe',
      idWidth === 4 ? 3 : 2,
      0,
      num(id, idWidth),
      num(0, 2),
      latin(`${type}nome segreto\0`),
      latin(contentType === undefined ? '' : `${contentType}\0`),
    );
  const iloc = (mdatStart: number) =>
    fullBox(
      'iloc',
      version,
      0,
      num((offsetBytes << 4) | lengthBytes, 1),
      num((baseBytes << 4) | (version > 0 ? indexBytes : 0), 1),
      num(all.length, idWidth),
      ...all.flatMap(({ id, method = 0 }) => {
        const places = [inFile, inIdat, store][method]?.places.get(id) ?? [];
        const start = method === 0 ? mdatStart : 0;
        // Without offsets in the extents the one extent starts at the base.
        const base = offsetBytes === 0 ? start + (places[0]?.[0] ?? 0) : baseBytes > 0 ? start : 0;
        return [
          num(id, idWidth),
          version > 0 ? num(method, 2) : num(0, 0),
          num(0, 2),
          num(base, baseBytes),
          num(places.length, 2),
          ...places.flatMap(([offset, length]) => [
            version > 0 ? num(indexBytes > 0 ? 1 : 0, indexBytes) : num(0, 0),
            num(offsetBytes > 0 ? start + offset - base : 0, offsetBytes),
            num(lengthBytes > 0 ? length : 0, lengthBytes),
          ]),
        ];
      }),
    );
  const cuts = of(2).map(({ id }) => ({ type: 'iloc', from: id, to: [storeId] }));
  const iref = [...references, ...cuts].map(({ type, from, to }) =>
    box(type, num(from, idWidth), num(to.length, 2), ...to.map((id) => num(id, idWidth))),
  );
  const linked = items.filter((item) => item.properties);
  const ipma = fullBox(
    'ipma',
    idWidth === 4 ? 1 : 0,
    0,
    num(linked.length, 4),
    ...linked.flatMap(({ id, properties: links = [] }) => [
      num(id, idWidth),
      num(links.length, 1),
      ...links.map((link) => num(link < 0 ? 0x80 - link : link, 1)),
    ]),
  );
  const ownBoxes = (mdatStart: number) => [
    fullBox('hdlr', 0, 0, num(0, 4), latin('pict'), num(0, 8), num(0, 4), latin('nome segreto\0')),
    fullBox('pitm', idWidth === 4 ? 1 : 0, 0, num(items[0]?.id ?? 0, idWidth)),
    fullBox('iinf', idWidth === 4 ? 1 : 0, 0, num(all.length, idWidth), ...all.map(infe)),
    ...(iref.length > 0 ? [fullBox('iref', idWidth === 4 ? 1 : 0, 0, ...iref)] : []),
    box('iprp', box('ipco', ...properties), ipma),
    ...(inIdat.bytes.length > 0 ? [box('idat', inIdat.bytes)] : []),
    iloc(mdatStart),
  ];
  const typeOf = (bytes: Buffer) => bytes.toString('latin1', 4, 8);
  const { instead = [], inMeta = [] } = shape;
  const meta = (mdatStart: number) => {
    const own = ownBoxes(mdatStart).filter((one) => !instead.some((other) => typeOf(other) === typeOf(one)));
    return fullBox('meta', 0, 0, ...own, ...instead, ...inMeta);
  };
  const wrap = shape.mdat ?? ((content: Buffer) => box('mdat', content));
  const mdat = wrap(inFile.bytes);
  const ftyp = box('ftyp', latin(brand), num(0, 4), latin(`mif1${brand}`));
  const head = Buffer.concat([ftyp, ...before]);
  const headLength = head.length + (shape.isMetaLast ? 0 : meta(0).length);
  const mdatStart = headLength + mdat.indexOf(inFile.bytes);
  return Buffer.concat([
    head,
    ...(shape.isMetaLast ? [mdat, meta(mdatStart)] : [meta(mdatStart), mdat]),
    ...after,
  ]);
}
