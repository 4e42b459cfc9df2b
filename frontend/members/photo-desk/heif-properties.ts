import type { ByteWindow } from './byte-window.ts';
import { type Box, boxesIn, Fields } from './heif-box.ts';
import type { Range } from './heif-locations.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** Properties that decide how the picture looks. All others describe it: title, date, position. */
const keptProperties =
  /^(hvcC|av1C|avcC|vvcC|ispe|pixi|colr|pasp|clap|irot|imir|rloc|auxC|lsel|a1op|a1lx|clli|mdcv|cclv|amve|ndwt|reve)$/;

/**
 * Splits properties into those that must go and those that stay; `surplus` is beyond the form of their associations. Throws a refusal
 * where a picture cannot be shown without one that must go.
 */
export async function readProperties(source: ByteWindow, iprp: Box) {
  const boxes = await boxesIn(source, iprp.body, iprp.end);
  const [container, ...associations] = boxes;
  if (container?.type !== 'ipco' || associations.some(({ type }) => type !== 'ipma'))
    throw new RefusedPhoto('damaged');
  const properties = await boxesIn(source, container.body, container.end);
  const isStray = properties.map(({ type }) => !keptProperties.test(type));
  const surplus: Range[] = [];
  for (const box of associations) {
    const { essential, offset } = await essentialProperties(source, box);
    for (const index of essential) if (isStray[index - 1]) throw new RefusedPhoto('other-format');
    surplus.push([offset, box.end]);
  }
  return {
    stray: properties.filter((_, index) => isStray[index]),
    kept: properties.filter((_, index) => !isStray[index]),
    surplus,
  };
}

/** Numbers, from 1, of the properties that a reader must understand. */
async function essentialProperties(source: ByteWindow, ipma: Box) {
  const fields = await Fields.of(source, ipma);
  const head = fields.number(4);
  const indexBytes = head & 1 ? 2 : 1;
  const essentialBit = indexBytes === 2 ? 0x8000 : 0x80;
  const essential = new Set<number>();
  for (let left = fields.number(4); left > 0; left -= 1) {
    fields.number(head >>> 24 === 0 ? 2 : 4);
    for (let links = fields.number(1); links > 0; links -= 1) {
      const link = fields.number(indexBytes);
      if (link & essentialBit) essential.add(link & ~essentialBit);
    }
  }
  return { essential, offset: fields.offset };
}
