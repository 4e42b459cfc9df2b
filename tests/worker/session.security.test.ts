import { expect, it, vi } from 'vitest';
import {
  ASSETS,
  callerOf,
  cookiesOf,
  DB,
  errorCode,
  freshWorker,
  isSignedIn,
  json,
  PASSCODE,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

it('leaves a copied cookie dead after sign-out', async () => {
  const call = await freshWorker();
  const copied = await signIn(call);
  await call('DELETE', '/api/session', { headers: copied });
  expect(await isSignedIn(call, copied)).toBe(false);
  expect((await call('POST', '/api/generate', json({ description: 'Festa' }, copied))).status).toBe(401);
});

it('ends every session at once when the passcode changes', async () => {
  const session = await signIn(await freshWorker());
  const after = callerOf({ DB, ASSETS, MEMBERS_PASSCODE: 'un altro codice dello staff' });
  expect(await isSignedIn(after, session)).toBe(false);
  const answer = await after('GET', '/members/assets/panels-4f2a.js', { headers: session });
  expect(await errorCode(answer)).toBe('not_signed_in');
});

it('ends a session after twelve hours', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  await DB.prepare('UPDATE sessions SET expires_at = ?1').bind(Date.now()).run();
  expect(await isSignedIn(call, session)).toBe(false);
});

it('takes no device token that it has not given: somebody may have planted it', async () => {
  const planted = `__Host-device=${'a'.repeat(43)}`;
  const [, device] = cookiesOf(await tryPasscode(await freshWorker(), PASSCODE, { Cookie: planted }));
  expect(device).toMatch(/^__Host-device=[\w-]{43}$/);
  expect(device).not.toBe(planted);
});

it('keeps in the database neither tokens nor passcode nor addresses', async () => {
  const call = await freshWorker();
  await tryPasscode(call, 'un codice sbagliato');
  const { Cookie } = await signInDevice(call);
  await call('POST', '/api/generate', json({ description: 'Festa' }, { Cookie }));
  const tables = ['sessions', 'devices', 'tries', 'generations', 'refunds'];
  const rows = await DB.batch(tables.map((table) => DB.prepare(`SELECT * FROM ${table}`)));
  expect(rows.map(({ results }) => results.length)).toEqual([1, 1, 2, 1, 0]);
  const stored = JSON.stringify(rows.map(({ results }) => results));
  const [session = '', device = ''] = Cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
  for (const secret of [session, device, PASSCODE, 'un codice sbagliato', '198.51.100.7', 'Festa']) {
    expect(stored).not.toContain(secret);
  }
});

it('hides an address under the passcode and the provider’s key: a copy of the table tells nothing without both', async () => {
  const bucketWith = async (secrets: { MEMBERS_PASSCODE?: string; OPENAI_API_KEY?: string }) => {
    await tryPasscode(await freshWorker(secrets), 'sbagliato');
    return DB.prepare("SELECT bucket FROM tries WHERE bucket <> 'all'").first<string>('bucket');
  };
  const bucket = await bucketWith({});
  expect(await bucketWith({})).toBe(bucket);
  expect(await bucketWith({ MEMBERS_PASSCODE: 'un altro codice dello staff' })).not.toBe(bucket);
  expect(await bucketWith({ OPENAI_API_KEY: 'sk-un-altra' })).not.toBe(bucket);
});

it('compares passcodes by digests of one length, in constant time', async () => {
  const call = await freshWorker();
  const compared = vi.spyOn(crypto.subtle, 'timingSafeEqual');
  for (const passcode of ['x', 'x'.repeat(500), PASSCODE]) await tryPasscode(call, passcode);
  const lengths = compared.mock.calls.map((pair) => pair.map((digest) => digest.byteLength));
  compared.mockRestore();
  expect(lengths).toEqual(Array(3).fill([32, 32]));
});

it('takes no made-up cookie for a session', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const id = await DB.prepare('SELECT id FROM sessions').first<string>('id');
  for (const forged of [
    `__Host-members=${id}`,
    '__Host-members=',
    '__Host-members=%00',
    `__Host-members=${'A'.repeat(43)}`,
    `__Host-members=${Cookie.slice(15, -1)}`,
    Cookie.replace('__Host-', ''),
    Cookie.toLowerCase(),
    "__Host-members=' OR 1=1 --",
  ]) {
    expect(await isSignedIn(call, { Cookie: forged })).toBe(false);
  }
});

it.each<[what: string, headers: Record<string, string>]>([
  ['another site', { Origin: 'https://attacker.example' }],
  ['the same host over plain HTTP', { Origin: 'http://site.example' }],
  ['another port', { Origin: 'https://site.example:8443' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a cross-site fetch that claims our origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a typed address', { 'Sec-Fetch-Site': 'none' }],
])('answers 403 to writes from %s', async (_what, headers) => {
  const call = await freshWorker();
  const session = await signIn(call);
  for (const write of ['POST /api/session', 'DELETE /api/session', 'POST /api/generate']) {
    const [method = '', path = ''] = write.split(' ');
    const answer = await call(method, path, json({ passcode: PASSCODE }, { ...session, ...headers }));
    expect(answer.status).toBe(403);
    expect(await errorCode(answer)).toBe('forbidden_origin');
  }
  expect(await isSignedIn(call, session)).toBe(true);
});

it('answers 403 to a write that says nothing of where it comes from', async () => {
  const call = await freshWorker();
  const silent = { ...json({ passcode: PASSCODE }), isSilent: true };
  expect((await call('POST', '/api/session', silent)).status).toBe(403);
  expect((await call('DELETE', '/api/session', { isSilent: true })).status).toBe(403);
});

it('accepts a write that names its origin by Sec-Fetch-Site alone', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const request = { headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' }, isSilent: true };
  expect((await call('DELETE', '/api/session', request)).status).toBe(204);
});
