const NAMES = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think', 'scratchpad'];
/** Marks between which models put their thoughts. */
const PAIRS = [
  ...NAMES.map((name) => [`<${name}>`, `</${name}>`]),
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis', '<|channel|>final'],
  ['<|channel|>commentary', '<|channel|>final'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
] as const;
/** Marks of a template, between turns and at the end of a text. */
const MARKS = [
  ...['<|message|>', '<|start|>assistant', '<|start|>', '<|end|>', '<|return|>', '<|im_start|>assistant'],
  ...['<|im_start|>', '<|im_end|>', '<|eot_id|>', '<|eom_id|>', '<|end_of_text|>', '<|endoftext|>', '</s>'],
  ...['<|begin_of_solution|>', '<|end_of_solution|>', '<|START_RESPONSE|>', '<|END_RESPONSE|>', '[/INST]'],
  ...['<|END_OF_TURN_TOKEN|>', '<end_of_turn>', '<eos>', '<｜end▁of▁sentence｜>', '<|eos|>'],
];

const starts = new Set(PAIRS.map(([start]) => start.toLowerCase()));
const ends = new Set(PAIRS.map(([, end]) => end.toLowerCase()));
const allMarks = [...starts, ...ends, ...MARKS.map((mark) => mark.toLowerCase())];
const LONGEST = Math.max(...allMarks.map((mark) => mark.length));
const ANY = new RegExp(allMarks.map((mark) => mark.replace(/[[\]|]/g, '\\$&')).join('|'), 'i');

/** True for the beginning of a mark, which the next piece may complete. */
function isCutMark(text: string): boolean {
  if (text.length > LONGEST) return false;
  const start = text.toLowerCase();
  return allMarks.some((mark) => mark.startsWith(start) && mark !== start);
}

/** Position of a mark that the next piece may complete; the text's length if there is none. */
function cutMarkStart(text: string): number {
  const start = Math.max(...['<', '[', '◁'].map((sign) => text.lastIndexOf(sign)));
  return start >= 0 && isCutMark(text.slice(start)) ? start : text.length;
}

/** Drops what reasoning models think, and the marks of their templates, wherever the pieces are cut. */
export class ThoughtFilter {
  /** The answer so far. */
  text = '';
  /** Received and not yet judged: it may be the beginning of a mark. */
  #pending = '';
  /** Thoughts that are open, one inside the other. */
  #depth = 0;
  #hasThought = false;
  /** Text after the last end mark inside a thought. */
  #afterEndMark: string | undefined;
  /** The open thought is a channel, which its turn ends too. */
  #isChannel = false;

  /** Returns the piece's part of the answer. */
  add(piece: string): string {
    this.#pending += piece;
    return this.#readMarks(false) + this.#release(cutMarkStart(this.#pending));
  }

  /** Returns the text held back. A thought that mentions its own mark never seems to end: the answer follows its last end mark. */
  end(isComplete: boolean): string {
    const added = this.#readMarks(true) + this.#release(this.#pending.length);
    if (!isComplete || this.#afterEndMark === undefined || this.text.trim() !== '') return added;
    this.#depth = 0;
    this.#pending = this.#afterEndMark;
    return this.#release(this.#pending.length);
  }

  /** Works off the marks that have arrived whole; returns the answer before and between them. */
  #readMarks(isLast: boolean): string {
    let added = '';
    for (let found = ANY.exec(this.#pending); found; found = ANY.exec(this.#pending)) {
      if (!isLast && isCutMark(this.#pending.slice(found.index))) break;
      added += this.#release(found.index);
      const mark = found[0].toLowerCase();
      this.#pending = this.#pending.slice(mark.length);
      if (starts.has(mark) || ends.has(mark)) this.#openOrClose(mark);
      else if (mark === '<|end|>' && this.#isChannel) this.#openOrClose('<|channel|>final');
    }
    return added;
  }

  #openOrClose(mark: string): void {
    const isEnd = ends.has(mark);
    const isChannel = mark.startsWith('<|channel|>');
    this.#hasThought = true;
    // Some models' templates open the thought in the prompt: all before this mark was thought.
    if ((isEnd && this.#depth === 0) || this.text.trim() === '') this.text = '';
    this.#depth = isChannel ? Number(!isEnd) : Math.max(0, this.#depth + (isEnd ? -1 : 1));
    this.#isChannel = isChannel && !isEnd;
    this.#afterEndMark = isEnd && this.#depth > 0 ? '' : undefined;
  }

  /** Takes so many pending characters: into the answer or, inside a thought, away. */
  #release(length: number): string {
    const released = this.#pending.slice(0, length);
    this.#pending = this.#pending.slice(length);
    if (this.#depth > 0) {
      if (this.#afterEndMark !== undefined) this.#afterEndMark += released;
      return '';
    }
    const added = this.#hasThought && this.text.trim() === '' ? released.trimStart() : released;
    this.text += added;
    return added;
  }
}
