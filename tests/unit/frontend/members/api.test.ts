import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from '#frontend/content/pages/members.ts';
import { ApiFailure, type FailureCode, getSession, signIn, signOut } from '#frontend/gate/api-client.ts';
import { type GenerateProgress, generate } from '#frontend/members/api.ts';
import { ApiError } from '#worker/api-error.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) close();
});

/** A real server; the browser's relative addresses are resolved against it. */
async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchFromOrigin = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFromOrigin(origin + path, init));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

const streamOf =
  (...pieces: (string | Uint8Array)[]): RequestListener =>
  async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    for (const piece of pieces) {
      response.write(piece);
      await setImmediate();
    }
    response.end();
  };
const eventOf = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const delta = (text: string) => eventOf('delta', { text });

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  };

const failureOf = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => expect.unreachable('the call went well'),
    (failure) => {
      expect(failure).toBeInstanceOf(ApiFailure);
      return failure;
    },
  );

async function collect(signal = new AbortController().signal): Promise<GenerateProgress[]> {
  const events: GenerateProgress[] = [];
  for await (const event of generate({ description: 'una giornata' }, signal)) events.push(event);
  return events;
}

/** A server that sends one piece and then says nothing; `hungUp` resolves when the browser has gone. */
async function serveOnePiece() {
  const hungUp = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<ServerResponse>();
  await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(delta('Ci'));
    response.on('close', () => hungUp.resolve());
    answered.resolve(response);
  });
  return { hungUp: hungUp.promise, response: answered.promise };
}

const until = { signedIn: true, expiresAt: '2026-11-21T20:00:00.000Z' };

it('tells whether somebody is signed in and until when', async () => {
  await serve(answer(200, JSON.stringify(until)));
  expect(await getSession()).toEqual(until);
});

it('sends the passcode as JSON, then asks who is signed in', async () => {
  const seen: string[] = [];
  await serve(async (request, response) => {
    seen.push(`${request.method} ${request.headers['content-type'] ?? ''} ${await text(request)}`);
    if (request.method === 'GET') response.end(JSON.stringify(until));
    else response.writeHead(204).end();
  });
  expect(await signIn('sole-e-mare')).toBe(Date.UTC(2026, 10, 21, 20));
  await signOut();
  expect(seen).toEqual(['POST application/json {"passcode":"sole-e-mare"}', 'GET  ', 'DELETE  ']);
});

it('says that the browser refuses the cookie when nobody is signed in after the right code', async () => {
  await serve((request, response) => {
    if (request.method === 'GET') response.end('{"signedIn":false}');
    else response.writeHead(204).end();
  });
  expect(await failureOf(signIn('sole-e-mare'))).toMatchObject({ code: 'cookies_refused' });
});

it('gives the code, its own sentence, the waiting time and the next step of a refusal', async () => {
  const error = { code: 'too_many_attempts', message: 'Troppi tentativi.' };
  await serve(answer(429, JSON.stringify({ error }), { 'Retry-After': '840' }));
  const message = 'Ci sono stati troppi tentativi con un codice sbagliato.';
  const refusal = { code: 'too_many_attempts', message, retryAfterSeconds: 840, nextStep: 'wait' };
  expect(await failureOf(signIn('x'))).toMatchObject(refusal);
});

it('has a sentence of its own for what the worker of a gate without a passcode answers', async () => {
  const failure = new ApiError('unavailable');
  await serve(answer(failure.status, JSON.stringify(failure.body('3f2a9c1d-0000-4000-8000-000000000000'))));
  const message = 'Il servizio non è disponibile in questo momento.';
  expect(await failureOf(signIn('x'))).toMatchObject({ code: 'unavailable', message, nextStep: 'retry' });
});

it('gives the beginning of the request id, to be read out', async () => {
  const body = new ApiError('unavailable').body('3f2a9c1d-0000-4000-8000-000000000000');
  await serve(answer(503, JSON.stringify(body)));
  expect((await failureOf(signIn('x'))).reference).toBe('3f2a9c1d');
});

it.each([
  [1, 'tra 1 minuto'],
  [840, 'tra 14 minuti'],
  [5400, 'tra 90 minuti'],
  [5401, 'tra 2 ore'],
  [86_400, 'tra 24 ore'],
])('tells a wait of %i seconds as %s', (seconds, when) => {
  expect(new ApiFailure('quota_reached', { retryAfterSeconds: seconds }).advice).toMatch(
    new RegExp(`^Puoi riprovare ${when}\\. `),
  );
});

it('says that the connection is lost when nothing answers although the browser knows of one', async () => {
  await serve((request) => request.socket.destroy());
  expect(await failureOf(getSession())).toMatchObject({ code: 'connection_lost', nextStep: 'retry' });
});

it.each([429, 500, 502, 503])(
  'says that the service does not answer when the platform sends its page with %i',
  async (status) => {
    await serve(answer(status, '<!doctype html><title>Worker exceeded resource limits</title>'));
    expect(await failureOf(getSession())).toMatchObject({
      code: 'no_service',
      message: 'Il servizio non risponde.',
    });
  },
);

