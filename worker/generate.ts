import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type App, gateSettings, providerSettings } from './context.ts';
import { DESCRIPTION_MAX_CHARACTERS, type GenerateEvent, type GenerateResponse } from './contract.ts';
import { describeError, log } from './log.ts';
import { promptFor } from './prompt.ts';
import { complete, ProviderFault, streamCompletion } from './provider.ts';
import { consumeQuota, giveBackQuota } from './quota.ts';
import { readBody } from './request-checks.ts';

const HEARTBEAT_MS = 1_000;
const JOINED_MS = 50;
const generateRequest = z.object({ description: z.string() });

/** POST /api/generate: everything is checked and counted before the one call that costs money. */
export async function generate(c: Context<App>): Promise<Response> {
  const description = (await readBody(c, generateRequest)).description.trim();
  if (description === '') throw new ApiError('empty_description');
  if ([...description].length > DESCRIPTION_MAX_CHARACTERS) throw new ApiError('description_too_long');

  const provider = providerSettings(c);
  const { limits } = gateSettings(c);
  const use = await consumeQuota(c.env.DB, c.var.sessionId, limits);
  const giveBack = () => giveBackQuota(c.env.DB, use);

  const messages = promptFor(description);
  const { requestId } = c.var;
  const { signal } = c.req.raw;
  if (c.req.header('Accept')?.includes('text/event-stream')) {
    const left = new AbortController();
    const pieces = streamCompletion(provider, messages, AbortSignal.any([signal, left.signal]));
    return c.body(eventStream(pieces, { left, requestId, giveBack }), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
  }
  try {
    const text = await complete(provider, messages, signal);
    log('info', 'generated', { requestId, characters: text.length });
    return c.json({ text } satisfies GenerateResponse);
  } catch (error) {
    if (!signal.aborted) await giveBack();
    throw failure(error, requestId);
  }
}

type Stream = { left: AbortController; requestId: string; giveBack: () => Promise<void> };

/**
 * Server-sent events of one generation: the first piece at once, those after it joined for 50 ms, since every event
 * costs time on both sides. `left` is aborted when nobody reads them any more.
 */
function eventStream(pieces: AsyncIterable<string>, { left, requestId, giveBack }: Stream): ReadableStream {
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (lines: string) => controller.enqueue(encoder.encode(`${lines}\n\n`));
      const send = ({ event, data }: GenerateEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}`);
      // A departed browser may show only at a write, and a provider that falls silent gives none.
      heartbeat = setInterval(() => write(':'), HEARTBEAT_MS);
      let text = '';
      let sentLength = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (text.length === sentLength || left.signal.aborted) return;
        send({ event: 'delta', data: { text: text.slice(sentLength) } });
        sentLength = text.length;
      };
      const run = async () => {
        try {
          for await (const piece of pieces) {
            text += piece;
            if (sentLength === 0) flush();
            else timer ??= setTimeout(flush, JOINED_MS);
          }
          flush();
          send({ event: 'done', data: { text } });
          log('info', 'generated', { requestId, characters: text.length });
        } catch (error) {
          flush();
          const cause = left.signal.aborted ? new ProviderFault('cancelled', 'browser_left') : error;
          const { body } = failure(cause, requestId);
          if (left.signal.aborted) return;
          if (text === '') await giveBack();
          send({ event: 'error', data: body });
        } finally {
          clearTimeout(timer);
          clearInterval(heartbeat);
          if (!left.signal.aborted) controller.close();
        }
      };
      void run();
    },
    cancel() {
      clearInterval(heartbeat);
      left.abort();
    },
  });
}

/** The cause goes to the log with the request id; the browser gets one of two codes. */
function failure(error: unknown, requestId: string): ApiError {
  if (!(error instanceof ProviderFault)) {
    log('error', 'generation_failed', { requestId, ...describeError(error) });
    return new ApiError('internal_error');
  }
  const isCancelled = error.kind === 'cancelled';
  log(isCancelled ? 'info' : 'error', isCancelled ? 'generation_cancelled' : 'generation_failed', {
    requestId,
    reason: error.reason,
  });
  return new ApiError(error.kind === 'timed_out' ? 'generation_timed_out' : 'generation_failed');
}
