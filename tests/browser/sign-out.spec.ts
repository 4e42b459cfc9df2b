import type { Page } from 'playwright/test';
import { enter, expect, test } from './fixtures.ts';

const entry = (page: Page) => page.getByRole('button', { name: 'Entra' });
const description = (page: Page) => page.getByLabel('Descrizione dell’attività');
const keys = (page: Page) => page.evaluate(() => caches.keys());

async function openArea(page: Page) {
  await page.goto('/members#content');
  await enter(page);
  await expect(description(page)).toBeVisible();
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(entry(page)).toBeVisible();
};

test('signing out in one tab shuts the area and forgets the draft in every other', async ({
  page,
  context,
}) => {
  await openArea(page);
  const other = await context.newPage();
  await other.goto('/members#content');
  await description(other).fill('Una giornata di sole');
  await expect.poll(() => other.evaluate(() => sessionStorage.length)).toBe(1);
  await signOut(page);
  await expect(entry(other)).toBeVisible();
  await expect(description(other)).toBeHidden();
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a tab that showed another page meanwhile does not give the draft to the next colleague', async ({
  page,
  context,
}) => {
  await openArea(page);
  const other = await context.newPage();
  await other.goto('/members#content');
  await description(other).fill('Una giornata di sole');
  await expect.poll(() => other.evaluate(() => sessionStorage.length)).toBe(1);
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
  await openArea(page);
  const other = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
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
  await expect(entry(other)).toBeVisible();
  release();
  await other.waitForLoadState('networkidle');
  expect(await keys(other)).toEqual([]);
});

for (const blocked of ['caches', 'navigator.serviceWorker'] as const)
  test(`signs out of a browser in which ${blocked} throws`, async ({ page }) => {
    await page.addInitScript((name) => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(name === 'caches' ? globalThis : navigator, name.split('.').at(-1) ?? '', {
        get,
      });
    }, blocked);
    await openArea(page);
    await signOut(page);
    expect(await page.evaluate(async () => (await (await fetch('/api/session')).json()).signedIn)).toBe(
      false,
    );
  });

test.describe('when the server cannot end the session', () => {
  test.use({ expectedStatuses: [503] });

  test('the gate is shown at once, and the next page asks again', async ({ page }) => {
    await openArea(page);
    await page.route('**/api/session', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 503,
            json: { error: { code: 'unavailable', message: 'Riprova.' } },
          })
        : route.continue(),
    );
    await signOut(page);
    await expect(page.getByRole('alert')).toContainText('Il server non l’ha ancora confermata');
    await page.unroute('**/api/session');
    const repeated = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.reload();
    expect((await (await repeated).response())?.status()).toBe(204);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('an answer to a sign-out never ends the session that was opened after it', async ({ page, context }) => {
  await openArea(page);
  await context.route('**/api/session', async (route) => {
    if (route.request().method() === 'DELETE') await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue().catch(() => undefined);
  });
  await signOut(page);
  await enter(page);
  await expect(description(page)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(await page.evaluate(async () => (await (await fetch('/api/session')).json()).signedIn)).toBe(true);
  await page.reload();
  await expect(description(page)).toBeVisible();
});

test('staff files whose session is over are deleted by any page', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(async () => {
    const cache = await caches.open('members-offline');
    await cache.put('/api/session', Response.json({ signedIn: true, expiresAt: '2020-01-01T00:00:00.000Z' }));
    await cache.put('/members/assets/a.js', new Response('staff'));
  });
  await page.goto('/');
  await expect.poll(() => keys(page)).toEqual([]);
});

test.describe('in a browser that refuses cookies', () => {
  test('the right code is answered with what to change in the browser', async ({ page }) => {
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(answer.headers()).filter(([name]) => name !== 'set-cookie'),
      );
      await page.context().clearCookies();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/members');
    await enter(page);
    await expect(page.getByRole('alert')).toContainText('il browser rifiuta il cookie');
    await expect(page.getByText('Consenti i cookie per questo sito')).toBeVisible();
  });
});