it.each([
  ['a page of HTML', 200, '<html>Benvenuto nel Wi-Fi</html>'],
  ['a network’s page that asks for a login', 511, '<html>Accedi</html>'],
  ['an unknown code', 400, '{"error":{"code":"toString","message":"?"}}'],
  ['another shape', 200, '{"ok":true}'],
  ['nothing', 200, ''],
])('says that the answer cannot be read when it is %s', async (_what, status, body) => {
  await serve(answer(status, body));
  expect(await failureOf(getSession())).toMatchObject({ code: 'unreadable_answer' });
});

it('asks for a stream and gives every piece and the whole', async () => {
  let accept: string | undefined;
  await serve((request, response) => {
    accept = request.headers.accept;
    const end = delta('sole') + eventOf('done', { text: 'Che sole' });
    return streamOf(': attesa\n\n', delta('Che '), end)(request, response);
  });
  expect(await collect()).toEqual([
    { event: 'delta', data: { text: 'Che ' } },
    { event: 'delta', data: { text: 'sole' } },
    { event: 'done', data: { text: 'Che sole' } },
  ]);
  expect(accept).toBe('text/event-stream');
});

it('keeps characters whole when their bytes arrive apart', async () => {
  const bytes = new TextEncoder().encode(eventOf('done', { text: 'è ☀️ 👨‍👩‍👧' }));
  await serve(streamOf(...Array.from(bytes, (byte) => Uint8Array.of(byte))));
  expect(await collect()).toEqual([{ event: 'done', data: { text: 'è ☀️ 👨‍👩‍👧' } }]);
});

it('tells of a text that the provider cut short', async () => {
  const data = { text: 'Che', isComplete: false };
  await serve(streamOf(eventOf('done', data)));
  expect(await collect()).toEqual([{ event: 'done', data }]);
});

it.each([
  [
    'its own error',
    streamOf(delta('Ci'), eventOf('error', { error: { code: 'generation_timed_out' } })),
    'generation_timed_out',
  ],
  ['no last event', streamOf(delta('Ci')), 'unreadable_answer'],
  ['data that is not JSON', streamOf('event: delta\ndata: Ci\n\n'), 'unreadable_answer'],
  ['another type', answer(200, '{"text":"Ciao"}'), 'unreadable_answer'],
])('fails at a stream with %s', async (_what, listener, code) => {
  await serve(listener);
  expect(await failureOf(collect())).toMatchObject({ code });
});

it('says that the connection is lost when the stream is cut', async () => {
  const { response } = await serveOnePiece();
  const stream = generate({ description: 'x' }, new AbortController().signal);
  await stream.next();
  (await response).destroy();
  expect(await failureOf(stream.next())).toMatchObject({ code: 'connection_lost' });
});

describe('a server that falls silent', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const endOf = async (ms: number, failure: Promise<ApiFailure>) => {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(await Promise.race([failure, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    return failure;
  };

  it('ends a call that is never answered after 15 s', async () => {
    const asked = Promise.withResolvers<void>();
    await serve(() => asked.resolve());
    const failure = failureOf(getSession());
    await asked.promise;
    expect(await endOf(15_000, failure)).toMatchObject({ code: 'no_answer', nextStep: 'retry' });
  });

  it('waits 35 s for the first piece, which a proxy may hold until the stream is whole', async () => {
    const asked = Promise.withResolvers<void>();
    await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      asked.resolve();
    });
    const stream = generate({ description: 'x' }, new AbortController().signal);
    const failure = failureOf(stream.next());
    await asked.promise;
    expect(await endOf(35_000, failure)).toMatchObject({ code: 'no_answer' });
  });

  it('ends a stream 10 s after the last piece or beat', async () => {
    const { response } = await serveOnePiece();
    const stream = generate({ description: 'x' }, new AbortController().signal);
    expect(await stream.next()).toMatchObject({ value: { data: { text: 'Ci' } } });
    const failure = failureOf(stream.next());
    await vi.advanceTimersByTimeAsync(9_999);
    const restarts = vi.spyOn(globalThis, 'clearTimeout');
    (await response).write(':\n\n');
    while (restarts.mock.calls.length === 0) await setImmediate();
    restarts.mockRestore();
    expect(await endOf(10_000, failure)).toMatchObject({ code: 'no_answer' });
  });
});

it('lets an abort through as an abort, and hangs up', async () => {
  const { hungUp } = await serveOnePiece();
  const controller = new AbortController();
  const reading = (async () => {
    for await (const _event of generate({ description: 'x' }, controller.signal)) controller.abort();
  })();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await expect(hungUp).resolves.toBeUndefined();
});

it('hangs up when the reader leaves the loop', async () => {
  const { hungUp } = await serveOnePiece();
  for await (const _event of generate({ description: 'x' }, new AbortController().signal)) break;
  await expect(hungUp).resolves.toBeUndefined();
});

it('says what happened and what to do now, once, for every failure', () => {
  for (const code of Object.keys(failures) as FailureCode[]) {
    const { message: sentence, advice } = new ApiFailure(code);
    expect(sentence).toMatch(/^\p{Lu}.{10,}$/u);
    expect(advice).toMatch(/^\p{Lu}.{10,}\.$/u);
    for (const word of ['Riprova', 'direzione'])
      expect([sentence, advice].join(' ').split(word).length, `${sentence} ${advice}`).toBeLessThanOrEqual(2);
    expect(sentence + advice).not.toMatch(/JSON|richiesta|server|indirizzo/i);
  }
});
