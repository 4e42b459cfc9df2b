import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ProviderFault } from './provider-fault.ts';
import { ThoughtFilter } from './thought-filter.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;
/** Wait for `[DONE]` after `finish_reason`: some servers send none and leave the connection open. */
const GRACE_MS = 500;

/** Outcome of an answer; filled while it is read. */
export type Completion = {
  text: string;
  /** False when the provider ended the text for another reason than `stop`. */
  isComplete: boolean;
  /** Events that were no JSON object. */
  skippedEvents: number;
};

type Json = Record<string, unknown>;
type Content = { text: string; finishReason: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isJsonType = (response: Response) =>
  response.headers.get('Content-Type')?.includes('application/json') ?? false;

/**
 * Yields the text of an answer as it arrives, without the model's thoughts.
 * Throws `ProviderFault` for an answer that is an error, ends too soon or has no text.
 */
export async function* readAnswer(response: Response, completion: Completion): AsyncGenerator<string> {
  const filter = new ThoughtFilter();
  let finishReason: unknown;
  // Some compatible servers answer in one piece whatever they are asked for.
  for await (const content of isJsonType(response) ? readWhole(response) : readEvents(response, completion)) {
    finishReason = content.finishReason;
    const piece = filter.add(content.text);
    if (piece !== '') yield piece;
  }
  completion.isComplete = !finishReason || finishReason === 'stop';
  const last = filter.end(completion.isComplete);
  if (last !== '') yield last;
  completion.text = filter.text;
  if (completion.text.trim() === '') throw new ProviderFault('failed', 'empty_answer');
}

async function* readWhole(response: Response): AsyncGenerator<Content> {
  const answer: unknown = JSON.parse(await readText(response));
  if (!isObject(answer)) throw new ProviderFault('failed', 'unexpected_shape');
  yield contentOf(answer, 'message');
}

/** The body as text; throws `ProviderFault` beyond 1 MB. */
export async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of response.body ?? []) {
    size += bytes.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ProviderFault('failed', 'too_large');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** Replaces the client's own stream, which ends at the first event that is not JSON. A schema would cost more than all the rest. */
async function* readEvents(response: Response, completion: Completion): AsyncGenerator<Content> {
  let text = '';
  let finishReason: unknown;
  let isDone = false;
  let fault: unknown;
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readEvent = ({ event = '', data }: EventSourceMessage) => {
    if (data.trim() === '[DONE]') isDone = true;
    if (isDone || data === '' || isKeepAlive(event)) return;
    if (event === 'error') throw new ProviderFault('failed', 'error_answer');
    const chunk = parseChunk(data);
    if (!chunk) {
      completion.skippedEvents += 1;
      return;
    }
    const content = contentOf(chunk, 'delta');
    text += content.text;
    finishReason = content.finishReason || finishReason;
  };
  const parser = createParser({
    onEvent(message) {
      if (fault) return;
      try {
        readEvent(message);
      } catch (error) {
        fault = error;
      }
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  if (!reader) throw new ProviderFault('failed', 'cut_answer');
  try {
    while (!isDone) {
      const { done, value } = await reader.read().catch((error) => {
        // The text is whole, however the connection ends.
        if (finishReason) return { done: true as const, value: undefined };
        throw error;
      });
      parser.feed(done ? '\n\n' : decoder.decode(value, { stream: true }));
      if (text !== '') yield { text, finishReason };
      text = '';
      if (fault) throw fault;
      if (done) break;
      size += value.byteLength;
      if (size > MAX_ANSWER_BYTES) throw new ProviderFault('failed', 'too_large');
      if (finishReason) {
        clearTimeout(timer);
        timer = setTimeout(() => void reader.cancel().catch(() => {}), GRACE_MS);
      }
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => {});
  }
  if (!finishReason && !isDone) throw new ProviderFault('failed', 'cut_answer');
  yield { text: '', finishReason };
}

const isKeepAlive = (name: unknown) => /^(ping|heartbeat|keep-?alive)$/i.test(String(name));

/** Undefined for data that is no JSON object. Throws for an object that does not parse: a piece of the text is lost. */
function parseChunk(data: string): Json | undefined {
  try {
    const chunk: unknown = JSON.parse(data);
    return isObject(chunk) ? chunk : undefined;
  } catch (error) {
    if (data.trimStart().startsWith('{')) throw error;
    return undefined;
  }
}

/** Reads a chunk or a whole completion; throws `ProviderFault` for an error, which servers send in many forms. */
function contentOf(answer: Json, key: 'message' | 'delta'): Content {
  const { choices, type } = answer;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (isKeepAlive(type)) return { text: '', finishReason: undefined };
  if (isError(answer) || (isObject(choice) && choice.error))
    throw new ProviderFault('failed', 'error_answer');
  if (!isObject(choice)) return { text: '', finishReason: undefined };
  const message = choice[key];
  return { text: isObject(message) ? textOf(message.content) : '', finishReason: choice.finish_reason };
}

const isError = ({ error, object, type, choices, ...rest }: Json) =>
  Boolean(error) ||
  object === 'error' ||
  type === 'error' ||
  (!choices && ['errors', 'message', 'msg', 'detail', 'code'].some((key) => rest[key]));

/** Text of a content, which is a string or a list of parts; leaves out thoughts and references. */
function textOf(content: unknown): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw new ProviderFault('failed', 'unexpected_shape');
  return content.map(partText).join('');
}

function partText(part: unknown): string {
  if (!isObject(part)) return typeof part === 'string' ? part : '';
  const { type = 'text', text } = part;
  return (type === 'text' || type === 'output_text') && typeof text === 'string' ? text : '';
}
