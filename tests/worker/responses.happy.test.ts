import { afterEach, expect, it, vi } from 'vitest';
import { freshWorker, json, logged } from './worker-under-test.ts';

afterEach(() => void vi.useRealTimers());

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
  for (const path of ['/api/health', '/api/session', '/members']) {
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

it('writes one line a second for refusals of a kind, with the number of those without', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const call = await freshWorker();
  const refuse = () => call('POST', '/api/generate', json({ description: 'Giochi' }));
  for (let count = 0; count < 30; count += 1) expect((await refuse()).status).toBe(401);
  expect((await call('GET', '/api/nothing')).status).toBe(404);
  vi.advanceTimersByTime(1000);
  const { headers } = await refuse();
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.map(({ status }) => status)).toEqual([401, 404, 401]);
  expect(lines[2]).toMatchObject({ requestId: headers.get('X-Request-Id'), unlogged: 29 });
});
