import { expect, it } from 'vitest';
import { errorCode, freshWorker, logged } from './worker-under-test.ts';

it('answers 404 to every unknown path of the API, whatever the method', async () => {
  const call = await freshWorker();
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/session/', '/api/health/x', '/API/health']) {
      const answer = await call(method, path);
      expect(answer.status).toBe(404);
      expect(await errorCode(answer)).toBe('not_found');
    }
  }
});

it('answers 405 with the methods of a known path', async () => {
  const call = await freshWorker();
  for (const [method, path, allowed] of [
    ['POST', '/api/health', 'GET, HEAD'],
    ['GET', '/api/generate', 'POST'],
    ['HEAD', '/api/generate', 'POST'],
    ['OPTIONS', '/api/generate', 'POST'],
    ['PUT', '/api/session', 'GET, HEAD, POST, DELETE'],
    ['POST', '/members', 'GET, HEAD'],
    ['OPTIONS', '/members/', 'GET, HEAD'],
    ['DELETE', '/members/assets/panels-4f2a.js', 'GET, HEAD'],
  ] as const) {
    const answer = await call(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(allowed);
    if (method !== 'HEAD') expect(await errorCode(answer)).toBe('method_not_allowed');
  }
});

it('answers 500 in the same envelope to what nobody foresaw, and logs no message', async () => {
  const broken = { fetch: () => Promise.reject(new Error('internal words')) } as unknown as Fetcher;
  const call = await freshWorker({ ASSETS: broken });
  const answer = await call('GET', '/members');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  expect(await errorCode(answer)).toBe('internal_error');
  expect(logged.join('\n')).toContain('internal_error');
  expect(logged.join('\n')).not.toContain('internal words');
});
