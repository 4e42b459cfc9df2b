import { expect, it } from 'vitest';
import { seenBy } from './seen-by-provider.ts';
import {
  type Call,
  cookiesOf,
  countOf,
  DB,
  errorCode,
  freshWorker,
  jamPurge,
  json,
  PASSCODE,
  signIn,
  signInDevice,
  tryPasscode,
} from './worker-under-test.ts';

const generate = (call: Call, headers: Record<string, string>, description = 'Festa') =>
  call('POST', '/api/generate', json({ description }, headers));
const generateMany = async (call: Call, count: number, headers: Record<string, string>, mark = 'Festa') => {
  const answers = await Promise.all(Array.from({ length: count }, () => generate(call, headers, mark)));
  return answers.filter(({ status }) => status === 200).length;
};

it('lets exactly thirty of eighty parallel generations of a device reach the provider', async () => {
  const call = await freshWorker();
  const mark = crypto.randomUUID();
  expect(await generateMany(call, 80, await signIn(call), mark)).toBe(30);
  expect(await seenBy(mark)).toHaveLength(30);
});

it('never exceeds the day, however many devices ask at once', async () => {
  const call = await freshWorker({ GENERATIONS_PER_DAY: '10' });
  const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(call)));
  const counts = await Promise.all(sessions.map((session) => generateMany(call, 5, session)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(10);
});

it('gives a device no second helping for signing in again', async () => {
  const call = await freshWorker({ GENERATIONS_PER_SESSION: '2' });
  const device = await signInDevice(call);
  expect(await generateMany(call, 3, device)).toBe(2);
  const again = cookiesOf(await tryPasscode(call, PASSCODE, device)).join('; ');
  expect((await generate(call, { Cookie: again })).status).toBe(429);
});

it('keeps the last fifth of the day for devices that have had fewer than five', async () => {
  const call = await freshWorker({ GENERATIONS_PER_DAY: '20' });
  const stolen = await signIn(call);
  expect(await generateMany(call, 30, stolen)).toBe(16);
  const answer = await generate(call, stolen);
  expect(await errorCode(answer)).toBe('quota_reached');
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect(await generateMany(call, 10, await signIn(call))).toBe(4);
});

it('leaves a colleague five posts past four fifths of the day, and no more', async () => {
  const call = await freshWorker({ GENERATIONS_PER_DAY: '40', GENERATIONS_PER_SESSION: '40' });
  expect(await generateMany(call, 40, await signIn(call))).toBe(32);
  expect(await generateMany(call, 10, await signIn(call))).toBe(5);
});

it('gives an hour’s posts back after the hour, and the day’s after the day', async () => {
  const call = await freshWorker({ GENERATIONS_PER_SESSION: '1', GENERATIONS_PER_DAY: '2' });
  const session = await signIn(call);
  const age = (ms: number) => DB.prepare('UPDATE generations SET at = at - ?1').bind(ms).run();
  expect(await generateMany(call, 2, session)).toBe(1);
  await age(3_600_000);
  expect(await generateMany(call, 2, session)).toBe(1);
  await age(3_600_000);
  expect((await generate(call, session)).status).toBe(429);
  await age(79_200_000);
  expect(await generateMany(call, 2, session)).toBe(1);
});

it('counts nothing for a token without a living session', async () => {
  const call = await freshWorker();
  const answer = await generate(call, { Cookie: `__Host-members=${'A'.repeat(43)}` });
  expect(answer.status).toBe(401);
  const session = await signIn(call);
  await DB.prepare('UPDATE sessions SET expires_at = ?1').bind(Date.now()).run();
  expect(await errorCode(await generate(call, session))).toBe('not_signed_in');
  expect(await countOf('generations')).toBe(0);
});

it('gives back five posts an hour to a device, however many fail at once', async () => {
  const call = await freshWorker();
  const device = await signInDevice(call);
  const mark = crypto.randomUUID();
  await Promise.all(Array.from({ length: 12 }, () => generate(call, device, `[guasto: 500] ${mark}`)));
  expect(await seenBy(mark)).toHaveLength(12);
  const counted = () => countOf('generations');
  expect(await counted()).toBe(7);

  const again = cookiesOf(await tryPasscode(call, PASSCODE, device)).join('; ');
  await generate(call, { Cookie: again }, '[guasto: 500]');
  expect(await counted()).toBe(8);
  await generate(call, await signIn(call), '[guasto: 500]');
  expect(await counted()).toBe(8);
});

it('gives back again when the hour is over', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const fail = () => generate(call, session, '[guasto: 500]');
  for (let time = 0; time < 5; time += 1) await fail();
  await DB.prepare('UPDATE refunds SET at = at - 3600000').run();
  await fail();
  expect(await countOf('generations')).toBe(0);
});

it('writes a post although what has expired cannot be deleted', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  await jamPurge();
  expect((await generate(call, session)).status).toBe(200);
  expect(await countOf('generations')).toBe(1);
});
