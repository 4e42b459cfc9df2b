import { createParser } from 'eventsource-parser';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import * as z from 'zod/mini';
import type { Provider } from './env.ts';
import type { Message } from './prompt.ts';

const TEMPERATURE = 0.8;
const MAX_TOKENS = 1000;
/** For the whole answer, from the call to the last token. */
const DEADLINE_MS = 30_000;

/** Why there is no text. `reason` is fit for the log: it never holds the provider's words. */
export class ProviderFault extends Error {
  readonly kind: 'failed' | 'timed_out' | 'cancelled';
  readonly reason: string;

  constructor(kind: ProviderFault['kind'], reason: string) {
    super(reason);
    this.kind = kind;
    this.reason = reason;
  }
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })),
});
/** What of a streamed event is looked at; everything in it may be missing. */
type Chunk = {
  error?: unknown;
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[];
};

const wholeText = (answer: unknown) => completion.parse(answer).choices[0]?.message.content ?? '';

/** One call, one whole text that is not blank; throws `ProviderFault`. */
export async function complete(
  provider: Provider,
  messages: Message[],
  signal: AbortSignal,
): Promise<string> {
  const call = startCall(provider, signal);
  try {
    const text = wholeText(
      await call.chat.create({ ...payload(provider, messages), stream: false }, call.options),
    );
    if (text.trim() === '') throw new ProviderFault('failed', 'empty_answer');
    return text;
  } catch (error) {
    throw call.fault(error);
  }
}

/** One call, its text as it arrives, one piece for each that the network brings; throws `ProviderFault`, also when the answer ends too soon. */
export async function* streamCompletion(
  provider: Provider,
  messages: Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const call = startCall(provider, signal);
  let isBlank = true;
  try {
    const response = await call.chat
      .create({ ...payload(provider, messages), stream: true }, call.options)
      .asResponse();
    for await (const piece of isJson(response) ? [wholeText(await response.json())] : readPieces(response)) {
      isBlank &&= piece.trim() === '';
      if (piece !== '') yield piece;
    }
    if (isBlank) throw new ProviderFault('failed', 'empty_answer');
  } catch (error) {
    throw call.fault(error);
  }
}

// Some compatible servers answer in one piece whatever they are asked for.
const isJson = (response: Response) =>
  response.headers.get('Content-Type')?.includes('application/json') ?? false;

/** No schema here: checking every piece costs more than the free plan allows for a whole post. */
async function* readPieces(response: Response): AsyncGenerator<string> {
  let piece = '';
  let isFinished = false;
  let isDone = false;
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') isDone = true;
      if (isDone) return;
      const { error, choices } = JSON.parse(data) as Chunk;
      if (error) throw new ProviderFault('failed', 'stream_error');
      const content = choices?.[0]?.delta?.content ?? '';
      if (typeof content !== 'string') throw new ProviderFault('failed', 'unexpected_shape');
      piece += content;
      // Not every compatible server ends with `[DONE]`, nor does every one give a reason.
      isFinished ||= Boolean(choices?.[0]?.finish_reason);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (piece !== '') yield piece;
    piece = '';
    if (isDone) return;
  }
  parser.feed('\n\n');
  if (piece !== '') yield piece;
  if (!isFinished && !isDone) throw new ProviderFault('failed', 'cut_answer');
}

const payload = ({ model }: Provider, messages: Message[]) => ({
  model,
  messages,
  temperature: TEMPERATURE,
  max_tokens: MAX_TOKENS,
});

function startCall(provider: Provider, signal: AbortSignal) {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const client = new OpenAI({
    apiKey: provider.apiKey,
    baseURL: provider.baseUrl,
    maxRetries: 0,
    timeout: DEADLINE_MS,
    // The client's own log lines would repeat the provider's words.
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
  });
  return {
    chat: client.chat.completions,
    options: { signal: AbortSignal.any([signal, deadline]) },
    fault(error: unknown): ProviderFault {
      if (signal.aborted) return new ProviderFault('cancelled', 'browser_left');
      if (deadline.aborted || error instanceof APIConnectionTimeoutError) {
        return new ProviderFault('timed_out', 'deadline');
      }
      if (error instanceof ProviderFault) return error;
      if (error instanceof APIError) {
        return new ProviderFault('failed', error.status ? `status_${error.status}` : 'connection');
      }
      return new ProviderFault(
        'failed',
        error instanceof z.core.$ZodError ? 'unexpected_shape' : 'unreadable_answer',
      );
    },
  };
}
