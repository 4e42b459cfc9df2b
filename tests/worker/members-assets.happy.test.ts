import { expect, it } from 'vitest';
import { freshWorker, signIn } from './worker-under-test.ts';

it('serves the gate page to everybody, with the worker’s headers and uncached', async () => {
  const call = await freshWorker();
  for (const method of ['GET', 'HEAD']) {
    const answer = await call(method, '/members');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(method === 'GET' ? 'gate page' : '');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
});

it('sends whoever types a slash too many to the gate page', async () => {
  const call = await freshWorker();
  const answer = await call('GET', '/members/');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('Location')).toBe('/members');
});

it('serves text and pictures of the staff area to a session', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const script = await call('GET', '/members/assets/panels-4f2a.js', { headers: session });
  expect(script.status).toBe(200);
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await script.text()).toContain('staff-area-canary');

  const picture = await call('GET', '/members/assets/badge-9c1d.png', { headers: session });
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);

  const head = await call('HEAD', '/members/assets/panels-4f2a.js', { headers: session });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});
