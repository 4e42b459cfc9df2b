import { expect, it } from 'vitest';
import {
  bindings,
  callerOf,
  errorCode,
  freshWorker,
  json,
  meteredDatabase,
  PASSCODE,
  signInDevice,
} from './worker-under-test.ts';

const routes = [
  ...[
    'GET /api/health',
    'GET /api/session',
    'POST /api/session',
    'DELETE /api/session',
    'POST /api/generate',
  ],
  ...['GET /members', 'GET /members/', 'GET /members/assets/panels-4f2a.js', 'GET /api/nothing'],
];

it.each([
  'https://0a1b2c3d.fun-village.pages.dev',
  'https://fun-village.pages.dev',
  'https://www.site.example',
  'https://site.example.attacker.example',
  'https://site.example:8443',
  'https://localhost.attacker.example',
  'http://127.0.0.1.nip.io',
])(
  'answers 404 to everything at %s, also to the right passcode and a living session, without the database',
  async (site) => {
    const device = await signInDevice(await freshWorker());
    const { metered, rows } = meteredDatabase();
    const call = callerOf({ ...bindings, DB: metered }, site);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const body =
        method === 'POST' ? json({ passcode: PASSCODE, description: 'Festa' }, device) : { headers: device };
      const answer = await call(method, path, body);
      expect(answer.status, route).toBe(404);
      expect(await errorCode(answer)).toBe('not_found');
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
    expect(rows.batches).toBe(0);
  },
);

it.each(['https://site.example', 'http://localhost:8788', 'http://127.0.0.1:4000', 'http://[::1]:8788'])(
  'answers at %s',
  async (site) => {
    const call = callerOf(bindings, site);
    expect((await call('GET', '/api/health')).status).toBe(200);
    expect((await call('GET', '/members')).status).toBe(200);
  },
);
