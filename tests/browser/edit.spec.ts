import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { formatPrice } from '#frontend/italian/money.ts';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';
import { freePort } from '#worker/local/ports.ts';
import { startProgram } from '#worker/local/processes.ts';

// One form on one copy of the repository: what a test saves, the next one finds.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const copy = scratchCopy('edit');
const data = (name: string) => join(copy.path, `frontend/content/data/${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(data(name), 'utf8'));
const [venue] = read('venues');
const newPrice = venue.prices.week.base + 1;

let origin = '';
let server: ReturnType<typeof startProgram>;
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = startProgram(process.execPath, ['worker/local/dev.ts', '--edit'], {
    cwd: copy.path,
    env: { PORT: String(port) },
    output: 'pipe',
  });
  await expect
    .poll(() =>
      fetch(`${origin}/edit`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => {
  server.kill('SIGTERM');
  copy.remove();
});

const open = async (page: Page, view: string) => {
  await page.goto(`${origin}/edit#${view}`);
  await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();
};
const openItem = (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click();
const weekPrice = (page: Page) =>
  page.getByRole('group', { name: 'Settimana', exact: true }).getByLabel('Base, in euro').first();

test('a price that does not fit is told beside its field, and not saved', async ({ page }) => {
  await open(page, 'prezzi');
  await openItem(page, venue.name);
  await weekPrice(page).fill('1');
  await expect(page.getByText('la tariffa convenzione').first()).toBeVisible();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('status')).toContainText('Così il sito non si costruirebbe');
  expect(read('venues')[0]).toEqual(venue);
});

test('a price is seen on the page beside as soon as it is saved', async ({ page }) => {
  await open(page, 'prezzi');
  await openItem(page, venue.name);
  await weekPrice(page).fill(String(newPrice));
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('status')).toHaveText('Salvato.');
  expect(read('venues')[0].prices.week.base).toBe(newPrice);
  await expect(page.frameLocator('iframe').locator('main')).toContainText(formatPrice(newPrice));
});

test('what is not saved stays in the tab', async ({ page }) => {
  await open(page, 'prezzi');
  await openItem(page, venue.name);
  await weekPrice(page).fill('123');
  await page.reload();
  await openItem(page, venue.name);
  await expect(weekPrice(page)).toHaveValue('123');
});

test('a second form keeps what the first one has saved', async ({ page, context }) => {
  const second = await context.newPage();
  const choice = (one: Page) => one.getByLabel('Come si scelgono');
  const source = (one: Page) => one.getByLabel('Fonte dei numeri');
  const save = (one: Page) => one.getByRole('button', { name: 'Salva' }).click();
  for (const one of [page, second]) await open(one, 'recensioni');
  await choice(page).fill('Le più recenti.');
  await save(page);
  await expect(page.getByRole('status')).toHaveText('Salvato.');
  await source(second).fill('Un questionario.');
  await save(second);
  await expect(second.getByRole('status')).toContainText('Un’altra finestra ha salvato intanto');
  await expect(choice(second)).toHaveValue('Le più recenti.');
  await save(second);
  await expect(second.getByRole('status')).toHaveText('Salvato.');
  expect(read('reviews')).toMatchObject({
    reviewsChoice: 'Le più recenti.',
    statisticsSource: 'Un questionario.',
  });
});

test('«Annulla» takes back one view of a file alone', async ({ page }) => {
  await open(page, 'stagione');
  await page.getByRole('button', { name: 'Sposta tutte le date di un anno' }).click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('status')).toHaveText('Non ancora salvato: Prezzi e sconti, Open Day.');
  for (const view of ['Prezzi e sconti', 'Open Day']) {
    await page.getByRole('link', { name: view }).click();
    await page.getByRole('button', { name: 'Annulla' }).click();
  }
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled();
});

test('a question is answered where it is asked', async ({ page }) => {
  await page.goto(`${origin}/edit#da-compilare`);
  const item = page.getByRole('listitem').filter({ hasText: 'indirizzo e-mail per le famiglie' });
  await item.getByRole('textbox').fill('ciao@campo.it');
  await expect(item).toContainText('risposta, da salvare');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(item).toHaveCount(0);
  expect(read('organisation').contacts.email).toBe('ciao@campo.it');
});

test('a list is pasted, one on each line', async ({ page }) => {
  await open(page, 'contatti');
  await page.getByLabel('Che cosa portare ogni giorno').fill('Zainetto\n\n Borraccia \n');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('status')).toHaveText('Salvato.');
  expect(read('organisation').whatToBring).toEqual(['Zainetto', 'Borraccia']);
});

test('a price is written with a comma', async ({ page }) => {
  await open(page, 'prezzi');
  await openItem(page, venue.name);
  await weekPrice(page).fill('142,5');
  await expect(weekPrice(page)).toHaveValue('142.5');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('status')).toHaveText('Salvato.');
  expect(read('venues')[0].prices.week.base).toBe(142.5);
});

test('a text that grows long keeps the cursor', async ({ page }) => {
  const sentence = 'Una frase che a ogni parola si fa più lunga, fino a passare la riga in cui è cominciata.';
  await open(page, 'stagione');
  await openItem(page, 'Battaglia d’acqua');
  const field = page.getByLabel('Che cos’è').first();
  await field.focus();
  await page.keyboard.type(sentence);
  await expect(field).toHaveValue(sentence);
});

