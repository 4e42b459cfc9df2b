import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { enter, expect, product, test } from './fixtures.ts';

/** A TCP proxy before the product. Silent, it keeps its connections open and passes nothing on. */
let isSilent = false;
let silentAfter: string | undefined;
let proxy: Server;
const sockets = new Set<Socket>();

const pass = (from: Socket, to: Socket) => {
  sockets.add(from);
  from.on('data', (bytes) => {
    if (!isSilent) to.write(bytes);
    if (silentAfter && bytes.includes(silentAfter)) isSilent = true;
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
};

test.beforeAll(async () => {
  const { hostname, port } = new URL(product.url());
  proxy = createServer((browser) => {
    const site = connect(Number(port), hostname);
    pass(browser, site);
    pass(site, browser);
  }).listen(0);
  await new Promise((resolve) => proxy.once('listening', resolve));
});
test.afterAll(() => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ page }) => {
  isSilent = false;
  silentAfter = undefined;
  await page.goto(`http://localhost:${(proxy.address() as AddressInfo).port}/members`);
  // Named once the scripts are there.
  await expect(page.locator('input[name=passcode]')).toBeVisible();
});

test('a passcode sent into silence is answered with a sentence, and can be sent again', async ({ page }) => {
  isSilent = true;
  await enter(page);
  await expect(page.getByRole('alert')).toHaveText('La rete non risponde.');
  isSilent = false;
  await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
});

test('a post that falls silent keeps its text and says why it ended', async ({ page }) => {
  await enter(page);
  await page.getByRole('link', { name: 'Generatore Contenuti' }).first().click();
  await page.getByLabel('Descrizione dell’attività').fill('Gara muta [guasto: slow]');
  silentAfter = 'event: delta';
  await page.getByRole('button', { name: 'Genera Contenuto' }).click();
  await expect(page.getByRole('alert')).toContainText('La rete non risponde.');
  await expect(page.getByText('Testo incompleto')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contenuto generato' })).toContainText(/\w/);
});

test('«Esci» into silence shows the gate at once, and what is left to do', async ({ page }) => {
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeVisible();
  isSilent = true;
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible({ timeout: 5000 });
  await expect(page.getByRole('alert')).toContainText('Uscita fatta, bozze cancellate');
});
