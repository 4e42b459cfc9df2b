import { expect, it } from 'vitest';
import {
  bindings,
  callerOf,
  countOf,
  DB,
  errorCode,
  freshWorker,
  jamPurge,
  PASSCODE,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

const address = (number: number) => ({ 'CF-Connecting-IP': `192.0.2.${number}` });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).reduce<Record<number, number>>((counts, { status }) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

it('gives exactly ten verdicts to 300 parallel wrong tries from one address', async () => {
  const call = await freshWorker();
  expect(await statuses(times(300, (index) => tryPasscode(call, `sbagliato ${index}`)))).toEqual({
    401: 10,
    429: 290,
  });
});

it('hides a right passcode among the refused once a burst has used up its address', async () => {
  const call = await freshWorker();
  const burst = times(60, (index) => tryPasscode(call, index === 40 ? PASSCODE : `sbagliato ${index}`));
  expect(await statuses(burst)).toEqual({ 401: 10, 429: 50 });
  expect(await countOf('sessions')).toBe(0);
});

it('asks the database the same for a right and a wrong passcode once the address is used up', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  await tryPasscode(call, 'sbagliato');
  const asked: string[][] = [];
  const watched = {
    prepare: (sql: string) => {
      asked.at(-1)?.push(sql);
      return DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => DB.batch(statements),
  } as unknown as D1Database;
  const again = callerOf({ ...bindings, DB: watched, PASSCODE_TRIES_PER_ADDRESS: '1' });
  for (const passcode of [PASSCODE, 'sbagliato']) {
    asked.push([]);
    expect((await tryPasscode(again, passcode)).status).toBe(429);
  }
  expect(asked[0]?.length).toBe(3);
  expect(asked[0]).toEqual(asked[1]);
});

it('lets forty colleagues in behind one address, in parallel, whatever was tried there before', async () => {
  const call = await freshWorker();
  for (let attempt = 0; attempt < 9; attempt += 1) await tryPasscode(call, 'sbagliato');
  expect(await statuses(times(40, () => tryPasscode(call, PASSCODE)))).toEqual({ 204: 40 });
});

it('lets a device in that was in before, while strangers use up its address and many others', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '50' });
  const device = await signInDevice(call);
  const flood = times(120, (index) => tryPasscode(call, 'sbagliato', index % 2 ? {} : address(index % 60)));
  await Promise.all(flood);
  expect((await tryPasscode(call, PASSCODE)).status).toBe(429);
  expect((await tryPasscode(call, PASSCODE, device)).status).toBe(204);
});

it('counts the wrong tries of a known device in a bucket of its own, up to the same cap', async () => {
  const call = await freshWorker();
  const device = await signInDevice(call);
  expect(await statuses(times(60, () => tryPasscode(call, 'sbagliato', device)))).toEqual({
    401: 10,
    429: 50,
  });
  expect((await tryPasscode(call, PASSCODE, device)).status).toBe(429);
  expect((await tryPasscode(call, PASSCODE)).status).toBe(204);
});

for (const [what, end] of [
  [
    'signed out',
    (call: Parameters<typeof tryPasscode>[0], headers: { Cookie: string }) =>
      call('DELETE', '/api/session', { headers }),
  ],
  ['was away for 90 days', () => DB.prepare('UPDATE devices SET expires_at = ?1').bind(Date.now()).run()],
] as const) {
  it(`takes a device that ${what} for a stranger`, async () => {
    const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
    const device = await signInDevice(call);
    await tryPasscode(call, 'sbagliato');
    await end(call, device);
    // Nothing was written since, so that what has expired is still there.
    expect((await tryPasscode(call, PASSCODE, device)).status).toBe(429);
  });
}

it('takes a made-up device token for none', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '3' });
  const forged = (index: number) => ({ Cookie: `__Host-device=${String(index).padStart(43, 'A')}` });
  expect(await statuses(times(30, (index) => tryPasscode(call, 'sbagliato', forged(index))))).toEqual({
    401: 3,
    429: 27,
  });
});

