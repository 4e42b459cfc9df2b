import type { Page } from 'playwright/test';
import { enter, expect, test } from './fixtures.ts';
import { button, description, isSignedIn, openArea, signOut, storedDraft } from './staff-area.ts';

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const fulfilDelete = (page: Page, status: number) =>
  page.route('**/api/session', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status, json: { error: { code: 'unavailable', message: 'Riprova.' } } })
      : route.continue(),
  );
/** Opens the generator with a draft that this device has stored. */
const openDraft = async (page: Page) => {
  await page.goto('/members#content');
  await description(page).fill('Una giornata di sole');
  await expect.poll(() => storedDraft(page)).toContain('Una giornata di sole');
};

test.use({ keepsOffline: true });

test.beforeEach(({ page }) => openArea(page, '#content'));

test('signing out in one tab shuts the area and forgets the draft in every other', async ({
  page,
  context,
}) => {
  await openDraft(page);
  const other = await context.newPage();
  await openDraft(other);
  await signOut(page);
  await expect(button(other, 'Entra')).toBeVisible();
  await expect(description(other)).toBeHidden();
  expect(await storedDraft(other)).toBeNull();
});

test('a tab that showed another page meanwhile does not give the draft to the next colleague', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openDraft(other);
  await other.goto('/privacy');
  await signOut(page);
  await enter(page);
  await expect(description(page)).toBeVisible();
  await other.goto('/members#content');
  await expect(description(other)).toHaveValue('');
});

test('a tab that is still fetching files for offline use stores none after a sign-out in another', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFetching = false;
  await context.route('**/members', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    isFetching = true;
    await released;
    return route.continue();
  });
  await other.goto('/members#content');
  await expect.poll(() => isFetching).toBe(true);
  await signOut(page);
  await expect(button(other, 'Entra')).toBeVisible();
  release();
  await other.waitForLoadState('networkidle');
  expect(await cacheNames(other)).toEqual([]);
});

test.describe('when the server cannot end the session', () => {
  test.use({ expectedStatuses: [503] });

  test('the gate is shown at once, and the next page asks again', async ({ page }) => {
    await fulfilDelete(page, 503);
    await signOut(page);
    await expect(page.getByRole('alert')).toContainText('Il server non l’ha ancora confermata');
    await page.unrouteAll();
    const repeated = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.reload();
    expect((await (await repeated).response())?.status()).toBe(204);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the late answer to an earlier request changes nothing', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      '**/api/session',
      async (route) => {
        await released;
        await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Riprova.' } } });
      },
      { times: 1 },
    );
    await signOut(page);
    await expect(page.getByRole('alert')).toContainText('Il server non l’ha ancora confermata');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Fatto: ora l’accesso è chiuso.')).toBeVisible();
    const late = page.waitForResponse((response) => response.status() === 503);
    release();
    await (await late).finished();
    // The page has drawn what it makes of the answer.
    await page.evaluate(async () => {
      await fetch('/api/health');
      await new Promise(requestAnimationFrame);
    });
    expect(await page.getByText('Fatto: ora l’accesso è chiuso.').count()).toBe(1);
  });
});

test('a sign-in waits for the answer to the sign-out before it, which would take its cookie away', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const order: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && order.push('sign-in'));
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await released;
    order.push('sign-out');
    return route.continue();
  });
  await signOut(page);
  await enter(page);
  await expect(button(page, 'Un attimo…')).toBeDisabled();
  release();
  await expect(description(page)).toBeVisible();
  expect(order).toEqual(['sign-out', 'sign-in']);
  expect(await isSignedIn(page)).toBe(true);
});

test('staff files whose session is over are deleted by any page', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(async () => {
    const cache = await caches.open('members-offline');
    await cache.put('/api/session', Response.json({ signedIn: true, expiresAt: '2020-01-01T00:00:00.000Z' }));
    await cache.put('/members/assets/a.js', new Response('staff'));
  });
  await page.goto('/');
  await expect.poll(() => cacheNames(page)).toEqual([]);
});
