import { expect, it } from 'vitest';
import {
  bindings,
  brokenDatabase,
  callerOf,
  cookiesOf,
  DB,
  errorCode,
  freshWorker,
  json,
  logged,
  PASSCODE,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

it('answers 401 in Italian to a wrong passcode and sets no cookie', async () => {
  const call = await freshWorker();
  const answer = await tryPasscode(call, 'sbagliato');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(await answer.json()).toEqual({
    error: {
      code: 'wrong_passcode',
      message: 'Il codice dello staff non è corretto. Controllalo, o chiedilo alla direzione.',
    },
  });
});

const malformed: [what: string, body: string][] = [
  ['a body that is not JSON', 'passcode='],
  ['no body', ''],
  ['JSON without a passcode', '{}'],
  ['an empty passcode', '{"passcode":""}'],
  ['a passcode that is not text', '{"passcode":123}'],
  ['a list', '["passcode"]'],
];
for (const [what, body] of malformed) {
  it(`answers 400 to ${what} and counts no try`, async () => {
    const call = await freshWorker();
    const answer = await call('POST', '/api/session', {
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(await errorCode(answer)).toBe('invalid_request');
    expect(await DB.prepare('SELECT count(*) AS rows FROM tries').first('rows')).toBe(0);
  });
}

it('answers 415 to a form', async () => {
  const call = await freshWorker();
  const body = new URLSearchParams({ passcode: PASSCODE });
  const answer = await call('POST', '/api/session', { body });
  expect(answer.status).toBe(415);
  expect(await errorCode(answer)).toBe('unsupported_media_type');
});

it('answers 413 to a long body and reads no more than it must', async () => {
  const call = await freshWorker();
  let sentBytes = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += 8192;
      controller.enqueue(new Uint8Array(8192).fill(0x20));
    },
  });
  const answer = await call('POST', '/api/session', {
    body: endless,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(413);
  expect(await errorCode(answer)).toBe('too_large');
  expect(sentBytes).toBeLessThan(6 * 8192 + 1);
});

it('accepts a body of exactly 32 KiB', async () => {
  const call = await freshWorker();
  const body = JSON.stringify({ passcode: PASSCODE }).padEnd(32 * 1024, ' ');
  const answer = await call('POST', '/api/session', {
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(204);
});

it('answers 503 to sign-in and status while the database fails, and opens nothing', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ DB: brokenDatabase });
  for (const answer of [
    await tryPasscode(call, PASSCODE),
    await call('GET', '/api/session', { headers: session }),
  ]) {
    expect(answer.status).toBe(503);
    expect(await errorCode(answer)).toBe('unavailable');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  }
});

it('clears both cookies at sign-out although there is no passcode', async () => {
  const device = await signInDevice(await freshWorker());
  const call = await freshWorker({ MEMBERS_PASSCODE: undefined });
  const answer = await call('DELETE', '/api/session', { headers: device });
  expect(answer.status).toBe(204);
  expect(cookiesOf(answer)).toEqual(['__Host-members=', '__Host-device=']);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0');
});

it('answers 503 to a sign-out while the database fails, and shuts the browser at once', async () => {
  const call = await freshWorker();
  const { Cookie } = await signInDevice(call);
  const [session = ''] = Cookie.split('; ');
  const failing = callerOf({ ...bindings, DB: brokenDatabase });
  const answer = await failing('DELETE', '/api/session', { headers: { Cookie } });
  expect(answer.status).toBe(503);
  expect(await errorCode(answer)).toBe('unavailable');
  const [cleared, left] = answer.headers.getSetCookie();
  expect(cleared).toMatch(/^__Host-members=; Max-Age=0;/);
  expect(left).toBe(
    `${session.replace('members', 'left')}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict`,
  );
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
});

it('ends the session of a failed sign-out at the repeat, and forgets its token', async () => {
  const call = await freshWorker();
  const { Cookie } = await signInDevice(call);
  const after = { Cookie: Cookie.replace('__Host-members', '__Host-left') };
  const failing = callerOf({ ...bindings, DB: brokenDatabase });
  const refused = await failing('DELETE', '/api/session', { headers: after });
  expect(refused.status).toBe(503);
  expect(cookiesOf(refused)[1]).toBe(after.Cookie.split('; ')[0]);

  const answer = await call('DELETE', '/api/session', { headers: after });
  expect(answer.status).toBe(204);
  expect(cookiesOf(answer)).toEqual(['__Host-members=', '__Host-device=', '__Host-left=']);
  for (const table of ['sessions', 'devices'])
    expect(await DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows')).toBe(0);
});

it('ends the session of a failed sign-out at the next sign-in', async () => {
  const call = await freshWorker();
  const { Cookie } = await signInDevice(call);
  const answer = await tryPasscode(call, PASSCODE, {
    Cookie: Cookie.replace('__Host-members', '__Host-left'),
  });
  expect(cookiesOf(answer)[2]).toBe('__Host-left=');
  expect(await (await call('GET', '/api/session', { headers: { Cookie } })).json()).toEqual({
    signedIn: false,
  });
});

it('opens nothing to the token of a session that was left', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const headers = { Cookie: Cookie.replace('__Host-members', '__Host-left') };
  expect(await (await call('GET', '/api/session', { headers })).json()).toEqual({ signedIn: false });
  expect((await call('GET', '/members/assets/panels-4f2a.js', { headers })).status).toBe(401);
  expect((await call('POST', '/api/generate', json({ description: 'Festa' }, headers))).status).toBe(401);
});

it('answers 503 when the database stays silent', async () => {
  const silent = { prepare: (sql: string) => DB.prepare(sql), batch: () => new Promise(() => {}) };
  const call = await freshWorker({ DB: silent as unknown as D1Database });
  expect((await tryPasscode(call, PASSCODE)).status).toBe(503);
});

it('keeps the gate closed without a passcode and names the variable in the log', async () => {
  const call = await freshWorker({ MEMBERS_PASSCODE: undefined });
  for (const guess of ['undefined', 'null', ' ', PASSCODE]) {
    const answer = await tryPasscode(call, guess);
    expect(answer.status).toBe(503);
    expect(await errorCode(answer)).toBe('unavailable');
  }
  expect(logged.join('\n')).toContain('MEMBERS_PASSCODE is missing');
});

for (const passcode of [
  ...[
    '1',
    'quindici-letter',
    'abcabcabcabcabcabcabc',
    'password12345678',
    'P@ssw0rd-2026-2027',
    '1234567890123456',
  ],
  ...[
    'qwertyuiopasdfgh',
    'funvillage2026!!',
    'Centro-Estivo 2026',
    'benvenuto0987654321',
    'x\u200b1\u00ad2\u200b3456789abcde',
  ],
]) {
  it(`keeps the gate of the published site closed to the passcode «${passcode}», and opens it on this machine`, async () => {
    const published = await freshWorker({ MEMBERS_PASSCODE: passcode });
    const answer = await tryPasscode(published, passcode);
    expect(answer.status).toBe(503);
    expect(await errorCode(answer)).toBe('unavailable');
    expect(logged.join('\n')).toContain('MEMBERS_PASSCODE is too short');
    expect(logged.join('\n')).not.toContain(`"${passcode}"`);
    const local = await freshWorker({ MEMBERS_PASSCODE: passcode }, 'http://localhost:8788');
    expect((await tryPasscode(local, passcode)).status).toBe(204);
  });
}

it('opens the published gate to a passcode of 16 characters, 8 of them different', async () => {
  const passcode = 'abcdefghabcdefgh';
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), passcode)).status).toBe(204);
});

it('opens the published gate to words in which a common one stands among others', async () => {
  const passcode = 'conchiglia-amore-girandola-vento';
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), passcode)).status).toBe(204);
});

it('answers 400 to a body that breaks off, with a length or without', async () => {
  const call = await freshWorker();
  for (const headers of [{}, { 'Content-Length': '90' }]) {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"passcode":"'));
      },
      pull(controller) {
        controller.error(new TypeError('connection lost'));
      },
    });
    const answer = await call('POST', '/api/session', {
      body: broken,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(answer.status).toBe(400);
    expect(await errorCode(answer)).toBe('invalid_request');
  }
});

it('keeps the gate closed when a limit is malformed and names it in the log', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: 'many' });
  expect((await tryPasscode(call, PASSCODE)).status).toBe(503);
  expect(logged.join('\n')).toContain('PASSCODE_TRIES_TOTAL is malformed');
});

it('answers 405 with the methods that exist', async () => {
  const call = await freshWorker();
  for (const method of ['PUT', 'PATCH', 'OPTIONS']) {
    const answer = await call(method, '/api/session', method === 'OPTIONS' ? {} : json({}));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST, DELETE');
    expect(await errorCode(answer)).toBe('method_not_allowed');
  }
});
