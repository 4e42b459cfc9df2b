import type { ByteWindow } from './byte-window.ts';
import { type Box, boxesIn, Fields } from './heif-box.ts';
import type { Range } from './heif-locations.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** Codings and derivations that make up pictures (ISO 23008-12, AV1 Image File Format). */
const pictureTypes = ['hvc1', 'av01', 'avc1', 'vvc1', 'grid', 'iovl', 'iden', 'tmap', 'sato'];
export const isPictureType = (type: string | undefined): boolean =>
  type !== undefined && pictureTypes.includes(type);

/** Item types by number, and where the names and content types of the items stand. */
export async function readItemTypes(source: ByteWindow, box: Box) {
  const fields = await Fields.of(source, box);
  const version = fields.number(4) >>> 24;
  const count = fields.number(version === 0 ? 2 : 4);
  const entries = await boxesIn(source, fields.offset, box.end);
  if (entries.length !== count) throw new RefusedPhoto('damaged');
  const types = new Map<number, string>();
  const names: [from: number, to: number][] = [];
  for (const entry of entries) {
    const item = await Fields.of(source, entry);
    const entryVersion = item.number(4) >>> 24;
    const id = item.number(entryVersion === 3 ? 4 : 2);
    item.number(2);
    // With two items of one id, one reader could see a picture where another sees a position.
    if (entry.type !== 'infe' || types.has(id)) throw new RefusedPhoto('damaged');
    types.set(id, entryVersion < 2 ? '' : item.text(4));
    names.push([item.offset, entry.end]);
  }
  return { types, names };
}

export async function readPrimaryItem(
  source: ByteWindow,
  box: Box,
): Promise<{ primary: number; surplus: Range }> {
  const fields = await Fields.of(source, box);
  const primary = fields.number(fields.number(4) >>> 24 === 0 ? 2 : 4);
  return { primary, surplus: [fields.offset, box.end] };
}

/** Groups of alternatives and stereo pairs; the content of other kinds is unknown. */
const groupTypes = ['altr', 'ster'];

/** Groups that must go; `surplus` is beyond the form of the others. */
export async function readGroups(source: ByteWindow, box: Box): Promise<{ stray: Box[]; surplus: Range[] }> {
  const groups = await boxesIn(source, box.body, box.end);
  const surplus: Range[] = [];
  for (const group of groups) {
    if (!groupTypes.includes(group.type)) continue;
    const fields = await Fields.of(source, group);
    fields.number(8);
    for (let left = fields.number(4); left > 0; left -= 1) fields.number(4);
    surplus.push([fields.offset, group.end]);
  }
  return { stray: groups.filter(({ type }) => !groupTypes.includes(type)), surplus };
}

export type ItemReference = { type: string; from: number; to: number[]; surplus: Range };

export async function readReferences(source: ByteWindow, box: Box): Promise<ItemReference[]> {
  const idBytes = (await Fields.of(source, box)).number(4) >>> 24 === 0 ? 2 : 4;
  const references: ItemReference[] = [];
  for (const entry of await boxesIn(source, box.body + 4, box.end)) {
    const fields = await Fields.of(source, entry);
    const from = fields.number(idBytes);
    const to = Array.from({ length: fields.number(2) }, () => fields.number(idBytes));
    references.push({ type: entry.type, from, to, surplus: [fields.offset, entry.end] });
  }
  return references;
}
