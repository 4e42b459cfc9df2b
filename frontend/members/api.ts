import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  connectionFault,
  failureFromBody,
  isRecord,
  parseJson,
  send,
  unreadableAnswer,
} from '#frontend/gate/api-client.ts';
import type { GenerateRequest, GenerateResponse } from '#worker/contract.ts';

export type GenerateProgress = { event: 'delta' | 'done'; data: GenerateResponse };

/**
 * The post as it is written: any number of `delta`, then one `done`. Throws `ApiFailure` also for the stream's own
 * `error` event and for a stream that ends early; leaving the loop or aborting `signal` stops the provider too.
 */
export async function* generate(description: string, signal: AbortSignal): AsyncGenerator<GenerateProgress> {
  const body: GenerateRequest = { description };
  const response = await send('POST', '/api/generate', { body, signal, accept: 'text/event-stream' });
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    await response.body?.cancel();
    throw unreadableAnswer();
  }
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let isWhole = false;
  try {
    while (true) {
      const { done, value } = await reader.read().catch((cause) => Promise.reject(connectionFault(cause)));
      if (done && isWhole) return;
      if (done) throw unreadableAnswer();
      const { event, data } = value;
      if (event === 'error') throw failureFromBody(parseJson(data));
      if (event !== 'delta' && event !== 'done') continue;
      isWhole = event === 'done';
      yield { event, data: textOf(parseJson(data)) };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function textOf(data: unknown): GenerateResponse {
  if (!isRecord(data) || typeof data.text !== 'string') throw unreadableAnswer();
  return data.isComplete === false ? { text: data.text, isComplete: false } : { text: data.text };
}
