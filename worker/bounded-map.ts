/** A map of at most so many entries: the one set longest ago goes first. */
export class BoundedMap<Key, Value> {
  #entries = new Map<Key, Value>();
  #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#max) break;
      this.#entries.delete(oldest);
    }
  }
}
