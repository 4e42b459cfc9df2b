import type { BrowserContext, Page } from 'playwright/test';
import { violations } from './axe.ts';
import { enter, expect, product, signIn, test } from './fixtures.ts';

const rename = (page: Page) => page.getByRole('button', { name: 'Rinomina e Scarica' });
const kept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('members-offline')).keys()).map(({ url }) => new URL(url).pathname),
  );

async function openKept(page: Page) {
  await signIn(page);
  await page.goto('/members');
  await expect(rename(page)).toBeVisible();
  await expect.poll(() => kept(page)).toContain('/members');
}

test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

test('once opened, the photo desk opens again and works without a connection', async ({ page, context }) => {
  await openKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rename(page)).toBeVisible();
  await expect(page.getByText('Sei senza connessione')).toBeVisible();
  await page.getByLabel('Prefisso').fill('ab');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await page.getByLabel('Titolo foto').fill('Mare');
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
  await page.getByLabel('Scegli le foto').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  const download = page.waitForEvent('download');
  await rename(page).click();
  expect((await download).suggestedFilename()).toMatch(/^AB-ACQUA_Mare_\d{8}-[A-Z0-9]{8}\.png$/);
  await context.setOffline(false);
  await expect(page.getByText('Sei senza connessione')).toBeHidden();
});

test('a network that leads nowhere counts as none, until the server answers again', async ({
  page,
  context,
}) => {
  await openKept(page);
  let leadsNowhere = true;
  await context.route('**/*', (route) => (leadsNowhere ? route.abort('failed') : route.continue()));
  await page.reload();
  await expect(rename(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText('Sei senza connessione')).toBeVisible();
  leadsNowhere = false;
  await expect(page.getByText('Sei senza connessione')).toBeHidden();
});

test('a sign-out leaves nothing on the device, and the next reload nothing without a connection', async ({
  page,
  context,
}) => {
  await openKept(page);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test('a sign-out while the worker is on its way leaves no worker either', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...what) {
      const arrived = new Promise((arrive) => Object.assign(globalThis, { arrive }));
      return arrived.then(() => register.apply(this, what));
    };
  });
  await signIn(page);
  await page.goto('/members');
  await page.waitForFunction(() => 'arrive' in globalThis);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { unregister } = ServiceWorkerRegistration.prototype;
        ServiceWorkerRegistration.prototype.unregister = function () {
          return unregister.apply(this).finally(done);
        };
        Reflect.get(globalThis, 'arrive')();
      }),
  );
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).signedIn);
const untold = (page: Page) => page.getByRole('alert').filter({ hasText: 'Uscita fatta, bozze cancellate' });

async function leaveOffline(page: Page, context: BrowserContext) {
  await page.goto('/members');
  await enter(page);
  await expect.poll(() => kept(page)).toContain('/members');
  await page.getByRole('link', { name: 'Generatore Contenuti' }).first().click();
  await page.getByLabel('Descrizione dell’attività').fill('Una giornata di sole');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
}

test.describe('a sign-out without a connection', () => {
  test('takes everything of this device away, says what is left, and ends the session once the network is back', async ({
    page,
    context,
  }) => {
    await leaveOffline(page, context);
    await expect(untold(page)).toHaveText(/Manca la rete: .* scade da solo alle \d{1,2}:\d\d\.$/);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => [sessionStorage.length, Object.keys(localStorage)])).toEqual([
      0,
      ['members-left'],
    ]);
    await context.setOffline(false);
    await expect(page.getByText('ora l’accesso è chiuso')).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await enter(page);
    await expect(rename(page)).toBeVisible();
  });

  test('and the page closed before the network is back: the next one ends the session first', async ({
    page,
    context,
  }) => {
    await leaveOffline(page, context);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/members');
    await expect(next.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect.poll(() => next.evaluate(() => localStorage.length)).toBe(0);
    expect(await isSignedIn(next)).toBe(false);
    await expect(rename(next)).toBeHidden();
  });

  test('and in again from another tab: the new session is left alone', async ({ page, context }) => {
    await leaveOffline(page, context);
    await context.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
    );
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto('/members');
    await enter(other);
    await expect(rename(other)).toBeVisible();
    await context.unroute('**/api/session');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(untold(page)).toBeHidden();
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
  await expect.poll(() => kept(page)).toContain('/members');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
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
  await expect(rename(page)).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('/members/assets/old-1.js');
  const page1 = await page.evaluate(async () => (await (await caches.match('/members'))?.text()) ?? '');
  expect(page1).toContain('<title>');
});

test('the worker answers for the staff area alone', async ({ page, request }) => {
  await openKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([`${product.url()}/members`]);
  const script = await (await request.get('/members-worker.js')).text();
  expect(script).not.toMatch(/Area Staff|Genera|Rinomina/);
});
