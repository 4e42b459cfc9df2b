import { letters, viewOf } from './byte-window.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** A box of ISO 14496-12: where it starts, where its content starts, where it ends, in bytes. */
export type Box = { type: string; start: number; body: number; end: number };

/** Type of a box that readers skip. */
export const free = Uint8Array.of(0x66, 0x72, 0x65, 0x65);

/** The box that starts at `start`, by its first 16 bytes, and ends at `limit` at the latest; null where none does. */
export function boxAt(head: Uint8Array, start: number, limit: number): Box | null {
  if (head.length < 8) return null;
  const size = viewOf(head).getUint32(0);
  // A size of 0 reaches to the end, 1 announces a longer number.
  const isLong = size === 1 && head.length >= 16;
  const body = start + (isLong ? 16 : 8);
  const end = size === 0 ? limit : start + (isLong ? Number(viewOf(head).getBigUint64(8)) : size);
  return body <= end && end <= limit ? { type: letters(head.subarray(4), 4), start, body, end } : null;
}

/** The boxes that fill these bytes between two places. Throws a refusal where they do not. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; start = boxes.at(-1)?.end ?? to) {
    const box = boxAt(bytes.subarray(start, Math.min(start + 16, to)), start, to);
    if (!box) throw new RefusedPhoto('damaged');
    boxes.push(box);
  }
  return boxes;
}

/** Numbers of a box's content, read one after the other. Throws a refusal past its end. */
export class Fields {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  offset: number;

  constructor(bytes: Uint8Array, { body, end }: Box) {
    this.#bytes = bytes;
    this.offset = body;
    this.#end = end;
  }

  #take(length: number): Uint8Array {
    const from = this.offset;
    this.offset += length;
    if (this.offset > this.#end) throw new RefusedPhoto('damaged');
    return this.#bytes.subarray(from, this.offset);
  }

  /** Big endian, of 0 to 8 bytes. */
  number(length: number): number {
    return this.#take(length).reduce((number, byte) => number * 256 + byte, 0);
  }

  text(length: number): string {
    return letters(this.#take(length), length);
  }
}