for (const [kind, question, field] of [
  ['text', 'numero di telefono, con prefisso', '#organisation_contacts_phone'],
  [
    'choice',
    'nello Sconto a Catena contano anche fratelli',
    '#quote-assumptions_siblingsInChain_isConfirmed-0',
  ],
  ['list', 'date e titoli degli spettacoli', '#season_shows__optionalAdd'],
] as const)
  test(`a question leads to its ${kind}`, async ({ page }) => {
    await page.goto(`${origin}/edit#da-compilare`);
    const item = page.getByRole('listitem').filter({ hasText: question });
    await item.getByRole('button', { name: 'Apri nel suo modulo' }).click();
    await expect(page.locator(field)).toBeFocused();
  });

test('a photo that is too small is refused with a sentence; a large one gets a name', async ({ page }) => {
  const photo = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
  await open(page, 'sedi');
  await openItem(page, venue.name);
  const choose = page.getByLabel('Scegli una foto').first();
  await choose.setInputFiles({ name: 'Piccola.png', mimeType: 'image/png', buffer: await photo(900) });
  await expect(page.getByText('La foto è larga 900 px')).toBeVisible();
  await choose.setInputFiles({ name: 'Eur Park (2).PNG', mimeType: 'image/png', buffer: await photo(1700) });
  await expect(page.getByText('eur-park-2.jpg')).toBeVisible();
  const { format } = await sharp(join(copy.path, 'frontend/images/photos/eur-park-2.jpg')).metadata();
  expect(format).toBe('jpeg');
});

test('of two photos, the one chosen last stays, with the words written meanwhile', async ({ page }) => {
  const buffer = await sharp({ create: { width: 1700, height: 900, channels: 3, background: '#a37' } })
    .png()
    .toBuffer();
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/edit-api/photo/prima*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, 'sedi');
  await openItem(page, venue.name);
  const picture = page.getByRole('group', { name: 'Foto', exact: true }).first();
  const choose = (name: string) =>
    picture.getByLabel('Scegli una foto').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('prima.png');
  await picture.getByLabel('Che cosa si vede').fill('Un cane che corre');
  await choose('seconda.png');
  await expect(picture.getByRole('status')).toHaveText('seconda.jpg');
  const answered = page.waitForResponse('**/edit-api/photo/prima*');
  release();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Salvato.');
  expect(read('venues')[0].picture).toMatchObject({ file: 'seconda.jpg', alt: 'Un cane che corre' });
});

test.describe('the endpoint', () => {
  const send = (path: string, headers: Record<string, string>, body = '{}') =>
    new Promise<number>((done, fail) => {
      const { port } = new URL(origin);
      const request = httpRequest({ host: 'localhost', port, path, method: 'PUT', headers }, (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      request.once('error', fail);
      request.end(body);
    });
  const host = () => new URL(origin).host;
  const tokenOf = async () =>
    /name="edit-token" content="(\w+)"/.exec(await (await fetch(`${origin}/edit`)).text())?.[1] ?? '';
  const text = () => readFileSync(data('staff'), 'utf8');

  test('refuses what is not from its own page', async () => {
    const before = text();
    const token = { 'x-edit-token': await tokenOf() };
    const cases: Record<string, string>[] = [
      { host: host() },
      { host: host(), 'x-edit-token': 'guess' },
      { host: host(), ...token, origin: 'https://attacker.test' },
      { host: host(), ...token, origin: `http://127.0.0.1:${new URL(origin).port}` },
      { host: host(), ...token, 'sec-fetch-site': 'cross-site' },
      { ...token, host: 'attacker.test' },
    ];
    for (const headers of cases)
      expect(await send('/edit-api/data', headers, '{"staff":{}}'), JSON.stringify(headers)).toBe(403);
    expect(text()).toBe(before);
  });

  test('writes data files alone', async () => {
    const headers = { host: host(), 'x-edit-token': await tokenOf(), origin };
    for (const name of ['../../../package', 'package', '__proto__', 'staff.json'])
      expect(await send('/edit-api/data', headers, `{"${name}":{"value":{},"version":""}}`), name).toBe(404);
  });

  test('gives its token to no page under another name of this machine', async () => {
    const address = new URL('/edit', origin);
    const body = await new Promise<string>((done, fail) => {
      httpRequest(
        { host: 'localhost', port: address.port, path: '/edit', headers: { host: 'attacker.test' } },
        (response) => {
          let all = '';
          response.on('data', (part) => {
            all += part;
          });
          response.on('end', () => done(all));
        },
      )
        .once('error', fail)
        .end();
    });
    expect(body).not.toContain('edit-token');
  });

  test('is read by no page of another origin', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${new URL(origin).port}/404`).catch(() => undefined);
    await page.setContent('<p>altrove</p>');
    const answer = await page.evaluate(
      (address) =>
        fetch(address).then(
          (response) => response.text(),
          () => 'refused',
        ),
      `${origin}/edit`,
    );
    expect(answer).toBe('refused');
  });
});
