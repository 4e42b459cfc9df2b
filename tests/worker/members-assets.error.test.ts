import { expect, it } from 'vitest';
import { errorCode, freshWorker, signIn } from './worker-under-test.ts';

it('answers 404 to a session that asks for a name that does not exist', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  for (const name of ['panels-0000.js', 'constructor', '__proto__', '', 'panels-4f2a.js/']) {
    const answer = await call('GET', `/members/assets/${name}`, { headers: session });
    expect(answer.status).toBe(404);
    expect(await errorCode(answer)).toBe('not_found');
  }
});

it('shows a browser the site’s own page for a mistyped address', async () => {
  const call = await freshWorker();
  const answer = await call('GET', '/members/foto', { headers: { Accept: 'text/html,*/*' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('unknown page');
});

it('answers a program with the envelope for any other address under /members', async () => {
  const call = await freshWorker();
  const answer = await call('GET', '/members/foto');
  expect(answer.status).toBe(404);
  expect(await errorCode(answer)).toBe('not_found');
});

it('answers 404 when a build forgot the gate page', async () => {
  const empty = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;
  expect((await (await freshWorker({ ASSETS: empty }))('GET', '/members')).status).toBe(404);
});
