const NAMES = ['think', 'thinking', 'thought', 'reasoning'];
const TAG = new RegExp(`<(/?)(?:${NAMES.join('|')})>`, 'i');
const TAGS = NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]);

/** Position of a tag that the next piece may complete; the text's length if there is none. */
function cutTagStart(text: string): number {
  const start = text.lastIndexOf('<');
  const end = text.slice(start).toLowerCase();
  return start >= 0 && TAGS.some((tag) => tag.startsWith(end)) ? start : text.length;
}

/** Drops the text that reasoning models write between `<think>` and `</think>`, wherever the pieces are cut. */
export class ThoughtFilter {
  /** The answer so far. */
  text = '';
  #held = '';
  #depth = 0;
  #hasThought = false;
  /** Text after the last end tag inside a thought. */
  #afterEndTag: string | undefined;

  /** Returns the piece's part of the answer. */
  add(piece: string): string {
    this.#held += piece;
    let added = '';
    for (let tag = TAG.exec(this.#held); tag; tag = TAG.exec(this.#held)) {
      added += this.#release(tag.index);
      this.#held = this.#held.slice(tag[0].length);
      this.#hasThought = true;
      const isEnd = tag[1] === '/';
      // Some models' templates open the thought in the prompt: all before this tag was thought.
      if ((isEnd && this.#depth === 0) || this.text.trim() === '') this.text = '';
      this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1));
      this.#afterEndTag = isEnd && this.#depth > 0 ? '' : undefined;
    }
    return added + this.#release(cutTagStart(this.#held));
  }

  /** Returns the text held back. A thought that mentions its own tag never seems to end: the answer follows its last end tag. */
  end(isComplete: boolean): string {
    const added = this.#release(this.#held.length);
    if (!isComplete || this.#afterEndTag === undefined || this.text.trim() !== '') return added;
    this.#depth = 0;
    this.#held = this.#afterEndTag;
    return this.#release(this.#held.length);
  }

  #release(length: number): string {
    const released = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    if (this.#depth > 0) {
      if (this.#afterEndTag !== undefined) this.#afterEndTag += released;
      return '';
    }
    const added = this.#hasThought && this.text.trim() === '' ? released.trimStart() : released;
    this.text += added;
    return added;
  }
}
