import { expect, it } from 'vitest';
import { bindings, callerOf, errorCode, freshWorker, signIn } from './worker-under-test.ts';

const FILE = '/members/assets/panels-4f2a.js';

it.each([
  ...[
    `/${FILE}`,
    `/x/..${FILE}`,
    `/.${FILE}`,
    `${FILE}/`,
    `${FILE}.`,
    `${FILE};a`,
    `${FILE}%00`,
    `${FILE}%20`,
  ],
  ...[
    '/members%2fassets%2Fpanels-4f2a.js',
    '/members/assets/%70anels-4f2a.js',
    '/MEMBERS/assets/panels-4f2a.js',
  ],
  ...[
    '/members\\assets\\panels-4f2a.js',
    '/members/%2e/assets/panels-4f2a.js',
    '/api/..%2fmembers/assets/panels-4f2a.js',
  ],
])('serves nothing of the staff area at %s without a session', async (spelling) => {
  const answer = await callerOf(bindings)('GET', spelling);
  expect([401, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain('staff-area-canary');
});

it('does not tell a stranger which names exist', async () => {
  const call = await freshWorker();
  for (const path of [FILE, '/members/assets/nothing.js']) {
    const answer = await call('GET', path);
    expect(answer.status).toBe(401);
    expect(await errorCode(answer)).toBe('not_signed_in');
  }
});

it('serves no file by another spelling to a session either', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  for (const path of ['/members%2Fassets/panels-4f2a.js', '/members/assets/%70anels-4f2a.js', `/${FILE}`]) {
    const answer = await call('GET', path, { headers: session });
    expect(answer.status).toBe(404);
  }
});

it('stays closed without a passcode, whatever cookie comes', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ MEMBERS_PASSCODE: undefined });
  expect((await call('GET', FILE, { headers: session })).status).toBe(503);
});

it('stays closed while the database fails', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ DB: {} as D1Database });
  expect((await call('GET', FILE, { headers: session })).status).toBe(503);
});
