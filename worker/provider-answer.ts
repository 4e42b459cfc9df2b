import { isRecord, visibleText } from './contract.ts';
import { EventReader, type ServerEvent } from './event-reader.ts';
import { type Content, type Ending, isKeepAlive, readChunk, rejectErrorWords } from './provider-chunk.ts';
import { ProviderFault } from './provider-fault.ts';
import { ThoughtFilter } from './thought-filter.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;
/** Waits for `[DONE]`, which some servers never send, after a reason by itself; or for more text after one that came with text. */
const GRACE_MS = 500;
const SILENCE_MS = 3000;

/** Outcome of an answer; filled while it is read. */
export type Completion = {
  text: string;
  /** False when the provider ended the text before it was whole, or gave no reason and something was not understood. */
  isComplete: boolean;
  ending: Ending | undefined;
  /** Events that were not understood. */
  skippedEvents: number;
};

export const emptyCompletion = (): Completion => ({
  text: '',
  isComplete: true,
  ending: undefined,
  skippedEvents: 0,
});

/** Log reasons for an answer without text. */
const emptyReasons: Record<Ending, string> = {
  whole: 'empty_answer',
  length: 'empty_by_length',
  content_filter: 'content_filter',
  refusal: 'refusal',
  other: 'empty_answer',
};

/**
 * Yields the text of an answer as it arrives, without the model's thoughts.
 * Throws `ProviderFault` for an answer that is an error, ends too soon or has no text.
 */
export async function* readAnswer(response: Response, completion: Completion): AsyncGenerator<string> {
  const filter = new ThoughtFilter();
  for await (const text of readContents(response, completion)) {
    const piece = filter.add(text);
    if (piece !== '') yield piece;
  }
  const { ending, skippedEvents } = completion;
  completion.isComplete = ending ? ending === 'whole' : skippedEvents === 0;
  const last = filter.end(completion.isComplete);
  if (last !== '') yield last;
  completion.text = filter.text;
  if (visibleText(completion.text).trim() === '')
    throw new ProviderFault('failed', emptyReasons[ending ?? 'whole']);
}

/** The body's text, packet by packet; throws `ProviderFault` beyond 1 MB. */
class Packets {
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #decoder = new TextDecoder();
  #size = 0;

  constructor(response: Response) {
    this.#reader = response.body?.getReader();
  }

  /** Undefined at the end. */
  async next(): Promise<string | undefined> {
    const { done, value } = (await this.#reader?.read()) ?? { done: true };
    if (done || !value) return undefined;
    this.#size += value.byteLength;
    if (this.#size > MAX_ANSWER_BYTES) throw new ProviderFault('failed', 'too_large');
    return this.#decoder.decode(value, { stream: true });
  }

  /** Hangs up; a read under way then finds the end. */
  async close(): Promise<void> {
    await this.#reader?.cancel().catch(() => {});
  }
}

/** The body as text; throws `ProviderFault` beyond 1 MB. */
export async function readText(response: Response): Promise<string> {
  const packets = new Packets(response);
  return readRest('', packets).finally(() => packets.close());
}

async function readRest(start: string, packets: Packets): Promise<string> {
  let text = start;
  for (let piece = await packets.next(); piece !== undefined; piece = await packets.next()) text += piece;
  return text;
}

/** Tells an answer in one piece from events by its first character: servers send both under any type, whatever they are asked for. */
async function* readContents(response: Response, completion: Completion): AsyncGenerator<string> {
  const packets = new Packets(response);
  try {
    let start = '';
    for (let piece: string | undefined = ''; piece !== undefined && start.trim() === ''; ) {
      piece = await packets.next();
      start += piece ?? '';
    }
    if (/^\s*[[{]/.test(start)) yield takeIn(JSON.parse(await readRest(start, packets)), completion).text;
    else yield* readEvents(start, packets, completion);
  } finally {
    await packets.close();
  }
}

/** Notes what a chunk or a whole answer says; throws `ProviderFault` for an error. */
function takeIn(answer: unknown, completion: Completion): Content {
  if (!isRecord(answer)) throw new ProviderFault('failed', 'unexpected_shape');
  const content = readChunk(answer);
  if (!content.isUnderstood) completion.skippedEvents += 1;
  // A refusal still ends by `stop`.
  if (completion.ending !== 'refusal') completion.ending = content.ending ?? completion.ending;
  return content;
}

/** Replaces the client's own stream, which ends at the first event that is not JSON. A schema would cost more than all the rest. */
async function* readEvents(start: string, packets: Packets, completion: Completion): AsyncGenerator<string> {
  const events = new EventReader();
  let received = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closeIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void packets.close(), ms);
  };
  try {
    for (let piece: string | undefined = start; ; ) {
      const isOver = piece === undefined;
      for (const event of events.add(piece ?? '\n\n')) {
        const hadEnded = completion.ending !== undefined;
        const content = readEvent(event, completion);
        if (content === 'done') return;
        if (!content) continue;
        const isRepeated = content.isMessage && content.text.startsWith(received);
        const text = isRepeated ? content.text.slice(received.length) : content.text;
        received += text;
        if (completion.ending && content.isActive) closeIn(SILENCE_MS);
        else if (completion.ending && !hadEnded) closeIn(received === '' ? SILENCE_MS : GRACE_MS);
        if (text !== '') yield text;
      }
      if (isOver) break;
      piece = await packets.next().catch((error) => {
        // The text is whole, however the connection ends.
        if (completion.ending) return undefined;
        throw error;
      });
    }
  } finally {
    clearTimeout(timer);
  }
  if (!completion.ending) throw new ProviderFault('failed', 'cut_answer');
}

/** Undefined for a sign of life and for what is passed over. */
function readEvent(event: ServerEvent, completion: Completion): Content | 'done' | undefined {
  const { name, data, strays } = event;
  for (const words of [name, ...strays]) rejectErrorWords(words);
  completion.skippedEvents += strays.length;
  if (/^"?\[DONE\]"?$/i.test(data.trim())) return 'done';
  if (data.trim() === '' || isKeepAlive(name)) return undefined;
  const chunk = parseChunk(data);
  if (isRecord(chunk)) return takeIn(chunk, completion);
  rejectErrorWords(data);
  completion.skippedEvents += 1;
  return undefined;
}

/** Undefined for data that is no JSON. Throws for an object that does not parse: a piece of the text is lost. */
function parseChunk(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    if (data.trimStart().startsWith('{')) throw error;
    return undefined;
  }
}
