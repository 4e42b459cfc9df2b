import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { violations } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const desk = 'section:has(input[type=file])';
const newName = /^AB-ACQUA_Battaglia_d'acqua_\d{8}-[A-Z0-9]{8}\.jpg$/;

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6b7c' } })
    .withExif({
      IFD0: { Make: 'Telecamera Segreta' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const photos = async (count: number) => {
  const buffer = await photo();
  return Array.from({ length: count }, (_, index) => fileOf(`IMG_${index}.jpg`, buffer));
};

const startButton = (page: Page) => page.getByRole('button', { name: 'Rinomina e Scarica' });
const picker = (page: Page) => page.getByLabel('Scegli le foto');
const rows = (page: Page) => page.getByRole('region', { name: 'Foto scelte' }).getByRole('listitem');

const fillIn = async (page: Page) => {
  await page.getByLabel('Prefisso').fill('ab');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await page.getByLabel('Titolo foto').fill("Battaglia  d'acqua");
};

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/members');
  await page.getByRole('link', { name: 'Rinomina foto' }).click();
  await expect(startButton(page)).toBeVisible();
});

test('each photo is downloaded under its new name, without its position', async ({ page }) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(4));
  const names: string[] = [];
  const contents: Promise<Buffer>[] = [];
  page.on('download', (download) => {
    names.push(download.suggestedFilename());
    contents.push(download.path().then((path) => readFile(path)));
  });
  await startButton(page).click();
  await expect(page.getByText('4 foto inviate ai download')).toBeVisible();
  await expect.poll(() => names.length).toBe(4);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(newName);
  expect((await rows(page).allTextContents()).toSorted()).toEqual(names.toSorted());
  for (const content of await Promise.all(contents)) {
    expect(content.includes('Telecamera Segreta')).toBe(false);
    expect((await sharp(content).metadata()).width).toBe(64);
  }
  await expect(page.getByText('Oggi 4 foto su 5 da questo dispositivo: ne manca 1.')).toBeVisible();
});

test('from ten photos on one zip holds them all', async ({ page }) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(10));
  await expect(page.getByLabel('Tutte in un solo file zip')).toBeChecked();
  const [download] = await Promise.all([page.waitForEvent('download'), startButton(page).click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  for (const name of await rows(page).allTextContents()) expect(zip.includes(name)).toBe(true);
  expect(zip.includes('Telecamera Segreta')).toBe(false);
  await expect(page.getByText('10 foto nello zip')).toBeVisible();
});

test('a missing field and a missing photo each have their sentence, and the cursor goes there', async ({
  page,
}) => {
  await startButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'Compila tutti i campi: prefisso (2 lettere), codice (1-10 caratteri) e titolo.',
  );
  await expect(page.getByLabel('Prefisso')).toBeFocused();
  await fillIn(page);
  await expect(page.getByLabel('Prefisso')).toHaveValue('AB');
  await expect(alert).toBeHidden();
  await startButton(page).click();
  await expect(alert).toHaveText('Scegli almeno una foto.');
});

test('every bad file gets a sentence and the rest goes on', async ({ page }) => {
  const good = await photo();
  await fillIn(page);
  await picker(page).setInputFiles([
    fileOf('vuota.jpg', Buffer.alloc(0)),
    fileOf('testo.jpg', Buffer.from('ciao')),
    fileOf('monca.jpg', good.subarray(0, 40)),
    fileOf('tagliata.jpg', good.subarray(0, good.length - 9)),
    fileOf('festa 🎉\u202egpj.jpg', good),
  ]);
  await startButton(page).click();
  await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
  await expect(rows(page)).toContainText([
    'Saltato: il file è vuoto.',
    'Saltato: non è una foto.',
    'Saltato: la foto è danneggiata',
    'Sembra incompleta',
    'AB-ACQUA_',
  ]);
});

test('photos can be dropped and pasted anywhere on the page', async ({ page }) => {
  const bytes = [...(await photo())];
  await page.evaluate((bytes) => {
    const carried = new DataTransfer();
    carried.items.add(new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }),
    );
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true }));
  }, bytes);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Togli a.jpg' }).first().click();
  await expect(rows(page)).toHaveCount(1);
});

test('a batch can be stopped and keeps its photos', async ({ page }) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(9));
  const first = page.waitForEvent('download');
  await startButton(page).click();
  await first;
  await page.getByRole('button', { name: 'Interrompi' }).click();
  await expect(page.getByText(/^Interrotto dopo \d foto\./)).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
});

test('the desk works by keyboard alone and has no accessibility fault in any state', async ({ page }) => {
  expect(await violations(page, desk)).toEqual([]);
  await page.getByLabel('Prefisso').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page, desk)).toEqual([]);
  for (const text of ['ab', 'ACQUA', "Battaglia d'acqua"]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(picker(page)).toBeFocused();
  await picker(page).setInputFiles([...(await photos(2)), fileOf('testo.jpg', Buffer.from('ciao'))]);
  await page.getByLabel('Titolo foto').press('Enter');
  await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
  expect(await violations(page, desk)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
