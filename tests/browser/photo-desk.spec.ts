import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { venues } from '#frontend/content/venues/index.ts';
import { venuePrefixes } from '#frontend/members/content/venue-prefixes.ts';
import { violations } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const desk = 'section:has(input[type=file])';
const newName = /^AB-ACQUA_Battaglia_d'acqua_\d{8}-[A-Z0-9]{8}\.jpg$/;

const photo = (shade = 0) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 11, g: 107, b: shade * 8 } } })
    .withExif({
      IFD0: { Make: 'Telecamera Segreta' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => fileOf(`IMG_${index}.jpg`, await photo(index))),
  );

const startButton = (page: Page) => page.getByRole('button', { name: 'Rinomina e Scarica' });
const picker = (page: Page) => page.getByLabel('Scegli le foto');
const newNames = async (page: Page) =>
  (await rows(page).allTextContents()).map((row) => row.slice(row.indexOf('AB-')));
const rows = (page: Page) => page.getByRole('region', { name: 'Foto scelte' }).getByRole('listitem');

const fillIn = async (page: Page) => {
  await page.getByLabel('Prefisso').fill('ab');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await page.getByLabel('Titolo foto').fill("Battaglia  d'acqua");
};

/** Presses this button, or reloads, in the page itself and once it has this many photos: seen from here, all may be done by then. */
const interruptAt = (page: Page, count: number, button?: string) =>
  page.evaluate(
    ([count, button]) => {
      new MutationObserver((_changes, observer) => {
        if (Number(/Oggi (\d+) foto/.exec(document.body.textContent ?? '')?.[1] ?? 0) < count) return;
        observer.disconnect();
        if (!button) {
          // The page goes on until the next document is here, which takes its time: it gets no further photo to read.
          Blob.prototype.arrayBuffer = () => new Promise(() => undefined);
          return location.reload();
        }
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button)?.click();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [count, button] as const,
  );

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
  expect((await newNames(page)).toSorted()).toEqual(names.toSorted());
  for (const content of await Promise.all(contents)) {
    expect(content.includes('Telecamera Segreta')).toBe(false);
    expect((await sharp(content).metadata()).width).toBe(64);
  }
  await expect(page.getByText('Oggi 4 foto per «AB»: ne manca 1.')).toBeVisible();
});

test('from ten photos on one zip holds them all', async ({ page }) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(10));
  await expect(page.getByLabel('Tutte in un solo file zip')).toBeChecked();
  const [download] = await Promise.all([page.waitForEvent('download'), startButton(page).click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  for (const name of await newNames(page)) expect(zip.includes(name)).toBe(true);
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
  await interruptAt(page, 1, 'Interrompi');
  await startButton(page).click();
  const ending = page.getByText(/^Interrotto dopo \d foto\./);
  const saved = Number((await ending.innerText()).match(/\d/)?.[0]);
  await expect(rows(page)).toHaveCount(9 - saved);
  await startButton(page).click();
  await expect(page.getByText(`${9 - saved} foto inviate ai download`)).toBeVisible();
  await expect(page.getByText(/^Oggi 9 foto/)).toBeVisible();
});

test.describe('a page that goes before its photos are saved', () => {
  test('asks first, while photos are chosen and until they are saved', async ({ page }) => {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await fillIn(page);
    await picker(page).setInputFiles(await photos(2));
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await picker(page).setInputFiles(await photos(2));
    await startButton(page).click();
    await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
    await page.reload();
    await expect(startButton(page)).toBeVisible();
    expect(questions).toEqual(['beforeunload']);
  });

  test('says where it stopped, and the same choice goes on from there', async ({ page }) => {
    await fillIn(page);
    await picker(page).setInputFiles(await photos(9));
    await interruptAt(page, 3);
    await startButton(page).click();
    const stopped = page.getByText(/^La pagina si è chiusa a metà: \d foto scaricate su 9\./);
    const saved = Number((await stopped.innerText()).match(/\d/)?.[0]);
    expect(await violations(page, desk)).toEqual([]);
    await picker(page).setInputFiles(
      (await photos(9)).map((file, at) => ({ ...file, name: `image ${at}.jpg` })),
    );
    await expect(rows(page)).toHaveCount(9 - saved);
    await expect(page.getByText(`${saved} foto sono già state scaricate oggi`)).toBeVisible();
    expect(await violations(page, desk)).toEqual([]);
    await startButton(page).click();
    await expect(page.getByText('Oggi 9 foto per «AB»: il minimo c’è.')).toBeVisible();
    await expect(page.getByText(`${9 - saved} foto inviate ai download`)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('members-batch'))).toBeNull();
  });

  test('closed before the first is saved says so in the next tab, with code and title, until «Esci»', async ({
    page,
    context,
  }) => {
    await fillIn(page);
    await picker(page).setInputFiles(await photos(2));
    await expect(rows(page)).toHaveCount(2);
    await page.close();
    const next = await context.newPage();
    await next.goto('/members');
    await next.getByRole('link', { name: 'Rinomina foto' }).click();
    await expect(next.getByText('prima di scaricare le foto scelte (2)')).toBeVisible();
    await expect(next.getByLabel('Codice attività')).toHaveValue('ACQUA');
    await next.getByRole('button', { name: 'Esci' }).click();
    await expect(next.getByRole('button', { name: 'Entra' })).toBeVisible();
    expect(await next.evaluate(() => [sessionStorage.length, ...Object.keys(localStorage)])).toEqual([0]);
  });
});

