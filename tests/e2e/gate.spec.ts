import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, product, signIn, test } from './fixtures.ts';
import { pathSpellings } from './path-spellings.ts';
import { rawRequest } from './raw-request.ts';

const repository = join(import.meta.dirname, '../..');

/** Every text of the staff area that is long enough to be nobody else's. */
const staffTexts = () =>
  globSync('frontend/members/content/**/*.ts', { cwd: repository }).flatMap((path) =>
    [...readFileSync(join(repository, path), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\$\n]){25,})\1/g)].map(
      ([, , text = '']) => text,
    ),
  );

const built = (path: string) => readFileSync(join(product.distFolder(), path), 'utf8');
const builtFiles = () =>
  globSync('**/*', { cwd: product.distFolder(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(product.distFolder().length + 1));

/** Names of the staff area's files, read where only the build and we can see them. */
const staffFiles = () => [...new Set(built('_worker.js').match(/\/members\/assets\/[\w.-]+\.\w+/g))];

test('no text of the staff area stands in a static file', () => {
  const inWorker = staffTexts().filter((text) => built('_worker.js').includes(text));
  expect(inWorker.length).toBeGreaterThan(20);
  for (const path of builtFiles().filter((name) => name !== '_worker.js')) {
    const content = built(path);
    expect(
      inWorker.filter((text) => content.includes(text)),
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

test('a file of the staff area is served to a session, by its exact name, and stored nowhere', async ({
  page,
}) => {
  const [file = ''] = staffFiles();
  expect((await rawRequest(product.url(), file)).status).toBe(401);
  await signIn(page);
  const answer = await page.evaluate(async (path) => {
    const { status, headers } = await fetch(path);
    return { status, stored: headers.get('Cache-Control') };
  }, file);
  expect(answer).toEqual({ status: 200, stored: 'private, no-store' });
});

test('no spelling of a staff file is served without a session', async ({ page }) => {
  test.setTimeout(180_000);
  const file = staffFiles().find((name) => name.endsWith('.js')) ?? '';
  expect(file).toMatch(/\.js$/);
  await signIn(page);
  const content = await page.evaluate(async (path) => (await fetch(path)).text(), file);
  const marker = content.slice(0, 120);
  expect(marker.length).toBe(120);

  const spellings = pathSpellings(file, 5000);
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
