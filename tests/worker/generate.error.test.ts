import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { seenBy } from './seen-by-provider.ts';
import {
  asStream,
  countOf,
  errorCode,
  freshWorker,
  json,
  logged,
  signedInWorker,
  signIn,
} from './worker-under-test.ts';

const FAILED = {
  error: {
    code: 'generation_failed',
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  },
};

it.each(
  '400 401 404 429 500 503 refused cut malformed no-choices empty null-content html redirect'.split(' '),
)("answers 502 to a provider's %s after a single call", async (fault) => {
  const { generate } = await signedInWorker();
  const mark = crypto.randomUUID();
  const answer = await generate(`[guasto: ${fault}] ${mark}`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual(FAILED);
  expect(await seenBy(mark)).toHaveLength(1);
});

it.each('401 500 refused cut malformed no-choices empty html redirect stream-error error-object'.split(' '))(
  "ends a stream with exactly one error event on a provider's %s",
  async (fault) => {
    const { generate } = await signedInWorker();
    const mark = crypto.randomUUID();
    const events = await readEvents(await generate(`[guasto: ${fault}] ${mark}`, asStream));
    expect(events.pop()).toEqual({ event: 'error', data: FAILED });
    expect(events.every(({ event }) => event === 'delta')).toBe(true);
    expect(await seenBy(mark)).toHaveLength(1);
  },
);

it('answers 502 when nothing listens at the provider’s address', async () => {
  const { generate } = await signedInWorker({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  const answer = await generate('Festa');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual(FAILED);
});

it.each([
  ['a body that is not JSON', '{"description"', 400, 'invalid_request'],
  ['JSON without a description', '{}', 400, 'invalid_request'],
  ['a description that is not text', '{"description":7}', 400, 'invalid_request'],
  ['an empty body', '', 400, 'invalid_request'],
  ['an empty description', '{"description":""}', 400, 'empty_description'],
  ['a description of white space', '{"description":" \\n\\t "}', 400, 'empty_description'],
  ['4,001 characters', JSON.stringify({ description: 'a'.repeat(4001) }), 400, 'description_too_long'],
  ['more than 32 KiB', JSON.stringify({ description: 'a'.repeat(33_000) }), 413, 'too_large'],
])('refuses %s, before anything is counted', async (_what, body, status, code) => {
  const { generate } = await signedInWorker();
  const answer = await generate('', {}, { body });
  expect(answer.status).toBe(status);
  expect(await errorCode(answer)).toBe(code);
  expect(await countOf('generations')).toBe(0);
});

it('shows the sentence of the specification for an empty description', async () => {
  const { generate } = await signedInWorker();
  expect(await (await generate(' ')).json()).toMatchObject({
    error: { message: 'Inserisci una descrizione per generare il contenuto' },
  });
});

it('refuses bytes that are not UTF-8 with 400', async () => {
  const { generate } = await signedInWorker();
  const body = new Uint8Array([...new TextEncoder().encode('{"description":"'), 0xff, 0x22, 0x7d]);
  expect(await errorCode(await generate('', {}, { body }))).toBe('invalid_request');
});

it.each([
  'text/plain',
  'application/json-patch+json',
  'application/jsonl',
  'text/json',
  'application/x-json',
])('refuses the content type %s with 415', async (type) => {
  const { generate } = await signedInWorker();
  const answer = await generate('Festa', { 'Content-Type': type });
  expect(answer.status).toBe(415);
  expect(await errorCode(answer)).toBe('unsupported_media_type');
});

it.each([
  [{ OPENAI_API_KEY: undefined }, 'OPENAI_API_KEY is missing'],
  [{ OPENAI_BASE_URL: 'ftp://models.example.com' }, 'OPENAI_BASE_URL is malformed'],
])('answers 503 not_configured to %j and names the variable in the log', async (settings, words) => {
  const { generate } = await signedInWorker(settings);
  const answer = await generate('Festa');
  expect(answer.status).toBe(503);
  expect(await errorCode(answer)).toBe('not_configured');
  expect(logged.join('\n')).toContain(words);
});

it('answers 429 with the seconds to wait once the session’s hour is used up', async () => {
  const { generate } = await signedInWorker({ GENERATIONS_PER_SESSION: '1' });
  const mark = crypto.randomUUID();
  expect((await generate(mark)).status).toBe(200);
  const answer = await generate(mark);
  expect(answer.status).toBe(429);
  expect(await errorCode(answer)).toBe('quota_reached');
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(3590);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await seenBy(mark)).toHaveLength(1);
});

it('answers 429 once everybody together has used up the day', async () => {
  const call = await freshWorker({ GENERATIONS_PER_DAY: '1' });
  const ask = async () => call('POST', '/api/generate', json({ description: 'Festa' }, await signIn(call)));
  expect((await ask()).status).toBe(200);
  const answer = await ask();
  expect(await errorCode(answer)).toBe('quota_reached');
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(86_000);
});

it.each(['application/json', 'text/event-stream'])(
  'gives back what cannot have been billed, asked as %s',
  async (Accept) => {
    const { generate } = await signedInWorker({ GENERATIONS_PER_SESSION: '1' });
    for (const fault of ['500', 'refused', '401', '429']) {
      const answer = await generate(`[guasto: ${fault}]`, { Accept });
      expect(answer.status).not.toBe(429);
      await answer.text();
    }
    expect((await generate('Festa')).status).toBe(200);
    expect((await generate('Festa')).status).toBe(429);
  },
);

it.each([
  ['html', 'application/json'],
  ['empty', 'application/json'],
  ['redirect', 'application/json'],
  ['cut', 'text/event-stream'],
  ['no-choices', 'text/event-stream'],
])('counts a post that ended as %s, asked as %s: it may be billed', async (fault, Accept) => {
  const { generate } = await signedInWorker({ GENERATIONS_PER_SESSION: '1' });
  await (await generate(`[guasto: ${fault}]`, { Accept })).text();
  expect((await generate('Festa')).status).toBe(429);
});
