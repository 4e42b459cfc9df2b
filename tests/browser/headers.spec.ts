import { members } from '#frontend/content/pages/members.ts';
import { OPENER_POLICY, securityHeaders } from '#worker/security-headers.ts';
import { expect, test } from './fixtures.ts';

const securityHeaderNames = Object.keys(
  securityHeaders({ styleHashes: [], scriptHashes: [], frameOrigins: [], galleryOrigins: [] }),
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
    const isWorkers = /^\/(api|members)(\/|$)/.test(path);
    for (const name of securityHeaderNames)
      if (isWorkers || name !== OPENER_POLICY) expect(headers[name.toLowerCase()], name).toBeTruthy();
    expect(headers['cross-origin-opener-policy']).toBe(isWorkers ? 'same-origin' : undefined);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const isStaff = path === '/members';
    expect(headers['permissions-policy']).toContain(`microphone=(${isStaff ? 'self' : ''})`);
    if (isStaff)
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self'; manifest-src 'self'; frame-src 'none'",
      );
    if (/^\/(api|members\/)/.test(path)) {
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-request-id']).toBeTruthy();
    }
  });

test('who leaves the gate for the site gets a new document, which may not listen', async ({ page }) => {
  const mayListen = () =>
    page.evaluate(() =>
      (
        document as Document & { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    );
  await page.goto('/members');
  expect(await mayListen()).toBe(true);
  // The form has its name once the scripts have come, which could turn the page without a new document.
  await expect(page.locator('[name=passcode]')).toBeAttached();
  await page.getByRole('link', { name: members.homeLink }).click();
  await expect(page.locator('#hero')).toBeVisible();
  expect(await mayListen()).toBe(false);
});
