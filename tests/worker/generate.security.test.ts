import { expect, it } from 'vitest';
import { seenBy } from './seen-by-provider.ts';
import {
  API_KEY,
  asStream,
  brokenDatabase,
  errorCode,
  freshWorker,
  json,
  logged,
  PASSCODE,
  signedInWorker,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

it('calls no provider for whoever is not signed in', async () => {
  const call = await freshWorker();
  const mark = crypto.randomUUID();
  for (const body of [json({ description: mark }), json({}), { body: 'x' }, {}]) {
    const answer = await call('POST', '/api/generate', body);
    expect(answer.status).toBe(401);
    expect(await errorCode(answer)).toBe('not_signed_in');
  }
  expect(await seenBy(mark)).toEqual([]);
});

it('calls no provider and spends nothing while the database fails', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ DB: brokenDatabase });
  const mark = crypto.randomUUID();
  const answer = await call('POST', '/api/generate', json({ description: mark }, session));
  expect(answer.status).toBe(503);
  expect(await errorCode(answer)).toBe('unavailable');
  expect(await seenBy(mark)).toEqual([]);
});

it('notices within seconds that nobody reads a stream whose provider fell silent half way', async () => {
  const { generate } = await signedInWorker();
  const answer = await generate('Gara [guasto: stall]', asStream);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let received = '';
  while (!received.endsWith('\n\n:\n\n')) received += decoder.decode((await reader.read()).value);
  expect(received).toContain('event: delta');
  await reader.cancel();
  await expect.poll(() => logged.join('\n')).toContain('generation_cancelled');
});

it('hangs up on the provider when the browser stops reading the stream', async () => {
  const { generate } = await signedInWorker();
  const mark = crypto.randomUUID();
  const answer = await generate(`[guasto: slow] ${mark}`, asStream);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(async () => (await seenBy(mark))[0]?.hungUp).toBe(true);
  await expect.poll(() => logged.join('\n')).toContain('generation_cancelled');
});

it('hangs up on a provider that has not said a word when the browser leaves', async () => {
  const { generate } = await signedInWorker();
  const mark = crypto.randomUUID();
  const answer = await generate(`[guasto: silence] ${mark}`, asStream);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe(':\n\n');
  await reader.cancel();
  await expect.poll(async () => (await seenBy(mark))[0]?.hungUp).toBe(true);
});

it.each(['text/event-stream', 'application/json'])(
  'hangs up on the provider when a request for %s is aborted',
  async (Accept) => {
    const { generate } = await signedInWorker();
    const mark = crypto.randomUUID();
    const browser = new AbortController();
    const answer = generate(`[guasto: slow] ${mark}`, { Accept }, { signal: browser.signal });
    await expect.poll(() => seenBy(mark)).toHaveLength(1);
    browser.abort();
    await expect.poll(async () => (await seenBy(mark))[0]?.hungUp).toBe(true);
    await (await answer).body?.cancel();
  },
);

it('writes neither description nor passcode, key, tokens, address or the provider’s words anywhere', async () => {
  const call = await freshWorker();
  const session = await signInDevice(call);
  const description = 'Descrizione riservata di Giulia';
  const answers: string[] = [];
  for (const fault of '401 500 refused cut malformed html redirect empty stream-error'.split(' ')) {
    for (const accept of fault === 'stream-error' ? [asStream] : [asStream, { Accept: 'application/json' }]) {
      const body = { description: `${description} [guasto: ${fault}]` };
      const answer = await call('POST', '/api/generate', json(body, { ...session, ...accept }));
      answers.push(JSON.stringify([...answer.headers]));
      const text = await answer.text();
      answers.push(text.slice(text.lastIndexOf('event: error')));
    }
  }
  for (const answer of [
    await tryPasscode(call, 'un codice sbagliato', session),
    await call('GET', `/api/${encodeURIComponent(description)}?passcode=${encodeURIComponent(PASSCODE)}`),
    await call('GET', '/api/health'),
    await call('GET', '/api/session', { headers: session }),
    await call('GET', '/members/assets/panels-4f2a.js', { headers: session }),
    await call('DELETE', '/api/session', { headers: session }),
  ])
    answers.push(JSON.stringify([...answer.headers]), await answer.text());

  const lines = logged.map((line) => JSON.parse(line) as { event: string; requestId: string });
  expect(lines.filter(({ event }) => event === 'generation_failed')).toHaveLength(17);
  expect(lines.every(({ requestId }) => /^[\da-f-]{36}$/.test(requestId))).toBe(true);
  const everything = [...logged, ...answers].join('\n');
  for (const secret of [
    ...[description, 'Giulia', PASSCODE, 'un codice sbagliato', API_KEY],
    ...session.Cookie.split('; ').map((pair) => pair.split('=')[1] ?? ''),
    ...['198.51.100.7', 'sk-leak-canary', 'overloaded', 'Sign in to the network', '127.0.0.1'],
  ]) {
    expect(everything).not.toContain(secret);
  }
});

it('gives the log the cause and the request id that the browser saw', async () => {
  const { generate } = await signedInWorker();
  const answer = await generate('[guasto: 429]');
  const line = logged.map((text) => JSON.parse(text)).find(({ event }) => event === 'generation_failed');
  expect(line).toMatchObject({ requestId: answer.headers.get('X-Request-Id'), reason: 'status_429' });
});
