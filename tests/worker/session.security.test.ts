import { expect, it } from 'vitest';
import {
  ASSETS,
  callerOf,
  DB,
  errorCode,
  freshWorker,
  json,
  PASSCODE,
  signIn,
  tryPasscode,
} from './worker-under-test.ts';

const isSignedIn = async (answer: Response) => ((await answer.json()) as { signedIn: boolean }).signedIn;

it('lets through exactly the cap of sixty parallel tries from one address', async () => {
  const call = await freshWorker();
  const answers = await Promise.all(Array.from({ length: 60 }, () => tryPasscode(call, PASSCODE)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(204), ...Array(55).fill(429)]);
});

it('lets through exactly the total of a hundred parallel tries from as many addresses', async () => {
  const call = await freshWorker();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      tryPasscode(call, 'sbagliato', { 'CF-Connecting-IP': `192.0.2.${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

it('does not let one address use up the tries of all', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '6' });
  for (let attempt = 0; attempt < 20; attempt += 1) await tryPasscode(call, 'sbagliato');
  expect((await tryPasscode(call, PASSCODE, { 'CF-Connecting-IP': '192.0.2.9' })).status).toBe(204);
});

it('counts all addresses of one IPv6 /64 together and its neighbour apart', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  const from = (address: string) => tryPasscode(call, PASSCODE, { 'CF-Connecting-IP': address });
  expect((await from('2001:db8:0:7::1')).status).toBe(204);
  expect((await from('2001:0DB8::7:ffff:0:0:1')).status).toBe(429);
  expect((await from('2001:db8:0:8::1')).status).toBe(204);
});

it('believes no header about the address but the edge’s own', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  await tryPasscode(call, 'sbagliato');
  const claims = {
    'X-Forwarded-For': '203.0.113.5',
    'X-Real-IP': '203.0.113.5',
    'True-Client-IP': '203.0.113.5',
  };
  expect((await tryPasscode(call, PASSCODE, claims)).status).toBe(429);
});

it('leaves a copied cookie dead after sign-out', async () => {
  const call = await freshWorker();
  const copied = await signIn(call);
  await call('DELETE', '/api/session', { headers: copied });
  expect(await isSignedIn(await call('GET', '/api/session', { headers: copied }))).toBe(false);
  expect((await call('POST', '/api/generate', json({ description: 'Festa' }, copied))).status).toBe(401);
});

it('ends every session at once when the passcode changes', async () => {
  const session = await signIn(await freshWorker());
  const after = callerOf({ DB, ASSETS, MEMBERS_PASSCODE: 'un altro codice' });
  expect(await isSignedIn(await after('GET', '/api/session', { headers: session }))).toBe(false);
  const answer = await after('GET', '/members/assets/panels-4f2a.js', { headers: session });
  expect(await errorCode(answer)).toBe('not_signed_in');
});

it('ends a session after twelve hours', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  await DB.prepare('UPDATE sessions SET expires_at = ?1').bind(Date.now()).run();
  expect(await isSignedIn(await call('GET', '/api/session', { headers: session }))).toBe(false);
});

it('keeps in the database neither tokens nor passcode nor addresses', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const rows = await DB.batch([DB.prepare('SELECT * FROM sessions'), DB.prepare('SELECT * FROM counters')]);
  const stored = JSON.stringify(rows.map(({ results }) => results));
  expect(stored).toContain('passcode:');
  for (const secret of [Cookie.split('=')[1] ?? '', PASSCODE, '198.51.100.7']) {
    expect(stored).not.toContain(secret);
  }
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
    expect(await isSignedIn(await call('GET', '/api/session', { headers: { Cookie: forged } }))).toBe(false);
  }
});

const foreign: [what: string, headers: Record<string, string>][] = [
  ['another site', { Origin: 'https://attacker.example' }],
  ['the same host over plain HTTP', { Origin: 'http://site.example' }],
  ['another port', { Origin: 'https://site.example:8443' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a cross-site fetch that claims our origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a typed address', { 'Sec-Fetch-Site': 'none' }],
];
for (const [what, headers] of foreign) {
  it(`answers 403 to writes from ${what}`, async () => {
    const call = await freshWorker();
    const session = await signIn(call);
    for (const [method, path] of [
      ['POST', '/api/session'],
      ['DELETE', '/api/session'],
      ['POST', '/api/generate'],
    ] as const) {
      const answer = await call(method, path, json({ passcode: PASSCODE }, { ...session, ...headers }));
      expect(answer.status).toBe(403);
      expect(await errorCode(answer)).toBe('forbidden_origin');
    }
    expect(await isSignedIn(await call('GET', '/api/session', { headers: session }))).toBe(true);
  });
}

it('answers 403 to a write that says nothing of where it comes from', async () => {
  const call = await freshWorker();
  const answer = await call('POST', '/api/session', json({ passcode: PASSCODE }, { Origin: '' }));
  expect(answer.status).toBe(403);
});

it('accepts a write that names its origin by Sec-Fetch-Site alone', async () => {
  const call = await freshWorker();
  const { Cookie } = await signIn(call);
  const request = { headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' } };
  expect((await call('DELETE', '/api/session', request)).status).toBe(204);
});
