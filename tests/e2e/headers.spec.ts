import { securityHeaders } from '../../worker/security-headers.ts';
import { expect, test } from './fixtures.ts';

const securityHeaderNames = Object.keys(
  securityHeaders({ styleHashes: [], scriptHashes: [], frameOrigins: [] }),
);

for (const path of [
  '/',
  '/robots.txt',
  '/no-such-page',
  '/members',
  '/api/health',
  '/api/session',
  '/api/none',
  '/members/assets/none.js',
])
  test(`${path} carries every security header and opens itself to no other origin`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const name of securityHeaderNames) expect(headers[name.toLowerCase()], name).toBeTruthy();
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (/^\/(api|members\/)/.test(path)) {
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-request-id']).toBeTruthy();
    }
  });
