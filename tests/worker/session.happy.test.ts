import { expect, it } from 'vitest';
import { DB, freshWorker, PASSCODE, signIn, tryPasscode } from './worker-under-test.ts';

it('opens a session of twelve hours in a cookie that scripts, other sites and plain HTTP cannot reach', async () => {
  const call = await freshWorker();
  const answer = await tryPasscode(call, PASSCODE);
  expect(answer.status).toBe(204);
  const [pair, ...attributes] = (answer.headers.get('Set-Cookie') ?? '').split('; ');
  expect(pair).toMatch(/^__Host-members=[\w-]{43}$/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict', 'Secure']);
});

it('says who is signed in and until when', async () => {
  const call = await freshWorker();
  const before = await call('GET', '/api/session');
  expect(await before.json()).toEqual({ signedIn: false });

  const session = await signIn(call);
  const after = (await (await call('GET', '/api/session', { headers: session })).json()) as {
    signedIn: boolean;
    expiresAt: string;
  };
  expect(after.signedIn).toBe(true);
  const hoursLeft = (Date.parse(after.expiresAt) - Date.now()) / 3_600_000;
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
  expect(await DB.prepare('SELECT count(*) AS rows FROM sessions').first('rows')).toBe(0);
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
  expect(await (await call('GET', '/api/session', { headers: first })).json()).toEqual({ signedIn: false });
  expect(await (await call('GET', '/api/session', { headers: second })).json()).toMatchObject({
    signedIn: true,
  });
});

it('clears expired sessions and counters away at the next sign-in', async () => {
  const call = await freshWorker();
  await DB.batch([
    DB.prepare("INSERT INTO sessions VALUES ('old', 1)"),
    DB.prepare("INSERT INTO counters VALUES ('old', 5, 1)"),
  ]);
  await signIn(call);
  expect(await DB.prepare("SELECT count(*) AS rows FROM sessions WHERE id = 'old'").first('rows')).toBe(0);
  expect(await DB.prepare("SELECT count(*) AS rows FROM counters WHERE id = 'old'").first('rows')).toBe(0);
});
