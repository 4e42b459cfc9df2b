import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Provider } from './env.ts';
import type { Message } from './prompt.ts';
import { type Completion, readAnswer, readText } from './provider-answer.ts';
import { ProviderFault } from './provider-fault.ts';

const TEMPERATURE = 0.8;
const MAX_TOKENS = 1000;
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

/** One paid call, its text as it arrives; `completion` is filled by the end. Throws `ProviderFault`. */
export async function* streamCompletion(
  provider: Provider,
  messages: Message[],
  options: Options,
  completion: Completion,
): AsyncGenerator<string> {
  const { signal } = options;
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const anySignal = AbortSignal.any([signal, deadline]);
  try {
    const response = await ask(provider, messages, { ...options, signal: anySignal });
    yield* readAnswer(response, completion);
  } catch (error) {
    if (signal.aborted) throw new ProviderFault('cancelled', 'browser_left');
    if (deadline.aborted || error instanceof APIConnectionTimeoutError)
      throw new ProviderFault('timed_out', 'deadline');
    throw faultOf(error);
  }
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIConnectionError)
    return new ProviderFault('failed', 'connection', { isUnbilled: true });
  if (error instanceof APIError && error.status)
    return new ProviderFault('failed', `status_${error.status}`, {
      isUnbilled: error.status >= 400,
      setting: doubtfulSettings[error.status],
    });
  return new ProviderFault('failed', 'unreadable_answer');
}

/** Settings that a model refused with 400, by provider and model, for the life of the isolate. */
const refusedSettings = new Map<string, Set<string>>();

/** Sends the messages; once more with other settings, if a 400 names one that the model refuses. */
async function ask(
  { apiKey, baseUrl, model }: Provider,
  messages: Message[],
  { isStreamed, signal }: Options,
): Promise<Response> {
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
  const key = `${baseUrl} ${model}`;
  const refused = refusedSettings.get(key) ?? new Set<string>();
  refusedSettings.set(key, refused);
  for (let isRepeat = false; ; isRepeat = true) {
    const settings = {
      ...(refused.has('temperature') ? {} : { temperature: TEMPERATURE }),
      ...(refused.has('max_tokens') ? { max_completion_tokens: MAX_TOKENS } : { max_tokens: MAX_TOKENS }),
    };
    try {
      const request = { model, messages, ...settings, stream: isStreamed };
      return await client.chat.completions.create(request, { signal }).asResponse();
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== 400) throw error;
      const named = namedSettings(errorText).filter((name) => name in settings);
      if (named.length === 0) throw error;
      for (const name of named) refused.add(name);
      if (isRepeat) throw error;
    }
  }
}

/** Settings that an error body names: in `param`, else in its message, but not in a request that it repeats. */
function namedSettings(errorText: string): string[] {
  const param = /"param"\s*:\s*"([^"]+)"/.exec(errorText)?.[1];
  const words = errorText.match(/"(message|msg|detail|error|loc)"\s*:\s*("(\\.|[^"\\])*"|\[[^\]]*\])/g);
  const place = param ?? words?.join() ?? errorText;
  const named = new Set(place.split(/\W+/));
  return ['max_tokens', 'temperature'].filter((name) => named.has(name));
}
