import { expect, test } from './fixtures.ts';

// The values stand in tests/unit and tests/worker; here that each kind of answer has them, whoever gives it.
for (const path of ['/', '/no-such-page', '/members', '/api/health'])
  test(`${path} carries every security header and opens itself to no other origin`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const isWorkers = /^\/(api|members)(\/|$)/.test(path);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining(`microphone=(${path === '/members' ? 'self' : ''})`),
      'content-security-policy': expect.stringMatching(/^(?!.*(unsafe-|\*)).*frame-ancestors 'none'/),
    });
    expect(headers['cross-origin-opener-policy']).toBe(isWorkers ? 'same-origin' : undefined);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (isWorkers) expect(headers['cache-control']).toContain('no-store');
    if (path === '/members') expect(headers['content-security-policy']).toContain("frame-src 'none'");
  });

test('who leaves the gate for the site gets a new document, which may not listen', async ({ page }) => {
  type WithPolicy = Document & { featurePolicy: { allowsFeature: (name: string) => boolean } };
  const mayListen = () =>
    page.evaluate(() => (document as WithPolicy).featurePolicy.allowsFeature('microphone'));
  await page.goto('/members');
  expect(await mayListen()).toBe(true);
  // The form has its name once the scripts have come, which could turn the page without a new document.
  await expect(page.locator('[name=passcode]')).toBeAttached();
  await page.getByRole('link', { name: 'Torna al sito' }).click();
  await expect(page.locator('#hero')).toBeVisible();
  expect(await mayListen()).toBe(false);
});
