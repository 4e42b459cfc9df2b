import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { seenBy } from './seen-by-provider.ts';
import { DB, errorCode, freshWorker, json, logged, signIn } from './worker-under-test.ts';

const FAILED = {
  error: {
    code: 'generation_failed',
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
  },
};
const faults = [
  ...['400', '401', '403', '404', '409', '422', '429', '500', '503'],
  ...['refused', 'cut', 'malformed', 'no-choices', 'empty', 'null-content', 'html', 'redirect'],
];

for (const fault of faults) {
  it(`answers 502 to a provider's ${fault} after a single call`, async () => {
    const call = await freshWorker();
    const session = await signIn(call);
    const mark = crypto.randomUUID();
    const answer = await call(
      'POST',
      '/api/generate',
      json({ description: `[guasto: ${fault}] ${mark}` }, session),
    );
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual(FAILED);
    expect(await seenBy(mark)).toHaveLength(1);
  });
}

for (const fault of [...faults, 'stream-error']) {
  it(`ends a stream with exactly one error event on a provider's ${fault}`, async () => {
    const call = await freshWorker();
    const session = await signIn(call);
    const mark = crypto.randomUUID();
    const answer = await call(
      'POST',
      '/api/generate',
      json({ description: `[guasto: ${fault}] ${mark}` }, { ...session, Accept: 'text/event-stream' }),
    );
    const events = await readEvents(answer);
    const last = events.pop();
    expect(last).toEqual({ event: 'error', data: FAILED });
    expect(events.every(({ event }) => event === 'delta')).toBe(true);
    expect(await seenBy(mark)).toHaveLength(1);
  });
}

it('answers 502 when nothing listens at the provider’s address', async () => {
  const call = await freshWorker({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  const session = await signIn(call);
  const answer = await call('POST', '/api/generate', json({ description: 'Festa' }, session));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual(FAILED);
});

const refused: [what: string, body: string, status: number, code: string][] = [
  ['a body that is not JSON', '{"description"', 400, 'invalid_request'],
  ['JSON without a description', '{}', 400, 'invalid_request'],
  ['a description that is not text', '{"description":7}', 400, 'invalid_request'],
  ['an empty body', '', 400, 'invalid_request'],
  ['an empty description', '{"description":""}', 400, 'empty_description'],
  ['a description of white space', '{"description":" \\n\\t "}', 400, 'empty_description'],
  ['4,001 characters', JSON.stringify({ description: 'a'.repeat(4001) }), 400, 'description_too_long'],
  ['more than 32 KiB', JSON.stringify({ description: 'a'.repeat(33_000) }), 413, 'too_large'],
];
for (const [what, body, status, code] of refused) {
  it(`refuses ${what} with ${status} ${code}, before anything is counted`, async () => {
    const call = await freshWorker();
    const session = await signIn(call);
    const headers = { ...session, 'Content-Type': 'application/json' };
    const answer = await call('POST', '/api/generate', { body, headers });
    expect(answer.status).toBe(status);
    expect(await errorCode(answer)).toBe(code);
    expect(await DB.prepare('SELECT count(*) AS rows FROM generations').first('rows')).toBe(0);
  });
}

it('shows the sentence of the specification for an empty description', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const answer = await call('POST', '/api/generate', json({ description: ' ' }, session));
  expect(await answer.json()).toMatchObject({
    error: { message: 'Inserisci una descrizione per generare il contenuto' },
  });
});

it('refuses bytes that are not UTF-8 with 400', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const body = new Uint8Array([...new TextEncoder().encode('{"description":"'), 0xff, 0x22, 0x7d]);
  const headers = { ...session, 'Content-Type': 'application/json' };
  expect(await errorCode(await call('POST', '/api/generate', { body, headers }))).toBe('invalid_request');
});

it('refuses another content type with 415', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const headers = { ...session, 'Content-Type': 'text/plain' };
  const answer = await call('POST', '/api/generate', { body: '{"description":"Festa"}', headers });
  expect(answer.status).toBe(415);
  expect(await errorCode(answer)).toBe('unsupported_media_type');
});

it('answers 503 not_configured without the provider’s key and names the variable in the log', async () => {
  const call = await freshWorker({ OPENAI_API_KEY: undefined });
  const session = await signIn(call);
  const answer = await call('POST', '/api/generate', json({ description: 'Festa' }, session));
  expect(answer.status).toBe(503);
  expect(await errorCode(answer)).toBe('not_configured');
  expect(logged.join('\n')).toContain('OPENAI_API_KEY is missing');
});

it('answers 503 not_configured when the provider’s address is malformed', async () => {
  const call = await freshWorker({ OPENAI_BASE_URL: 'ftp://models.example.com' });
  const session = await signIn(call);
  const answer = await call('POST', '/api/generate', json({ description: 'Festa' }, session));
  expect(await errorCode(answer)).toBe('not_configured');
  expect(logged.join('\n')).toContain('OPENAI_BASE_URL is malformed');
});

it('answers 429 with the seconds to wait once the session’s hour is used up', async () => {
  const call = await freshWorker({ GENERATIONS_PER_SESSION: '1' });
  const session = await signIn(call);
  const mark = crypto.randomUUID();
  const ask = () => call('POST', '/api/generate', json({ description: `Festa ${mark}` }, session));
  expect((await ask()).status).toBe(200);
  const answer = await ask();
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

for (const accept of ['application/json', 'text/event-stream']) {
  it(`gives back what cannot have been billed, asked as ${accept}`, async () => {
    const call = await freshWorker({ GENERATIONS_PER_SESSION: '1' });
    const session = { ...(await signIn(call)), Accept: accept };
    const ask = async (description: string) => {
      const answer = await call('POST', '/api/generate', json({ description }, session));
      await answer.text();
      return answer.status;
    };
    for (const fault of ['500', 'refused', '401', '429'])
      expect(await ask(`[guasto: ${fault}]`)).toBeLessThan(503);
    expect(await ask('Festa')).toBe(200);
    expect(await ask('Festa')).toBe(429);
  });

  for (const fault of ['html', 'empty', 'cut', 'no-choices', 'redirect'])
    it(`counts a post that ended as ${fault}, asked as ${accept}: it may be billed`, async () => {
      const call = await freshWorker({ GENERATIONS_PER_SESSION: '1' });
      const session = { ...(await signIn(call)), Accept: accept };
      const ask = (description: string) => call('POST', '/api/generate', json({ description }, session));
      await (await ask(`[guasto: ${fault}]`)).text();
      expect((await ask('Festa')).status).toBe(429);
    });
}
