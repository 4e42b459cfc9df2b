import type { ByteWindow } from './byte-window.ts';
import { RefusedPhoto } from './refused-photo.ts';

/** A box of ISO 14496-12: where it starts, where its content starts, where it ends, in bytes of the file. */
export type Box = { type: string; start: number; body: number; end: number };

const maxBoxes = 4096;
const maxFieldBytes = 1024 * 1024;

/** The boxes that fill the file from `from` to `to`. Throws a refusal unless they do so to the byte. */
export async function boxesIn(source: ByteWindow, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const head = (await source.from(start, 16)).subarray(0, 16);
    if (to - start < 8 || head.length < 8 || boxes.length === maxBoxes) throw new RefusedPhoto('damaged');
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const size = view.getUint32(0);
    const body = start + (size === 1 ? 16 : 8);
    if (body > to) throw new RefusedPhoto('damaged');
    // A size of 0 reaches to the end of the file, 1 announces a longer number.
    const isLast = size === 0 && to === source.size;
    const end = isLast ? to : start + (size === 1 ? Number(view.getBigUint64(8)) : size);
    if (end < body || end > to) throw new RefusedPhoto('damaged');
    boxes.push({ type: String.fromCharCode(...head.subarray(4, 8)), start, body, end });
    start = end;
  }
  return boxes;
}

/** Numbers of a box's content, read one after the other. Throws a refusal past its end. */
export class Fields {
  readonly #view: DataView;
  readonly #body: number;
  #at = 0;

  private constructor(view: DataView, body: number) {
    this.#view = view;
    this.#body = body;
  }

  static async of(source: ByteWindow, { body, end }: Box): Promise<Fields> {
    const length = end - body;
    if (length > maxFieldBytes) throw new RefusedPhoto('damaged');
    const bytes = (await source.from(body, length)).subarray(0, length);
    return new Fields(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), body);
  }

  /** Position of the next number in the file, in bytes. */
  get offset(): number {
    return this.#body + this.#at;
  }

  number(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    if (this.#at > this.#view.byteLength) throw new RefusedPhoto('damaged');
    switch (bytes) {
      case 0:
        return 0;
      case 1:
        return this.#view.getUint8(at);
      case 2:
        return this.#view.getUint16(at);
      case 4:
        return this.#view.getUint32(at);
      case 8:
        return Number(this.#view.getBigUint64(at));
      default:
        throw new RefusedPhoto('damaged');
    }
  }

  text(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(this.number(1))).join('');
  }
}