it('refuses nobody past the day’s total, and writes nothing more for new addresses', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '20' });
  expect(await statuses(times(100, (index) => tryPasscode(call, 'sbagliato', address(index))))).toEqual({
    401: 100,
  });
  expect(await DB.prepare("SELECT sum(used) AS used FROM tries WHERE bucket <> 'all'").first('used')).toBe(
    20,
  );
  expect((await tryPasscode(call, PASSCODE, address(200))).status).toBe(204);
});

it('gives ten verdicts to an address past the day’s total, then refuses it, without a row', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '1' });
  await tryPasscode(call, 'sbagliato', address(210));
  const late = address(211);
  expect(await statuses(times(60, (index) => tryPasscode(call, `sbagliato ${index}`, late)))).toEqual({
    401: 10,
    429: 50,
  });
  const answer = await tryPasscode(call, PASSCODE, late);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect((await tryPasscode(call, PASSCODE, address(212))).status).toBe(204);
  expect(await DB.prepare("SELECT count(*) AS rows FROM tries WHERE bucket <> 'all'").first('rows')).toBe(1);
});

it('answers a wrong passcode although what has expired cannot be deleted', async () => {
  const call = await freshWorker();
  await jamPurge();
  expect((await tryPasscode(call, 'sbagliato')).status).toBe(401);
});

it('verifies no more than ten a bucket in a flood of 160 from eight prefixes, while forty sign in', async () => {
  const call = await freshWorker();
  const flood = times(160, (index) =>
    tryPasscode(call, `sbagliato ${index}`, {
      'CF-Connecting-IP': `2001:db8:0:${((index % 8) << 8).toString(16)}::1`,
    }),
  );
  const colleagues = times(40, () => tryPasscode(call, PASSCODE, { 'CF-Connecting-IP': '203.0.113.9' }));
  expect(await statuses(colleagues)).toEqual({ 204: 40 });
  expect(await statuses(flood)).toEqual({ 401: 80, 429: 80 });
});

it('answers 429 with the seconds to wait after ten wrong tries, even to the right passcode, and to nobody else', async () => {
  const call = await freshWorker();
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await tryPasscode(call, 'sbagliato')).status).toBe(401);
  for (const passcode of [PASSCODE, 'sbagliato']) {
    const answer = await tryPasscode(call, passcode);
    expect(answer.status).toBe(429);
    expect(await errorCode(answer)).toBe('too_many_attempts');
    const seconds = Number(answer.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  }
  expect((await tryPasscode(call, PASSCODE, address(1))).status).toBe(204);
});

it('lets an address try again when its hour is over', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  await tryPasscode(call, 'sbagliato');
  expect((await tryPasscode(call, PASSCODE)).status).toBe(429);
  // As it would stand an hour later: the row is the one of the hour before, and its window is over.
  await DB.prepare("UPDATE tries SET ends_at = ?1, purge_at = purge_at - 3600000 WHERE bucket <> 'all'")
    .bind(Date.now())
    .run();
  expect((await tryPasscode(call, 'sbagliato')).status).toBe(401);
  expect((await tryPasscode(call, 'sbagliato')).status).toBe(429);
});

it('goes on counting in a window that began in the hour before', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '2' });
  await tryPasscode(call, 'sbagliato');
  await DB.prepare("UPDATE tries SET purge_at = purge_at - 3600000 WHERE bucket <> 'all'").run();
  expect((await tryPasscode(call, 'sbagliato')).status).toBe(401);
  expect((await tryPasscode(call, 'sbagliato')).status).toBe(429);
});

it('counts all addresses of one IPv6 /56 together and its neighbour apart', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  const from = (ip: string) => tryPasscode(call, 'sbagliato', { 'CF-Connecting-IP': ip });
  expect((await from('2001:db8:0:700::1')).status).toBe(401);
  expect((await from('2001:0DB8::7ff:ffff:0:0:1')).status).toBe(429);
  expect((await from('2001:db8:0:800::1')).status).toBe(401);
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
