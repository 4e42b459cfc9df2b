import { expect, it, onTestFinished, vi } from 'vitest';
import {
  bindings,
  brokenDatabase,
  callerOf,
  cookiesOf,
  countOf,
  DB,
  errorCode,
  freshWorker,
  isSignedIn,
  json,
  logged,
  PASSCODE,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

const asJson = { 'Content-Type': 'application/json' };

it('answers 401 in Italian to a wrong passcode and sets no cookie', async () => {
  const call = await freshWorker();
  const answer = await tryPasscode(call, 'sbagliato');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(await answer.json()).toEqual({
    error: {
      code: 'wrong_passcode',
      message: 'Il codice dello staff non è corretto.',
      requestId: answer.headers.get('X-Request-Id'),
    },
  });
});

it.each(['passcode=', '', '{}', '{"passcode":""}', '{"passcode":123}', '["passcode"]'])(
  'answers 400 to the body %j and counts no try',
  async (body) => {
    const call = await freshWorker();
    const answer = await call('POST', '/api/session', { body, headers: asJson });
    expect(answer.status).toBe(400);
    expect(await errorCode(answer)).toBe('invalid_request');
    expect(await countOf('tries')).toBe(0);
  },
);

it('answers 415 to a form', async () => {
  const call = await freshWorker();
  const body = new URLSearchParams({ passcode: PASSCODE });
  const answer = await call('POST', '/api/session', { body });
  expect(answer.status).toBe(415);
  expect(await errorCode(answer)).toBe('unsupported_media_type');
});

it('accepts a body of exactly 32 KiB', async () => {
  const call = await freshWorker();
  const body = JSON.stringify({ passcode: PASSCODE }).padEnd(32 * 1024, ' ');
  expect((await call('POST', '/api/session', { body, headers: asJson })).status).toBe(204);
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
  for (const table of ['sessions', 'devices']) expect(await countOf(table)).toBe(0);
});

it('ends the session of a failed sign-out at the next sign-in', async () => {
  const call = await freshWorker();
  const { Cookie } = await signInDevice(call);
  const answer = await tryPasscode(call, PASSCODE, {
    Cookie: Cookie.replace('__Host-members', '__Host-left'),
  });
  expect(cookiesOf(answer)[2]).toBe('__Host-left=');
  expect(await isSignedIn(call, { Cookie })).toBe(false);
});

it('opens nothing to the token of a session that was left', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const headers = { Cookie: Cookie.replace('__Host-members', '__Host-left') };
  expect(await isSignedIn(call, headers)).toBe(false);
  expect((await call('GET', '/members/assets/panels-4f2a.js', { headers })).status).toBe(401);
  expect((await call('POST', '/api/generate', json({ description: 'Festa' }, headers))).status).toBe(401);
});

it('answers 503 when the database stays silent for ten seconds', async () => {
  const batch = vi.fn(() => new Promise(() => {}));
  const silent = { prepare: (sql: string) => DB.prepare(sql), batch };
  const call = await freshWorker({ DB: silent as unknown as D1Database });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = tryPasscode(call, PASSCODE);
  while (batch.mock.calls.length === 0) await scheduler.wait(1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(503);
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

it.each([
  ...['1', 'quindici-letter', 'abcabcabcabcabcabcabc', 'password12345678', 'P@ssw0rd-2026-2027'],
  ...['1234567890123456', 'qwertyuiopasdfgh', 'funvillage2026!!', 'Centro-Estivo 2026'],
  ...['abc-def-ghi-jkl-', 'a.b.c.d.e.f.g.h.', 'P@$$word P@$$word!'],
  ...['abcdefgabcdefgab', 'benvenuto0987654321', 'x\u200b1\u00ad2\u200b3456789abcde'],
])(
  'keeps the gate of the published site closed to the passcode «%s», and opens it on this machine',
  async (passcode) => {
    const published = await freshWorker({ MEMBERS_PASSCODE: passcode });
    const answer = await tryPasscode(published, passcode);
    expect(answer.status).toBe(503);
    expect(await errorCode(answer)).toBe('unavailable');
    expect(logged.join('\n')).toContain('MEMBERS_PASSCODE is too short');
    expect(logged.join('\n')).not.toContain(`"${passcode}"`);
    const local = callerOf({ ...bindings, MEMBERS_PASSCODE: passcode }, 'http://localhost:8788');
    expect((await tryPasscode(local, passcode)).status).toBe(204);
  },
);

it.each([
  ['opens the published gate to a passcode of 16 characters, 8 of them different', 'abcdefghabcdefgh'],
  [
    'opens the published gate to words in which a common one stands among others',
    'conchiglia-amore-girandola-vento',
  ],
])('%s', async (_what, passcode) => {
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), passcode)).status).toBe(204);
});

it.each([{}, { 'Content-Length': '90' }])(
  'answers 400 to a body that breaks off, with %j',
  async (length) => {
    const call = await freshWorker();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"passcode":"')),
      pull: (controller) => controller.error(new TypeError('connection lost')),
    });
    const answer = await call('POST', '/api/session', { body, headers: { ...asJson, ...length } });
    expect(answer.status).toBe(400);
    expect(await errorCode(answer)).toBe('invalid_request');
  },
);

it('keeps the gate closed when a limit is malformed and names it in the log', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: 'many' });
  expect((await tryPasscode(call, PASSCODE)).status).toBe(503);
  expect(logged.join('\n')).toContain('PASSCODE_TRIES_TOTAL is malformed');
});
