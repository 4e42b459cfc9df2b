import type { BrowserContext, Page } from 'playwright/test';
import { startLine } from '#tests/fixtures/line.ts';
import { violations } from './axe.ts';
import { enter, expect, product, test } from './fixtures.ts';
import {
  button,
  choosePhotos,
  description,
  fileOf,
  generate,
  isSignedIn,
  menu,
  openArea,
  photo,
  signOut,
  startButton,
} from './staff-area.ts';

const keptPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('members-offline')).keys()).map(({ url }) => new URL(url).pathname),
  );
const isKept = (page: Page) => expect.poll(() => keptPaths(page)).toContain('/members');
const openKept = async (page: Page) => {
  await openArea(page);
  await isKept(page);
};
const offlineNotice = (page: Page) => page.getByText('Sei senza connessione');
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const workerScopes = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test.use({ keepsOffline: true, expectedErrors: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

test('once opened, the photo desk works without a connection, also after a reload', async ({
  page,
  context,
}) => {
  await openKept(page);
  expect(await workerScopes(page)).toEqual([`${product.url()}/members`]);
  await context.setOffline(true);
  await page.reload();
  await expect(startButton(page)).toBeVisible();
  await expect(offlineNotice(page)).toBeVisible();
  await page.getByLabel('Prefisso').fill('ab');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await page.getByLabel('Titolo foto').fill('Mare');
  await choosePhotos(page, [fileOf('a.jpg', await photo())]);
  const download = page.waitForEvent('download');
  await startButton(page).click();
  expect((await download).suggestedFilename()).toMatch(/^AB-ACQUA_Mare_\d{8}-[A-Z0-9]{8}\.jpg$/);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
});

test('once the area has been opened, a post becomes a PDF without a connection', async ({
  page,
  context,
}) => {
  await openArea(page, '#content');
  await generate(page, 'Una giornata di sole');
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  const download = page.waitForEvent('download');
  await button(page, 'Scarica PDF').click();
  expect((await download).suggestedFilename()).toBe('fun-village-content.pdf');
});

test('a network that leads nowhere counts as none, until the server answers again', async ({
  page,
  context,
}) => {
  await openKept(page);
  let leadsNowhere = true;
  await context.route('**/*', (route) => (leadsNowhere ? route.abort('failed') : route.continue()));
  await page.reload();
  await expect(startButton(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(offlineNotice(page)).toBeVisible();
  leadsNowhere = false;
  await expect(offlineNotice(page)).toBeHidden();
});

test('a sign-out leaves nothing on the device, not even for a reload without a connection', async ({
  page,
  context,
}) => {
  await openKept(page);
  await signOut(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => workerScopes(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test('a sign-out while the worker is on its way leaves no worker either', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<boolean>();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const line = await startLine(product.url());
  line.passes = (bytes) => {
    if (!bytes.includes('GET /members-worker.js')) return true;
    ask();
    return released;
  };
  const registrations: { isDeleted: boolean }[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await client.send('ServiceWorker.enable');
  await page.goto(`${line.url}/members`);
  await enter(page);
  await expect(menu(page)).toBeVisible();
  await isAsked;
  await signOut(page);
  release(true);
  await expect.poll(() => registrations.at(-1)?.isDeleted).toBe(true);
  expect(await workerScopes(page)).toEqual([]);
  await line.cut();
});

const pendingNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Uscita fatta, bozze cancellate' });
const signOutOffline = async (page: Page, context: BrowserContext) => {
  await page.goto('/members#content');
  await enter(page);
  await isKept(page);
  await description(page).fill('Una giornata di sole');
  await context.setOffline(true);
  await signOut(page);
};

test.describe('a sign-out without a connection', () => {
  test('takes everything of this device away, says what is left, and ends the session once the network is back', async ({
    page,
    context,
  }) => {
    await signOutOffline(page, context);
    await expect(pendingNotice(page)).toHaveText(/Manca la rete: .* scade da solo alle \d{1,2}:\d\d\.$/);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    expect(await page.evaluate(() => [sessionStorage.length, ...Object.keys(localStorage)])).toEqual([
      0,
      'members-left',
    ]);
    await context.setOffline(false);
    await expect(page.getByText('ora l’accesso è chiuso')).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await enter(page);
    await expect(menu(page)).toBeVisible();
  });

  test('and the page closed before the network is back: the next one ends the session first', async ({
    page,
    context,
  }) => {
    await signOutOffline(page, context);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/members');
    await expect(button(next, 'Entra')).toBeEnabled();
    await expect.poll(() => next.evaluate(() => localStorage.length)).toBe(0);
    expect(await isSignedIn(next)).toBe(false);
  });

  test('and in again from another tab: the new session is left alone', async ({ page, context }) => {
    await signOutOffline(page, context);
    await context.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
    );
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto('/members');
    await enter(other);
    await expect(menu(other)).toBeVisible();
    await context.unroute('**/api/session');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(pendingNotice(page)).toBeHidden();
    expect(await isSignedIn(page)).toBe(true);
  });
});

test('an ended session closes it: with a connection at once, without one when its time is over', async ({
  page,
  context,
}) => {
  await openKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('members-offline');
    await cache.put('/api/session', Response.json({ signedIn: true, expiresAt: '2020-01-01T00:00:00.000Z' }));
  });
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
  await context.setOffline(false);
  // Its worker hears of the connection by a way of its own.
  await expect(() => page.goto('/members')).toPass();
  await isKept(page);
  await context.clearCookies();
  await page.reload();
  await expect(button(page, 'Entra')).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('what is kept is never older than the edition: files of another are gone once the area has opened', async ({
  page,
}) => {
  await openKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('members-offline');
    await cache.put('/members/assets/old-1.js', new Response('old'));
    await cache.put('/members', new Response('old'));
  });
  await page.reload();
  await expect.poll(() => keptPaths(page)).not.toContain('/members/assets/old-1.js');
  const keptPage = await page.evaluate(async () => (await caches.match('/members'))?.text());
  expect(keptPage).toContain('<title>');
});
