import { expect, it } from 'vitest';
import { freshWorker, logged } from './worker-under-test.ts';

it('says that it is well', async () => {
  const call = await freshWorker();
  const answer = await call('GET', '/api/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

it('answers HEAD like GET without a body', async () => {
  const call = await freshWorker();
  for (const path of ['/api/health', '/api/session']) {
    const answer = await call('HEAD', path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  }
});

it('gives every answer an id of its own and one log line with it', async () => {
  const call = await freshWorker();
  const ids: (string | null)[] = [];
  for (const path of ['/api/health', '/api/session', '/api/nothing']) {
    ids.push((await call('GET', path, { headers: { 'X-Request-Id': 'mine' } })).headers.get('X-Request-Id'));
  }
  expect(new Set(ids).size).toBe(3);
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
  expect(lines[0]).toEqual({
    event: 'request',
    requestId: ids[0],
    method: 'GET',
    route: '/api/health',
    status: 200,
    durationMs: expect.any(Number),
  });
});
