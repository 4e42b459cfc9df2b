/** The stretches of a file that stay, in order, with the few bytes put between them. */
export class KeptParts {
  readonly #parts: ([from: number, to: number] | Uint8Array<ArrayBuffer>)[] = [];

  keep(from: number, to: number): void {
    const last = this.#parts.at(-1);
    if (Array.isArray(last) && last[1] === from) last[1] = to;
    else if (to > from) this.#parts.push([from, to]);
  }

  insert(bytes: Uint8Array<ArrayBuffer>): void {
    this.#parts.push(bytes);
  }

  /** The new file; it refers to the old one's bytes on disk and copies none. */
  toBlob(file: Blob, type: string): Blob {
    return new Blob(
      this.#parts.map((part) => (Array.isArray(part) ? file.slice(part[0], part[1]) : part)),
      { type },
    );
  }
}

/** What cleaning found: `isComplete` is false when the file ends before its picture does. */
export type CleanedParts = { parts: KeptParts; isComplete: boolean };
