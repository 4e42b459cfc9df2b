import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  connectionFault,
  failureFromBody,
  parseJson,
  send,
  unreadableAnswer,
} from '#frontend/gate/api-client.ts';
import { type GenerateRequest, type GenerateResponse, isRecord } from '#worker/contract.ts';

export type GenerateProgress = { event: 'delta' | 'done'; data: GenerateResponse };

/** The server sends a heartbeat every second. */
const silenceMs = 10_000;
/** For the first piece: a proxy may hold the stream until it is whole, and the worker may take 30 s for that. */
const firstPieceMs = 35_000;

/**
 * Any number of `delta`, then one `done`. Throws `ApiFailure` also for the stream's own `error` event, a stream that ends
 * early or falls silent; leaving the loop or aborting `signal` stops the provider too.
 */
export async function* generate(
  body: GenerateRequest,
  signal: AbortSignal,
): AsyncGenerator<GenerateProgress> {
  signal.throwIfAborted();
  const call = new AbortController();
  const stop = () => call.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const silent = () => call.abort(new DOMException('', 'TimeoutError'));
  let timer = setTimeout(silent, firstPieceMs);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(silent, silenceMs);
  };
  try {
    const response = await send('POST', '/api/generate', {
      body,
      signal: call.signal,
      accept: 'text/event-stream',
    });
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body)
      throw unreadableAnswer();
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: restartTimer }))
      .getReader();
    let isWhole = false;
    while (true) {
      const { done, value } = await reader.read().catch(() => Promise.reject(connectionFault(call.signal)));
      if (done && isWhole) return;
      if (done) throw unreadableAnswer();
      restartTimer();
      const { event, data } = value;
      if (event === 'error') throw failureFromBody(parseJson(data));
      if (event !== 'delta' && event !== 'done') continue;
      isWhole = event === 'done';
      yield { event, data: readProgress(parseJson(data)) };
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    call.abort();
  }
}

function readProgress(data: unknown): GenerateResponse {
  if (!isRecord(data) || typeof data.text !== 'string') throw unreadableAnswer();
  const { text } = data;
  return data.isComplete === false ? { text, isComplete: false } : { text };
}
