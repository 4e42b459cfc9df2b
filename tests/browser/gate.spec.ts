import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { failures, members } from '#frontend/content/pages/members.ts';
import { violations } from './axe.ts';
import { enter, expect, passcodeField, product, signIn, test } from './fixtures.ts';
import { pathSpellings } from './path-spellings.ts';
import { rawRequest } from './raw-request.ts';

const repository = join(import.meta.dirname, '../..');

const sources = (pattern: string) => globSync(pattern, { cwd: repository }).toSorted();
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Every text of the staff area, cut where a value is put in, that the public site does not have as well. */
const staffTexts = () => {
  const publicSource = sources('frontend/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('frontend/members/'))
    .map(read)
    .join('\n');
  const literals = sources('frontend/members/content/**/*.ts').flatMap((path) => [
    ...read(path)
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/placeholder\(\s*'[^']*'/g, '')
      .matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g),
  ]);
  return literals
    .flatMap(([, single, double, template]) => (single ?? double ?? template ?? '').split(/\$\{[^}]*\}/))
    .map((text) => text.trim())
    .filter((text) => text.length > 12 && !publicSource.includes(text));
};

const built = (path: string) => readFileSync(join(product.distFolder(), path), 'utf8');
const builtFiles = () =>
  globSync('**/*', { cwd: product.distFolder(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(product.distFolder().length + 1));

/** Names of the staff area's files, read where only the build and we can see them. */
const staffFiles = () => [...new Set(built('_worker.js').match(/\/members\/assets\/[\w.-]+\.\w+/g))];

test('every text of the staff area stands in the worker and in no static file', () => {
  const texts = staffTexts();
  expect(texts.length).toBeGreaterThan(120);
  const worker = built('_worker.js');
  expect(texts.filter((text) => !worker.includes(text))).toEqual([]);
  for (const path of builtFiles().filter((name) => name !== '_worker.js')) {
    const content = built(path);
    expect(
      texts.filter((text) => content.includes(text)),
      path,
    ).toEqual([]);
  }
});

test('no static file belongs to the staff area or maps sources', () => {
  expect(builtFiles().filter((path) => /\.map$|(^|\/)members\//.test(path))).toEqual([]);
});

test('no secret is part of the build', () => {
  for (const path of builtFiles()) expect(built(path).includes(product.passcode()), path).toBe(false);
});

test('the code is masked until somebody wants to see it, and may be pasted or filled in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/members');
  const field = passcodeField(page);
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate((text) => navigator.clipboard.writeText(text), product.passcode());
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(product.passcode());
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByLabel(members.show).check();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a file of the staff area is served to a session, by its exact name, and stored nowhere', async ({
  page,
}) => {
  const [file = ''] = staffFiles();
  expect((await rawRequest(product.url(), file)).status).toBe(401);
  await signIn(page);
  const answer = await page.request.get(file);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

// The whole way through the local runtime.
test('no spelling of a staff file is served without a session', async ({ page }) => {
  const file = staffFiles().find((name) => name.endsWith('.js')) ?? '';
  expect(file).toMatch(/\.js$/);
  await signIn(page);
  const content = await (await page.request.get(file)).text();
  const marker = content.slice(0, 120);
  expect(marker.length).toBe(120);

  const spellings = pathSpellings(file, 150);
  const leaks: string[] = [];
  const failures: string[] = [];
  const askAll = async () => {
    for (let target = spellings.pop(); target !== undefined; target = spellings.pop()) {
      const { status, head, body } = await rawRequest(product.url(), target);
      if (body.includes(marker)) leaks.push(target);
      // The local runtime itself answers 502 for a static file with a NUL in its name; the worker signs what it answers.
      const isOurs = /^x-request-id:/im.test(head) || !target.includes('%00');
      if (status >= 500 && isOurs) failures.push(`${status} ${target}`);
    }
  };
  await Promise.all([askAll(), askAll(), askAll(), askAll()]);
  expect(leaks).toEqual([]);
  expect(failures).toEqual([]);
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu dell’Area Staff' });

test.describe('before the scripts have come', () => {
  for (const send of ['Enter', 'a tap'] as const)
    test(`a passcode sent by ${send} goes once, as soon as they are here, and into no address`, async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
      const addresses: string[] = [];
      const sent: (string | null)[] = [];
      page.on('request', (call) => {
        addresses.push(call.url());
        if (call.method() === 'POST') sent.push(call.postData());
      });
      await page.goto('/members', { waitUntil: 'commit' });
      const field = passcodeField(page);
      await field.fill(product.passcode());
      if (send === 'Enter') await field.press('Enter');
      else await page.getByRole('button', { name: 'Entra' }).click();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/members');
      expect(sent).toEqual([]);
      release();
      await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeVisible();
      expect(sent).toEqual([JSON.stringify({ passcode: product.passcode() })]);
      expect(addresses.filter((address) => address.includes(product.passcode()))).toEqual([]);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    });
});

test.describe('at the gate', () => {
  test.use({ expectedStatuses: [401] });

  const greeting = (page: Page) => page.getByRole('heading', { name: 'Che bello rivederti!' });

  test('a device that has signed in is greeted for 90 days, until «Esci»', async ({ page, context }) => {
    await page.goto('/members');
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(greeting(page)).toBeHidden();
    await enter(page);
    await expect(menu(page)).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const keptDaysAgo = (days: number) =>
      page.evaluate((age) => {
        const kept = JSON.parse(localStorage.getItem('members-known') ?? '');
        localStorage.setItem(
          'members-known',
          JSON.stringify({ ...kept, storedAt: Date.now() - age * 86_400_000 }),
        );
      }, days);
    await keptDaysAgo(89);
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    await keptDaysAgo(90);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('members-known'))).toBeNull();

    await enter(page);
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(greeting(page)).toBeHidden();
  });

  test('a browser that keeps nothing lets in and out, and greets nobody', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, storage, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/members');
    await enter(page);
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(menu(page)).toBeHidden();
  });

  test('the card stays where it is when a message makes it longer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/members');
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    const card = page.getByRole('main').locator('div:has(> h1)');
    const box = async () => (await card.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const before = await box();
    await enter(page, 'sbagliato');
    await expect(page.getByRole('alert')).toBeVisible();
    const after = await box();
    expect(after.height).toBeGreaterThan(before.height);
    expect(after.y).toBe(before.y);
  });

  test('axe finds nothing, before and after a refusal, which says what to do next', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/members');
      await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
      expect(await violations(page)).toEqual([]);
      await enter(page, 'sbagliato');
      await expect(page.getByRole('alert')).toHaveText(failures.wrong_passcode.sentence);
      await expect(passcodeField(page)).toHaveAccessibleDescription(/chiedilo alla direzione/);
      expect(await violations(page)).toEqual([]);
    }
  });
});
