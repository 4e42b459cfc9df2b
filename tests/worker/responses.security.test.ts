import { policySources } from 'virtual:built-site';
import { expect, it } from 'vitest';
import { securityHeaders } from '#worker/security-headers.ts';
import {
  asStream,
  bindings,
  callerOf,
  errorCode,
  freshWorker,
  json,
  PASSCODE,
  signIn,
  tryPasscode,
} from './worker-under-test.ts';

const STREAM = 7;
const GATE_PAGE = 8;

it('carries the security headers of the static pages and no-store on every answer', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const answers = [
    await call('GET', '/api/health'),
    await call('GET', '/api/nothing'),
    await call('PUT', '/api/session'),
    await call('GET', '//api/session'),
    await tryPasscode(call, PASSCODE),
    await tryPasscode(call, 'sbagliato'),
    await call('POST', '/api/generate', json({ description: 'Festa' }, session)),
    await call('POST', '/api/generate', json({ description: 'Festa' }, { ...session, ...asStream })),
    await call('GET', '/members'),
    await call('GET', '/members/assets/panels-4f2a.js', { headers: session }),
    await call('DELETE', '/api/session', { headers: session }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 404, 405, 404, 204, 401, 200, 200, 200, 200, 204,
  ]);
  for (const [index, { headers }] of answers.entries()) {
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(securityHeaders(policySources, index === GATE_PAGE ? 'staff' : 'public')).map(
          ([name, value]) => [name.toLowerCase(), value],
        ),
      ),
    );
    expect(headers.get('Cache-Control')).toMatch(/^(private, )?no-store$/);
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
  // Read to its end, it writes no line into the log of a later test.
  expect(await answers[STREAM]?.text()).toContain('event: done');
});

it.each([
  ...['//api/session', '/api//session', '/api%2Fsession', '/%61pi/session', '/api/sess%69on'],
  ...['/api/session%00', '/api/session%0a', '/api/session%20', '/api/session;x', '/api/%2e%2e%2fapi/session'],
  ...['/api%5csession', '/members%2Fassets', '//members', '/member%73', '/api/sèssion', '/api/%zz'],
])('answers 404 to %s, which is not its canonical form', async (path) => {
  const call = callerOf(bindings);
  for (const method of ['GET', 'POST']) {
    const answer = await call(method, path);
    expect(answer.status).toBe(404);
    expect(await errorCode(answer)).toBe('not_found');
  }
});

it('tells preflights of other sites nothing', async () => {
  const call = await freshWorker();
  const headers = { Origin: 'https://attacker.example', 'Access-Control-Request-Method': 'POST' };
  const answer = await call('OPTIONS', '/api/generate', { headers });
  expect(answer.status).toBe(405);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