test('photos saved today and chosen again are in the list, with a note and a tap to take them away', async ({
  page,
}) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(2));
  await startButton(page).click();
  await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
  await picker(page).setInputFiles(await photos(3));
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('2 le hai già scaricate oggi.')).toBeVisible();
  expect(await violations(page, desk)).toEqual([]);
  await page.getByRole('button', { name: 'Toglile' }).click();
  await expect(rows(page)).toHaveCount(1);
  await picker(page).setInputFiles(await photos(1));
  await startButton(page).click();
  await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
  await expect(page.getByText(/^Oggi 3 foto/)).toBeVisible();
});

test('the finished list has old and new names, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillIn(page);
  await picker(page).setInputFiles(await photos(1));
  await startButton(page).click();
  await expect(rows(page)).toHaveText(/^IMG_0\.jpg→ AB-ACQUA_/);
  await page.getByRole('button', { name: 'Copia l’elenco dei nomi' }).click();
  await expect(page.getByText('Elenco copiato.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^"Nome originale";"Nome nuovo"\r?\n"IMG_0\.jpg";"AB-ACQUA_[^"]*\.jpg"$/,
  );
});

test('a venue is one tap, and its code comes back with it', async ({ page }) => {
  const [first, second] = venues;
  test.skip(!second, 'there is one venue');
  const venue = (name = '') => page.getByRole('button', { name, exact: true });
  await venue(first?.name).click();
  await expect(page.getByLabel('Prefisso')).toHaveValue(first ? venuePrefixes[first.slug] : '');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await venue(second?.name).click();
  await page.getByLabel('Codice attività').fill('PADEL');
  await venue(first?.name).click();
  await expect(page.getByLabel('Codice attività')).toHaveValue('ACQUA');
  await expect(venue(first?.name)).toHaveAttribute('aria-pressed', 'true');
});

for (const [time, heading, words] of [
  ['18:20', 'Ora caricale nella cartella condivisa, entro le 19:00', 'Mancano 40 minuti.'],
  ['19:05', 'Sono passate le 19:00: caricale adesso', 'Poi avvisa la direzione'],
] as const)
  test(`at ${time} the folder is the next step after the download, until it is done`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-07-03T${time}:00+02:00`));
    await page.reload();
    await fillIn(page);
    await picker(page).setInputFiles(await photos(5));
    await startButton(page).click();
    await expect(page.getByText(heading)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('È venerdì: serve la foto di gruppo.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apri la cartella condivisa' })).toHaveAttribute(
      'href',
      /cartella-foto$/,
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fatto, sono nella cartella' }).click();
    await expect(page.getByText('adesso cancellale dal tuo telefono')).toBeVisible();
    await page.getByText('Correggi', { exact: true }).click();
    await page.getByLabel('La foto di gruppo c’è').check();
    await expect(page.getByText('È venerdì: serve la foto di gruppo.')).toBeHidden();
    await page.getByLabel('Le foto sono nella cartella condivisa').uncheck();
    await expect(page.getByText(heading)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Oggi 5 foto per «AB»: il minimo c’è.')).toBeVisible();
    await expect(page.getByText(heading)).toBeVisible();
  });

test('on a small laptop both buttons of the desk are above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/members');
  for (const control of [page.getByText('Scegli le foto'), startButton(page)]) {
    const box = await control.boundingBox();
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  }
});

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A536B; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.20.88 Android',
  });

  test('the desk sends to the phone’s browser and counts nothing as saved', async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('apri la pagina nel browser del telefono');
    await fillIn(page);
    await picker(page).setInputFiles(await photos(1));
    await startButton(page).click();
    await expect(page.getByText(/^Oggi 0 foto/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('members-day'))).toBeNull();
    expect(await violations(page)).toEqual([]);
  });
});

test('who starts while the photos are still being looked at starts with all of them', async ({ page }) => {
  await fillIn(page);
  await picker(page).setInputFiles(await photos(1));
  await startButton(page).click();
  await expect(page.getByText(/^Oggi 1 foto/)).toBeVisible();
  await page.evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    const { promise: isSlow, resolve: goOn } = Promise.withResolvers<void>();
    crypto.subtle.digest = async (...input) => {
      await isSlow;
      return digest(...input);
    };
    Object.assign(globalThis, { goOn });
  });
  await picker(page).setInputFiles(await photos(3));
  await fillIn(page);
  await page.getByLabel('Titolo foto').press('Enter');
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(globalThis, 'goOn')());
  await expect(page.getByText('3 foto inviate ai download')).toBeVisible();
  await expect(page.getByText(/^Oggi 3 foto/)).toBeVisible();
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
