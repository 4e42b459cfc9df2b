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
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

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

/** One call, its text piece by piece as it arrives; throws `ProviderFault`, also when the answer ends too soon. */
export async function* streamCompletion(
  provider: Provider,
  messages: Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const call = startCall(provider, signal);
  let isBlank = true;
  let isFinished = false;
  try {
    const { data, response } = await call.chat
      .create({ ...payload(provider, messages), stream: true }, call.options)
      .withResponse();
    // Some compatible servers answer in one piece whatever they are asked for.
    if (response.headers.get('Content-Type')?.includes('application/json')) {
      const text = wholeText(await response.json());
      isBlank = text.trim() === '';
      isFinished = true;
      if (!isBlank) yield text;
    } else {
      for await (const part of data) {
        const choice = chunk.parse(part).choices[0];
        const piece = choice?.delta?.content ?? '';
        isBlank &&= piece.trim() === '';
        isFinished ||= Boolean(choice?.finish_reason);
        if (piece !== '') yield piece;
      }
    }
    // The client ends an aborted stream silently, as if it were complete.
    call.options.signal.throwIfAborted();
    if (!isFinished && !call.hasSaidDone()) throw new ProviderFault('failed', 'cut_answer');
    if (isBlank) throw new ProviderFault('failed', 'empty_answer');
  } catch (error) {
    throw call.fault(error);
  }
}

const payload = ({ model }: Provider, messages: Message[]) => ({
  model,
  messages,
  temperature: TEMPERATURE,
  max_tokens: MAX_TOKENS,
});

function startCall(provider: Provider, signal: AbortSignal) {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  let tail = '';
  const client = new OpenAI({
    apiKey: provider.apiKey,
    baseURL: provider.baseUrl,
    maxRetries: 0,
    timeout: DEADLINE_MS,
    // The client's own log lines would repeat the provider's words.
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
    // Not every compatible server sends a finish_reason, and the client does not tell whether `[DONE]` came.
    fetch: async (input, init) => {
      const response = await fetch(input as RequestInfo, init as RequestInit);
      const decoder = new TextDecoder();
      const watched = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(bytes, controller) {
            tail = (tail + decoder.decode(bytes, { stream: true })).slice(-32);
            controller.enqueue(bytes);
          },
        }),
      );
      return new Response(watched, response);
    },
  });
  return {
    chat: client.chat.completions,
    options: { signal: AbortSignal.any([signal, deadline]) },
    hasSaidDone: () => /^data: ?\[DONE\]\s*$/m.test(tail),
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
