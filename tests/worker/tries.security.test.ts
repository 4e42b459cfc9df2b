import { expect, it } from 'vitest';
import {
  bindings,
  type Call,
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
/** Statuses of the answers with their numbers: `401×10 429×50`. */
const statuses = async (answers: Promise<Response>[]) => {
  const all = (await Promise.all(answers)).map(({ status }) => status).sort();
  return [...new Set(all)].map((one) => `${one}×${all.filter((status) => status === one).length}`).join(' ');
};
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const wrong = (call: Call, count: number, headers: (index: number) => Record<string, string> = () => ({})) =>
  times(count, (index) => tryPasscode(call, `sbagliato ${index}`, headers(index)));

it('gives exactly ten verdicts to 300 parallel wrong tries from one address', async () => {
  const call = await freshWorker();
  expect(await statuses(wrong(call, 300))).toBe('401×10 429×290');
});

it('hides a right passcode among the refused once a burst has used up its address', async () => {
  const call = await freshWorker();
  const burst = times(60, (index) => tryPasscode(call, index === 40 ? PASSCODE : `sbagliato ${index}`));
  expect(await statuses(burst)).toBe('401×10 429×50');
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
  expect(await statuses(times(40, () => tryPasscode(call, PASSCODE)))).toBe('204×40');
});

it('lets a device in that was in before, while strangers use up its address and many others', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '50' });
  const device = await signInDevice(call);
  await Promise.all(wrong(call, 120, (index) => (index % 2 ? {} : address(index % 60))));
  expect((await tryPasscode(call, PASSCODE)).status).toBe(429);
  expect((await tryPasscode(call, PASSCODE, device)).status).toBe(204);
});

it('counts the wrong tries of a known device in a bucket of its own, up to the same cap', async () => {
  const call = await freshWorker();
  const device = await signInDevice(call);
  expect(await statuses(wrong(call, 60, () => device))).toBe('401×10 429×50');
  expect((await tryPasscode(call, PASSCODE, device)).status).toBe(429);
  expect((await tryPasscode(call, PASSCODE)).status).toBe(204);
});

it('takes a device for a stranger once the passcode has changed', async () => {
  const limits = { PASSCODE_TRIES_PER_ADDRESS: '1' };
  const device = await signInDevice(await freshWorker(limits));
  const after = callerOf({ ...bindings, ...limits, MEMBERS_PASSCODE: 'un altro codice dello staff' });
  await tryPasscode(after, 'sbagliato');
  expect((await tryPasscode(after, 'sbagliato', device)).status).toBe(429);
});

it.each<[what: string, end: (call: Call, headers: { Cookie: string }) => Promise<unknown>]>([
  ['signed out', (call, headers) => call('DELETE', '/api/session', { headers })],
  ['was away for 90 days', () => DB.prepare('UPDATE devices SET expires_at = ?1').bind(Date.now()).run()],
])('takes a device that %s for a stranger', async (_what, end) => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '1' });
  const device = await signInDevice(call);
  await tryPasscode(call, 'sbagliato');
  await end(call, device);
  // Nothing was written since, so that what has expired is still there.
  expect((await tryPasscode(call, PASSCODE, device)).status).toBe(429);
});

it('takes a made-up device token for none', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_PER_ADDRESS: '3' });
  const forged = (index: number) => ({ Cookie: `__Host-device=${String(index).padStart(43, 'A')}` });
  expect(await statuses(wrong(call, 30, forged))).toBe('401×3 429×27');
});

it('refuses nobody past the day’s total, and writes nothing more for new addresses', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '20' });
  expect(await statuses(wrong(call, 100, address))).toBe('401×100');
  expect(await DB.prepare("SELECT sum(used) AS used FROM tries WHERE bucket <> 'all'").first('used')).toBe(
    20,
  );
  expect((await tryPasscode(call, PASSCODE, address(200))).status).toBe(204);
});

it('gives ten verdicts to an address past the day’s total, then refuses it, without a row', async () => {
  const call = await freshWorker({ PASSCODE_TRIES_TOTAL: '1' });
  await tryPasscode(call, 'sbagliato', address(210));
  const late = address(211);
  expect(await statuses(wrong(call, 60, () => late))).toBe('401×10 429×50');
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
  const prefix = (index: number) => `2001:db8:0:${((index % 8) << 8).toString(16)}::1`;
  const flood = wrong(call, 160, (index) => ({ 'CF-Connecting-IP': prefix(index) }));
  const colleagues = times(40, () => tryPasscode(call, PASSCODE, { 'CF-Connecting-IP': '203.0.113.9' }));
  expect(await statuses(colleagues)).toBe('204×40');
  expect(await statuses(flood)).toBe('401×80 429×80');
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
  const names = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP'];
  const claims = Object.fromEntries(names.map((name) => [name, '203.0.113.5']));
  expect((await tryPasscode(call, PASSCODE, claims)).status).toBe(429);
});
