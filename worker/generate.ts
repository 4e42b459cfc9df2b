import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type App, gateSettings, providerSettings } from './context.ts';
import { DESCRIPTION_MAX_CHARACTERS, type GenerateEvent, type GenerateResponse } from './contract.ts';
import { consumeQuota, DAY_MS, HOUR_MS } from './limits.ts';
import { describeError, log } from './log.ts';
import { promptFor } from './prompt.ts';
import { complete, ProviderFault, streamCompletion } from './provider.ts';
import { readBody } from './request-checks.ts';

const HEARTBEAT_MS = 1_000;
const generateRequest = z.object({ description: z.string() });

/** POST /api/generate: everything is checked and counted before the one call that costs money. */
export async function generate(c: Context<App>): Promise<Response> {
  const description = (await readBody(c, generateRequest)).description.trim();
  if (description === '') throw new ApiError('empty_description');
  if ([...description].length > DESCRIPTION_MAX_CHARACTERS) throw new ApiError('description_too_long');

  const provider = providerSettings(c);
  const { limits } = gateSettings(c);
  await consumeQuota(
    c.env.DB,
    { id: `generation:${c.var.session.id}`, cap: limits.generationsPerSession, windowMs: HOUR_MS },
    'quota_reached',
  );
  await consumeQuota(
    c.env.DB,
    { id: 'generation', cap: limits.generationsPerDay, windowMs: DAY_MS },
    'quota_reached',
  );

  const messages = promptFor(description);
  const { requestId } = c.var;
  const { signal } = c.req.raw;
  if (c.req.header('Accept')?.includes('text/event-stream')) {
    const left = new AbortController();
    const pieces = streamCompletion(provider, messages, AbortSignal.any([signal, left.signal]));
    return c.body(eventStream(pieces, left, requestId), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
  }
  try {
    const text = await complete(provider, messages, signal);
    log('info', 'generated', { requestId, characters: text.length });
    return c.json({ text } satisfies GenerateResponse);
  } catch (error) {
    throw failure(error, requestId);
  }
}

/** Server-sent events of one generation; `left` is aborted when nobody reads them any more. */
function eventStream(
  pieces: AsyncIterable<string>,
  left: AbortController,
  requestId: string,
): ReadableStream {
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (lines: string) => controller.enqueue(encoder.encode(`${lines}\n\n`));
      const send = ({ event, data }: GenerateEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}`);
      // A departed browser may show only at a write, and a provider that falls silent gives none.
      heartbeat = setInterval(() => write(':'), HEARTBEAT_MS);
      const run = async () => {
        let text = '';
        try {
          for await (const piece of pieces) {
            text += piece;
            send({ event: 'delta', data: { text: piece } });
          }
          send({ event: 'done', data: { text } });
          log('info', 'generated', { requestId, characters: text.length });
        } catch (error) {
          const cause = left.signal.aborted ? new ProviderFault('cancelled', 'browser_left') : error;
          const { body } = failure(cause, requestId);
          if (!left.signal.aborted) send({ event: 'error', data: body });
        } finally {
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
