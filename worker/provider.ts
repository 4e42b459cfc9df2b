import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Provider } from './env.ts';
import type { Message } from './prompt.ts';
import { type Completion, readAnswer, readText } from './provider-answer.ts';
import { causeIn, ProviderFault } from './provider-fault.ts';
import { refusesSetting } from './refused-setting.ts';

const asSpecified = { temperature: 0.8, max_tokens: 1000 };
/** Form that newer models accept; their thoughts count among the tokens. */
const newerForm = { max_completion_tokens: 4000 };
/** For the whole answer, from the call to the last token. */
const DEADLINE_MS = 30_000;

/** Variable or secret that is probably wrong, by status. */
const doubtfulSettings: Record<number, string> = {
  400: 'OPENAI_MODEL',
  401: 'OPENAI_API_KEY',
  403: 'OPENAI_API_KEY',
  404: 'OPENAI_BASE_URL or OPENAI_MODEL',
};

type Options = { isStreamed: boolean; signal: AbortSignal };

/** Providers and models whose last answer came in the newer form, for the life of the isolate. */
const newer = new Set<string>();

/**
 * One paid call, its text as it arrives; `completion` is filled by the end. Asks once more, in the newer form, where the
 * model refuses a setting. Throws `ProviderFault`.
 */
export async function* streamCompletion(
  provider: Provider,
  messages: Message[],
  options: Options,
  completion: Completion,
): AsyncGenerator<string> {
  const { signal } = options;
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const ask = asker(provider, messages, { ...options, signal: AbortSignal.any([signal, deadline]) });
  const key = `${provider.baseUrl} ${provider.model}`;
  let isNewer = newer.has(key);
  try {
    const response = await ask(isNewer ? newerForm : asSpecified).catch((error) => {
      const isRefused = error instanceof RefusedCall && refusesSetting(error, messages);
      if (isNewer || !isRefused) throw error;
      isNewer = true;
      return ask(newerForm);
    });
    yield* readAnswer(response, completion);
    if (isNewer) newer.add(key);
  } catch (error) {
    if (signal.aborted) throw new ProviderFault('cancelled', 'browser_left');
    newer.delete(key);
    if (deadline.aborted || error instanceof APIConnectionTimeoutError)
      throw new ProviderFault('timed_out', 'deadline');
    throw faultOf(error);
  }
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof RefusedCall) {
    const { status, errorText } = error;
    const cause = status === 402 ? 'payment_required' : causeIn(errorText);
    return new ProviderFault('failed', cause ?? `status_${status}`, {
      isUnbilled: status >= 400,
      setting: cause ? undefined : doubtfulSettings[status],
      status,
    });
  }
  if (error instanceof APIConnectionError)
    return new ProviderFault('failed', 'connection', { isUnbilled: true });
  return new ProviderFault('failed', 'unreadable_answer');
}

/** The provider's answer by a status that is no success. */
class RefusedCall extends Error {
  readonly status: number;
  readonly errorText: string;

  constructor(status: number, errorText: string) {
    super(`status ${status}`);
    this.status = status;
    this.errorText = errorText;
  }
}

type Ask = (settings: object) => Promise<Response>;

/** Sends the messages with some settings; throws `RefusedCall`, or what the client throws without an answer. */
function asker(
  { apiKey, baseUrl, model }: Provider,
  messages: Message[],
  { isStreamed, signal }: Options,
): Ask {
  let errorText = '';
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: DEADLINE_MS,
    // The client's own log lines would repeat the provider's words.
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
    // Limits the body of an error, which the client reads whole.
    async fetch(url, init) {
      const response = await fetch(url, init);
      if (response.ok) return response;
      errorText = await readText(response).catch(() => '');
      return new Response(errorText || null, response);
    },
  });
  return (settings) =>
    client.chat.completions
      .create({ model, messages, ...settings, stream: isStreamed }, { signal })
      .asResponse()
      .catch((error) => {
        throw error instanceof APIError && error.status ? new RefusedCall(error.status, errorText) : error;
      });
}
