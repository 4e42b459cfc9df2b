import { camp } from 'virtual:built-site';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type App, gateSettings, providerSettings } from './context.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  type ErrorCode,
  type GenerateEvent,
  type GenerateResponse,
  visibleText,
  WISHES,
} from './contract.ts';
import { describeError, log } from './log.ts';
import { promptFor, type Revision } from './prompt.ts';
import { streamCompletion } from './provider.ts';
import { type Completion, emptyCompletion } from './provider-answer.ts';
import { ProviderFault } from './provider-fault.ts';
import { consumeQuota, giveBackQuota } from './quota.ts';
import { readBody } from './request-checks.ts';

const HEARTBEAT_MS = 1_000;
const BATCH_MS = 50;
/** `YYYY-MM-DD`. */
const romeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const generateRequest = z.object({
  description: z.string(),
  previous: z.optional(z.string()),
  wish: z.optional(z.enum(WISHES)),
  // A wrong day is no reason to refuse a post: the worker's own stands in its place.
  today: z.catch(z.optional(z.iso.date()), undefined),
});

/** POST /api/generate: everything is checked and counted before the one call that costs money. */
export async function generate(c: Context<App>): Promise<Response> {
  const body = await readBody(c, generateRequest);
  const description = visibleText(body.description).trim();
  if (description === '') throw new ApiError('empty_description');
  if (isTooLong(description)) throw new ApiError('description_too_long');
  const revision = revisionOf(body);

  const provider = providerSettings(c);
  const { limits } = gateSettings(c);
  const use = await consumeQuota(c.env.DB, c.var.sessionId, limits);
  const giveBack = () => giveBackQuota(c.env.DB, use);

  const today = body.today ?? romeDay.format(new Date());
  const messages = promptFor(description, { camp, today }, revision);
  const { requestId, signal } = c.var;
  const completion = emptyCompletion();
  const isStreamed = c.req.header('Accept')?.includes('text/event-stream') ?? false;
  const disconnect = new AbortController();
  const options = { isStreamed, signal: AbortSignal.any([signal, disconnect.signal]) };
  const pieces = streamCompletion(provider, messages, options, completion);
  if (isStreamed)
    return c.body(eventStream(pieces, { completion, disconnect, requestId, giveBack }), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
  try {
    for await (const _ of pieces);
    return c.json(finished(completion, requestId));
  } catch (error) {
    throw await failure(error, { completion, requestId, giveBack });
  }
}

const isTooLong = (text: string) => [...text].length > DESCRIPTION_MAX_CHARACTERS;

/** `previous` and `wish` come together or not at all; throws `invalid_request`. */
function revisionOf(body: z.output<typeof generateRequest>): Revision | undefined {
  if (body.previous === undefined && body.wish === undefined) return undefined;
  const previous = visibleText(body.previous ?? '').trim();
  if (!body.wish || previous === '' || isTooLong(previous)) throw new ApiError('invalid_request');
  return { previous, wish: body.wish };
}

type Generation = { completion: Completion; requestId: string; giveBack: () => Promise<void> };
type Stream = Generation & { disconnect: AbortController };

function finished(completion: Completion, requestId: string): GenerateResponse {
  const { text, isComplete, ending = 'none', skippedEvents } = completion;
  log('info', 'generated', { requestId, characters: text.length, isComplete, skippedEvents, ending });
  return isComplete ? { text } : { text, isComplete };
}

/**
 * Server-sent events of one generation: the first piece at once, later ones in batches of 50 ms, since every event costs
 * time on both sides. Aborts `disconnect` when the browser is gone.
 */
function eventStream(pieces: AsyncIterable<string>, { disconnect, ...generation }: Stream): ReadableStream {
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (lines: string) => controller.enqueue(encoder.encode(`${lines}\n\n`));
      const send = ({ event, data }: GenerateEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}`);
      // A closed connection may show only at a write, and a silent provider causes none.
      heartbeat = setInterval(() => write(':'), HEARTBEAT_MS);
      let text = '';
      let sentLength = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (text.length === sentLength || disconnect.signal.aborted) return;
        send({ event: 'delta', data: { text: text.slice(sentLength) } });
        sentLength = text.length;
      };
      const run = async () => {
        try {
          for await (const piece of pieces) {
            text += piece;
            if (sentLength === 0) flush();
            else timer ??= setTimeout(flush, BATCH_MS);
          }
          flush();
          send({ event: 'done', data: finished(generation.completion, generation.requestId) });
        } catch (error) {
          flush();
          const cause = disconnect.signal.aborted ? new ProviderFault('cancelled', 'browser_left') : error;
          const answer = await failure(cause, generation);
          if (disconnect.signal.aborted) return;
          send({ event: 'error', data: answer.body(generation.requestId) });
        } finally {
          clearTimeout(timer);
          clearInterval(heartbeat);
          if (!disconnect.signal.aborted) controller.close();
        }
      };
      void run();
    },
    cancel() {
      clearInterval(heartbeat);
      disconnect.abort();
    },
  });
}

const errorCodes: Record<ProviderFault['kind'], ErrorCode> = {
  failed: 'generation_failed',
  timed_out: 'generation_timed_out',
  cancelled: 'generation_failed',
};

/** Logs the cause with the request id, gives back the quota of a call that cannot be billed, and hides the rest from the browser. */
async function failure(error: unknown, { completion, requestId, giveBack }: Generation): Promise<ApiError> {
  if (!(error instanceof ProviderFault)) {
    log('error', 'generation_failed', { requestId, ...describeError(error) });
    return new ApiError('internal_error');
  }
  const { kind, reason, status, setting, isUnbilled } = error;
  const { skippedEvents } = completion;
  const isCancelled = kind === 'cancelled';
  log(isCancelled ? 'info' : 'error', isCancelled ? 'generation_cancelled' : 'generation_failed', {
    requestId,
    reason,
    ...(status ? { status } : {}),
    ...(setting ? { setting } : {}),
    ...(skippedEvents > 0 ? { skippedEvents } : {}),
  });
  if (isUnbilled) await giveBack();
  return new ApiError(errorCodes[kind]);
}
