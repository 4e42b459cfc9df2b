import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { parseSync, Visitor } from 'vite';
import { members } from '#frontend/content/pages/members.ts';
import { ERROR_SENTENCES } from '#worker/contract.ts';
import { violations } from './axe.ts';
import { enter, expect, passcodeField, product, signIn, test } from './fixtures.ts';
import { button, isSignedIn, menu, signOut } from './staff-area.ts';

const repository = join(import.meta.dirname, '../..');
const sources = (pattern: string) => globSync(pattern, { cwd: repository });
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Every text in a source, cut where a value is put in. */
const textsIn = (path: string): string[] => {
  const texts: string[] = [];
  const collect = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  });
  collect.visit(parseSync(path, read(path)).program);
  return texts.map((text) => text.trim());
};

/** Every text of the staff area that the public site does not have as well. */
const staffTexts = () => {
  const publicTexts = sources('{frontend/**/*.{ts,tsx},worker/contract.ts}')
    .filter((path) => !/^frontend\/(content\/)?members\//.test(path))
    .flatMap(textsIn)
    .join('\n');
  return sources('frontend/content/members/**/*.ts')
    .flatMap(textsIn)
    .filter((text) => text.length > 12 && !/^[#./]/.test(text) && !publicTexts.includes(text));
};

const built = (path: string) => readFileSync(join(product.distFolder(), path), 'utf8');
const builtFiles = () =>
  globSync('**/*', { cwd: product.distFolder(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(product.distFolder().length + 1));

/** A script of the staff area; its name stands in the worker alone. */
const staffFile = () => /\/members\/assets\/[\w.-]+\.js/.exec(built('_worker.js'))?.[0] ?? '';

/** Sends a request line as it stands, so that nothing tidies the target on its way; gives the whole answer. */
const rawAnswer = (target: string): Promise<string> => {
  const { hostname, port, host } = new URL(product.url());
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
  });
};

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

test('the gate is for no search engine, also without a script', async ({ request }) => {
  const page = await (await request.get(`${product.url()}/members`)).text();
  expect(page).toMatch(/<meta name="robots" content="noindex[^"]*"/);
});

test('no static file belongs to the staff area or maps sources', () => {
  expect(builtFiles().filter((path) => /\.map$|(^|\/)members\//.test(path))).toEqual([]);
});

test('no secret is part of the build', () => {
  expect(builtFiles().filter((path) => built(path).includes(product.passcode()))).toEqual([]);
});

// The worker itself is asked in 5,000 spellings in tests/worker; these go the whole way through the local runtime.
test('no spelling of a staff file is served without a session', async ({ page }) => {
  const path = staffFile();
  const name = path.replace('/members/assets/', '');
  await signIn(page);
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const marker = (await answer.text()).slice(0, 120);
  expect(marker).toHaveLength(120);
  const spellings = `
    ${path} /${path} //${path} /.${path} /..${path} ${path}/ ${path}. ${path}?x=1 ${path}#a ${path}%20 ${path};a
    ${path.toUpperCase()} ${path.replaceAll('/', '\\')} ${path.replaceAll('/', '//')} /assets/${name}
    /members%2fassets%2f${name} /members%5cassets%5c${name} /members%252fassets%252f${name} /%6dembers/assets/${name}
    /members/%61ssets/${name} /members/assets/${name.replace('.js', '%2ejs')} /members/./assets/${name}
    /members/%2e/assets/${name} /members/assets/x/../${name} /assets/..${path} /assets/%2e%2e${path}
    /members/..${path} /api/..${path} http://other.example${path}`;
  for (const target of spellings.trim().split(/\s+/)) {
    const raw = await rawAnswer(target);
    expect(raw, target).not.toContain(marker);
    expect(raw, target).not.toMatch(/^HTTP\/1.1 5/);
  }
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

test('a passcode sent before the scripts have come goes once, as soon as they are here, and into no address', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  const addresses: string[] = [];
  const sent: (string | null)[] = [];
  page.on('request', (call) => {
    addresses.push(call.url());
    if (call.method() === 'POST') sent.push(call.postData());
  });
  await page.goto('/members', { waitUntil: 'commit' });
  await passcodeField(page).fill(product.passcode());
  await passcodeField(page).press('Enter');
  await button(page, 'Entra').click();
  expect(page.url()).toBe(`${product.url()}/members`);
  expect(sent).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ passcode: product.passcode() })]);
  expect(addresses.filter((address) => address.includes(product.passcode()))).toEqual([]);
});

test.describe('at the gate', () => {
  test.use({ expectedStatuses: [401] });

  const greeting = (page: Page) => page.getByRole('heading', { name: 'Che bello rivederti!' });
  const firstTime = (page: Page) => page.getByRole('heading', { name: /^Ciao!/ });

  test('a device that has signed in is greeted for 90 days, until «Esci»', async ({ page, context }) => {
    await page.goto('/members');
    await expect(firstTime(page)).toBeVisible();
    await enter(page);
    await expect(menu(page)).toBeVisible();
    await context.clearCookies();
    for (const [days, heading] of [
      [89, greeting],
      [90, firstTime],
    ] as const) {
      await page.evaluate((age) => {
        const stored = JSON.parse(localStorage.getItem('members-known') ?? '');
        const storedAt = Date.now() - age * 86_400_000;
        localStorage.setItem('members-known', JSON.stringify({ ...stored, storedAt }));
      }, days);
      await page.reload();
      await expect(heading(page)).toBeVisible();
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('members-known'))).toBeNull();
    await enter(page);
    await signOut(page);
    await expect(firstTime(page)).toBeVisible();
    await page.reload();
    await expect(button(page, 'Entra')).toBeEnabled();
    await expect(greeting(page)).toBeHidden();
  });

  test('a browser that blocks all storage lets in and out, and greets nobody', async ({ page }) => {
    // Chromium's own setting blocks the session's cookie too.
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(globalThis, name, { get });
      Object.defineProperty(navigator, 'serviceWorker', { get });
    });
    await page.goto('/members');
    await enter(page);
    await signOut(page);
    await expect(firstTime(page)).toBeVisible();
    await expect.poll(() => isSignedIn(page)).toBe(false);
  });

  test('a refusal says what to do next, and the card stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/members');
    await expect(button(page, 'Entra')).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    const top = async () => (await page.getByRole('main').locator('div:has(> h1)').boundingBox())?.y;
    const before = await top();
    await enter(page, 'sbagliato');
    await expect(page.getByRole('alert')).toHaveText(ERROR_SENTENCES.wrong_passcode);
    await expect(passcodeField(page)).toHaveAccessibleDescription(
      new RegExp(`chiedilo alla direzione.*${ERROR_SENTENCES.wrong_passcode}`),
    );
    expect(await top()).toBe(before);
    expect(await violations(page)).toEqual([]);
  });
});
