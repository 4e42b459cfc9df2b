import { expect, it } from 'vitest';
import {
  cookiesOf,
  countOf,
  DB,
  freshWorker,
  isSignedIn,
  PASSCODE,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

it('opens a session of twelve hours in a cookie that scripts, other sites and plain HTTP cannot reach', async () => {
  const call = await freshWorker();
  const answer = await tryPasscode(call, PASSCODE);
  expect(answer.status).toBe(204);
  const [session, device] = answer.headers.getSetCookie().map((cookie) => cookie.split('; '));
  expect(session?.[0]).toMatch(/^__Host-members=[\w-]{43}$/);
  const closed = ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'];
  expect(session?.slice(1).sort()).toEqual(['Max-Age=43200', ...closed].sort());
  expect(device?.[0]).toMatch(/^__Host-device=[\w-]{43}$/);
  expect(device?.slice(1).sort()).toEqual(['Max-Age=7776000', ...closed].sort());
});

it('says who is signed in and until when', async () => {
  const call = await freshWorker();
  const before = await call('GET', '/api/session');
  expect(await before.json()).toEqual({ signedIn: false });

  const session = await signIn(call);
  const after = await (await call('GET', '/api/session', { headers: session })).json<
    Record<string, string>
  >();
  expect(after).toEqual({ signedIn: true, expiresAt: expect.any(String) });
  const hoursLeft = (Date.parse(after.expiresAt ?? '') - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(11.9);
  expect(hoursLeft).toBeLessThanOrEqual(12);
});

it('signs out: cookie and kept pages cleared, row gone', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const answer = await call('DELETE', '/api/session', { headers: session });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-members=; .*Max-Age=0/);
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect(await countOf('sessions')).toBe(0);
});

it('signs out whoever is not signed in as well', async () => {
  const call = await freshWorker();
  expect((await call('DELETE', '/api/session')).status).toBe(204);
});

it('gives a new token at every sign-in and ends the one it replaces', async () => {
  const call = await freshWorker();
  const first = await signIn(call);
  const answer = await tryPasscode(call, PASSCODE, first);
  const second = { Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  expect(second.Cookie).not.toBe(first.Cookie);
  expect(await isSignedIn(call, first)).toBe(false);
  expect(await isSignedIn(call, second)).toBe(true);
});

it('clears everything that has expired away at the next sign-in', async () => {
  const call = await freshWorker();
  await DB.batch(
    [
      "INSERT INTO sessions VALUES ('old', 1, 'old')",
      "INSERT INTO devices VALUES ('old', 1)",
      "INSERT INTO tries VALUES (1, 'old', 5, 1)",
      "INSERT INTO generations VALUES (1, 'old', 'old')",
      "INSERT INTO refunds VALUES (1, 'old', 'old')",
    ].map((sql) => DB.prepare(sql)),
  );
  await signIn(call);
  const tables = ['sessions', 'devices', 'tries', 'generations', 'refunds'];
  expect(await Promise.all(tables.map(countOf))).toEqual([1, 1, 0, 0, 0]);
});

it('knows a device again: it keeps its token and gets another 90 days, and a new session', async () => {
  const call = await freshWorker();
  const device = await signInDevice(call);
  await DB.prepare('UPDATE devices SET expires_at = ?1')
    .bind(Date.now() + 60_000)
    .run();
  const again = cookiesOf(await tryPasscode(call, PASSCODE, device));
  expect(again[1]).toBe(device.Cookie.split('; ')[1]);
  expect(again[0]).not.toBe(device.Cookie.split('; ')[0]);
  const { results } = await DB.prepare('SELECT expires_at FROM devices').all<{ expires_at: number }>();
  expect(results).toHaveLength(1);
  expect((results[0]?.expires_at ?? 0) - Date.now()).toBeGreaterThan(89.9 * 86_400_000);
});
