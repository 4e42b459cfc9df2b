import { RefusedPhoto } from './refused-photo.ts';

/** Far more than any photo has; slicing a file into millions would hold up the page. */
const maxParts = 65_536;
const zeros = new Blob([new Uint8Array(256 * 1024)]);

type Part = [from: number, to: number] | Uint8Array<ArrayBuffer> | Blob;

/** Builds a new file from ranges of an old one and inserted bytes. */
export class BlobBuilder {
  readonly #parts: Part[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  keep(from: number, to: number): void {
    if (to <= from) return;
    const last = this.#parts.at(-1);
    if (Array.isArray(last) && last[1] === from) last[1] = to;
    else this.#push([from, to]);
    this.#size += to - from;
  }

  insert(bytes: Uint8Array<ArrayBuffer>): void {
    this.#push(bytes);
    this.#size += bytes.length;
  }

  /** Inserts zeros, all from one shared piece of memory. */
  blank(length: number): void {
    for (let left = length; left > 0; left -= zeros.size)
      this.#push(zeros.slice(0, Math.min(left, zeros.size)));
    this.#size += length;
  }

  /** Appends all parts of another builder of the same file. */
  append(other: BlobBuilder): void {
    for (const part of other.#parts) this.#push(part);
    this.#size += other.#size;
  }

  /** The new file; it refers to the old one's bytes on disk and copies none. */
  toBlob(file: Blob, type: string): Blob {
    return new Blob(
      this.#parts.map((part) => (Array.isArray(part) ? file.slice(part[0], part[1]) : part)),
      { type },
    );
  }

  #push(part: Part): void {
    if (this.#parts.length === maxParts) throw new RefusedPhoto('damaged');
    this.#parts.push(part);
  }
}
