import { expect, it } from 'vitest';
import worker from '#worker/index.ts';
import {
  DB,
  errorCode,
  freshWorker,
  json,
  meteredDatabase,
  PASSCODE,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

type Rows = { read: number; written: number };
type Stated = {
  /** Allows everybody, the site's own pages, or those with a living session. */
  access: 'public' | 'own pages' | 'session' | 'own pages with a session';
  /** Largest body in KiB; 0: no body is read. */
  bodyKib: number;
  /** Rows of D1 that the dearest of three requests costs, without a session and with one. */
  stranger: Rows;
  member: Rows;
};

const free = { read: 0, written: 0 };
const routes: Record<string, Stated> = {
  'GET /api/health': { access: 'public', bodyKib: 0, stranger: free, member: free },
  'GET /api/session': { access: 'public', bodyKib: 0, stranger: free, member: { read: 1, written: 0 } },
  'POST /api/session': {
    access: 'own pages',
    bodyKib: 32,
    // A wrong try: its bucket, the day's total, and a look for what has expired in each of five tables.
    stranger: { read: 9, written: 2 },
    // A sign-in: the new session and its index, the session before, the device's new end and its index.
    member: { read: 9, written: 5 },
  },
  'DELETE /api/session': { access: 'own pages', bodyKib: 0, stranger: free, member: { read: 2, written: 2 } },
  'POST /api/generate': {
    access: 'own pages with a session',
    bodyKib: 32,
    stranger: { read: 2, written: 0 },
    member: { read: 9, written: 1 },
  },
  'GET /members': { access: 'public', bodyKib: 0, stranger: free, member: free },
  'GET /members/': { access: 'public', bodyKib: 0, stranger: free, member: free },
  'GET /members/assets/*': { access: 'session', bodyKib: 0, stranger: free, member: { read: 1, written: 0 } },
};

/** Measures the cost of a route for a browser without cookies, or with both. */
const request = (path: string) =>
  path.endsWith('session') ? { passcode: 'sbagliato' } : { description: 'Festa' };
const asFile = (path: string) => path.replace('*', 'panels-4f2a.js');

it('has no route that is not stated here', () => {
  const known = worker.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(known)].sort()).toEqual(Object.keys(routes).sort());
});

for (const [route, { access, bodyKib, stranger, member }] of Object.entries(routes)) {
  const [method = '', path = ''] = route.split(' ');
  const hasBody = bodyKib > 0;

  it(`${route}: ${access}`, async () => {
    const call = await freshWorker();
    const foreign = { Origin: 'https://attacker.example', 'Sec-Fetch-Site': 'cross-site' };
    const init = hasBody ? json(request(path), foreign) : { headers: foreign };
    const answer = await call(method, asFile(path), init);
    const expected = access.startsWith('own pages') ? 403 : access === 'session' ? 401 : undefined;
    if (expected) expect(answer.status).toBe(expected);
    else expect(answer.status).toBeLessThan(400);
    if (!access.endsWith('session')) return;
    const own = await call(method, asFile(path), hasBody ? json(request(path)) : {});
    expect(own.status).toBe(401);
  });

  // A GET brings no body.
  if (method !== 'GET')
    it(`${route}: reads at most ${bodyKib} KiB of a body`, async () => {
      const call = await freshWorker();
      const device = await signInDevice(call);
      let sent = 0;
      const long = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent >= 1_048_576) return controller.close();
          sent += 8192;
          controller.enqueue(new Uint8Array(8192).fill(0x20));
        },
      });
      const headers = { 'Content-Type': 'application/json', ...device };
      const answer = await call(method, path, { body: long, headers });
      expect(answer.status).toBe(hasBody ? 413 : 204);
      expect(sent).toBeLessThanOrEqual((bodyKib + 16) * 1024);
    });

  it(`${route}: costs a stranger ${stranger.read} rows read and ${stranger.written} written`, async () => {
    const { metered, rows } = meteredDatabase();
    const call = await freshWorker({ DB: metered });
    const forged = { Cookie: `__Host-members=${'A'.repeat(43)}; __Host-device=${'B'.repeat(43)}` };
    const costs: Rows[] = [];
    for (let time = 0; time < 3; time += 1) {
      Object.assign(rows, free);
      await call(method, asFile(path), hasBody ? json(request(path), forged) : { headers: forged });
      costs.push({ ...rows });
    }
    const dearest = (which: keyof Rows) => Math.max(...costs.map((cost) => cost[which]));
    expect({ read: dearest('read'), written: dearest('written') }).toEqual(stranger);
  });

  it(`${route}: costs a member ${member.read} rows read and ${member.written} written`, async () => {
    const { metered, rows } = meteredDatabase();
    const call = await freshWorker({ DB: metered });
    const device = await signInDevice(call);
    Object.assign(rows, free);
    const body = path.endsWith('session') ? { passcode: PASSCODE } : request(path);
    const answer = await call(method, asFile(path), hasBody ? json(body, device) : { headers: device });
    expect(answer.status).toBeLessThan(400);
    expect(rows).toMatchObject(member);
  });
}

it('spends no row on malformed cookies, bodies and hosts', async () => {
  const { metered, rows } = meteredDatabase();
  const call = await freshWorker({ DB: metered });
  const cookies = [
    '__Host-members=x',
    '__Host-members=%00; __Host-device=1',
    `__Host-members=${'A'.repeat(44)}`,
  ];
  for (const headers of cookies.map((Cookie) => ({ Cookie }))) {
    await call('GET', '/api/session', { headers });
    await call('DELETE', '/api/session', { headers });
    await call('GET', '/members/assets/panels-4f2a.js', { headers });
    await call('POST', '/api/generate', json({ description: 'Festa' }, headers));
  }
  for (const body of ['', '{', '{}', '{"passcode":""}', '[]', '"x"'])
    await call('POST', '/api/session', { body, headers: { 'Content-Type': 'application/json' } });
  expect(rows.batches).toBe(0);
});

it('costs a stranger the same at the end of a full day, with full tables', async () => {
  const { metered, rows } = meteredDatabase();
  const call = await freshWorker({ DB: metered });
  const now = Date.now();
  await DB.batch(
    Array.from({ length: 300 }, (_, index) => [
      DB.prepare('INSERT INTO generations VALUES (?1, ?2, ?3)').bind(now - index, `${index}`, 'device'),
      DB.prepare('INSERT INTO sessions VALUES (?1, ?2, ?3)').bind(`${index}`, now + index + 60_000, 'device'),
      DB.prepare('INSERT INTO tries VALUES (?1, ?2, 3, ?1)').bind(now + 7_200_000, `${index}`),
    ]).flat(),
  );
  const forged = { Cookie: `__Host-members=${'A'.repeat(43)}` };
  for (const path of ['/api/session', '/api/generate']) {
    Object.assign(rows, free);
    await call('POST', path, json(request(path), forged));
    expect(rows.read, path).toBeLessThanOrEqual(routes[`POST ${path}`]?.stranger.read ?? 0);
  }
});

it('costs a refused try no row written', async () => {
  const { metered, rows } = meteredDatabase();
  const call = await freshWorker({ DB: metered, PASSCODE_TRIES_PER_ADDRESS: '1' });
  await tryPasscode(call, 'sbagliato');
  Object.assign(rows, { ...free, batches: 0 });
  expect(await errorCode(await tryPasscode(call, 'sbagliato'))).toBe('too_many_attempts');
  expect(rows).toMatchObject({ written: 0 });
  expect(rows.batches).toBe(1);
  expect(rows.read).toBe(4);
});
