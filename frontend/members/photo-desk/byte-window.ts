const windowBytes = 1024 * 1024;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The first bytes as letters. */
export const letters = (bytes: Uint8Array, count: number): string =>
  String.fromCharCode(...bytes.subarray(0, count));

/** Reads a file piece by piece, so that no photo is ever whole in memory. */
export class ByteWindow {
  readonly size: number;
  readonly #file: Blob;
  readonly #signal: AbortSignal;
  #start = 0;
  #bytes = new Uint8Array();

  constructor(file: Blob, signal: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
    this.size = file.size;
  }

  /**
   * At least `atLeast` bytes from `offset` on, as many as are at hand; fewer only at the end of the file.
   * Throws the signal's reason, or NotReadableError when the file has changed or gone.
   */
  async from(offset: number, atLeast = 1): Promise<Uint8Array> {
    const wanted = Math.min(atLeast, this.size - offset);
    if (wanted <= 0) return new Uint8Array();
    if (offset < this.#start || offset + wanted > this.#start + this.#bytes.length) {
      this.#signal.throwIfAborted();
      const piece = this.#file.slice(offset, offset + Math.max(wanted, windowBytes));
      this.#bytes = new Uint8Array(await piece.arrayBuffer());
      this.#start = offset;
    }
    return this.#bytes.subarray(offset - this.#start);
  }
}
