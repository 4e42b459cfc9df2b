import type { Page } from 'playwright/test';
import { expect, product, signIn, test } from './fixtures.ts';

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
  await page.goto('/members');
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
