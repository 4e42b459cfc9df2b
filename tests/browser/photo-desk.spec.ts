import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import sharp from 'sharp';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { addDays, lastWeekdayBefore } from '#frontend/lib/iso-day.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { heifParts, heifPhoto } from '#tests/fixtures/photos/photo-corpus.ts';
import { violations } from './axe.ts';
import { expect, product, test, withoutWorkers } from './fixtures.ts';
import { known } from './season-days.ts';
import {
  button,
  choosePhotos,
  fileOf,
  generate,
  isSignedIn,
  openArea,
  photo,
  photos,
  signOut,
  startButton,
} from './staff-area.ts';

const desk = 'section:has(input[type=file])';
const rows = (page: Page) => page.getByRole('region', { name: 'Foto scelte' }).getByRole('listitem');
const newNames = async (page: Page) =>
  (await rows(page).allTextContents()).map((row) => row.slice(row.indexOf('AB-')));

const fillIn = async (page: Page) => {
  await page.getByLabel('Prefisso').fill('ab');
  await page.getByLabel('Codice attività').fill('ACQUA');
  await page.getByLabel('Titolo foto').fill("Battaglia  d'acqua");
};
const start = async (page: Page, count: number) => {
  await fillIn(page);
  await choosePhotos(page, await photos(count));
  await startButton(page).click();
};
/** Starts five photos on a clock that stands still while the second waits for its turn to be downloaded. */
const startAndPause = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await start(page, 5);
  await expect(async () => {
    // Twenty such steps before the second photo's turn.
    await page.clock.runFor(10);
    await expect(page.getByText(/^Oggi 1 foto/)).toBeVisible({ timeout: 2000 });
  }).toPass();
};

const viewport = { width: 360, height: 740 };

/** One page for all tests of a group, which only look at it. */
const sharedPage = (prepare: (page: Page) => Promise<void>): (() => Page) => {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({
      baseURL: product.url(),
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      viewport,
    });
    await withoutWorkers(page.context());
    await openArea(page, '#rinomina-foto');
    await prepare(page);
  });
  test.afterAll(() => page.close());
  return () => page;
};

test.describe('photos saved one by one', () => {
  const downloads: Download[] = [];
  const page = sharedPage(async (page) => {
    page.on('download', (download) => downloads.push(download));
    await start(page, 4);
    await expect(page.getByText('4 foto inviate ai download')).toBeVisible();
    await expect.poll(() => downloads.length).toBe(4);
  });
  const savedNames = () => downloads.map((download) => download.suggestedFilename());
  const contents = () =>
    Promise.all(downloads.map((download) => download.path().then((path) => readFile(path))));

  test('have the name of the specification', () => {
    for (const name of savedNames())
      expect(name).toMatch(/^AB-ACQUA_Battaglia_d'acqua_\d{8}-[A-Z0-9]{8}\.jpg$/);
  });

  test('have each a name of its own', () => {
    expect(new Set(savedNames()).size).toBe(4);
  });

  test('are listed under the names of the files', async () => {
    expect((await newNames(page())).toSorted()).toEqual(savedNames().toSorted());
  });

  test('lose maker and position', async () => {
    for (const content of await contents()) expect(content.includes('Telecamera Segreta')).toBe(false);
  });

  test('keep their picture', async () => {
    for (const content of await contents()) expect((await sharp(content).metadata()).width).toBe(64);
  });

  test('count for the day', async () => {
    await expect(page().getByText('Oggi 4 foto per «AB»: ne manca 1.')).toBeVisible();
  });

  test('keep their names in a zip of them all', async () => {
    const names = await newNames(page());
    const [download] = await Promise.all([
      page().waitForEvent('download'),
      button(page(), 'Scaricale in uno zip').click(),
    ]);
    const zip = await readFile(await download.path());
    for (const name of names) expect(zip.includes(name)).toBe(true);
    expect(await newNames(page())).toEqual(names);
  });
});

/** The Friday of the camp's first week, and the day before it. */
const friday = () =>
  lastWeekdayBefore(addDays(known(season.venues.firstDay ?? season.general.firstDay), 7), 'friday');
const thursday = () => addDays(friday(), -1);
/** Sets the page's clock, which the area reads anew when it is shown again. */
const setTime = async (page: Page, day: IsoDay, time: string) => {
  await page.clock.setFixedTime(romeInstant(day, time));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

test.describe('after the download on a Friday', () => {
  const page = sharedPage(async (page) => {
    await setTime(page, friday(), '18:20');
    await start(page, 5);
    await expect(page.getByText('5 foto inviate ai download')).toBeVisible();
  });

  test('the folder is the next step', async () => {
    await expect(page().getByText('Ora caricale nella cartella condivisa, entro le 19:00')).toBeVisible();
    await expect(page().getByRole('link', { name: 'Apri la cartella condivisa' })).toHaveAttribute(
      'href',
      /cartella-foto$/,
    );
  });

  test('the minutes until the deadline are said', async () => {
    await expect(page().getByText('Mancano 40 minuti.')).toBeVisible();
  });

  test('the group photo is asked for', async () => {
    await expect(page().getByText('È venerdì: serve la foto di gruppo.')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    expect(await violations(page())).toEqual([]);
  });
});

test.describe('the photo desk', () => {
  test.use({ viewport });
  test.beforeEach(({ page }) => openArea(page, '#rinomina-foto'));

  test('from ten photos on one zip holds them all', async ({ page }) => {
    const [download] = await Promise.all([page.waitForEvent('download'), start(page, 10)]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const zip = await readFile(await download.path());
    await expect(page.getByText('10 foto nello zip')).toBeVisible();
    for (const name of await newNames(page)) expect(zip.includes(name)).toBe(true);
    expect(zip.includes('Telecamera Segreta')).toBe(false);
  });

  test('photos can be dropped and pasted anywhere on the page', async ({ page }) => {
    await page.evaluate(
      (bytes) => {
        const carried = new DataTransfer();
        carried.items.add(new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' }));
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }),
        );
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true }));
      },
      [...(await photo())],
    );
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Togli a.jpg' }).first().click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a batch that was stopped goes on with the photos that it has not saved', async ({ page }) => {
    await startAndPause(page);
    await button(page, 'Interrompi').click();
    await page.clock.resume();
    await expect(page.getByText(/^Interrotto dopo 1 foto\./)).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await startButton(page).click();
    await expect(page.getByText('4 foto inviate ai download')).toBeVisible();
    await expect(page.getByText(/^Oggi 5 foto/)).toBeVisible();
  });

  test('«Esci» stops the batch', async ({ page }) => {
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await startAndPause(page);
    await signOut(page);
    await page.clock.runFor(60_000);
    expect(await isSignedIn(page)).toBe(false);
    expect(downloads).toBe(1);
  });

  test.describe('a page that goes before its photos are saved', () => {
    test('asks first, while photos are chosen and until they are saved', async ({ page }) => {
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      await fillIn(page);
      await choosePhotos(page, await photos(2));
      await expect(rows(page)).toHaveCount(2);
      await page.reload();
      await expect.poll(() => questions).toEqual(['beforeunload']);
      await choosePhotos(page, await photos(2));
      await startButton(page).click();
      await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
      await page.reload();
      await expect(startButton(page)).toBeVisible();
      expect(questions).toEqual(['beforeunload']);
    });

    test('says where it stopped: the same choice goes on from there', async ({ page }) => {
      await startAndPause(page);
      await page.reload();
      await page.clock.resume();
      await expect(
        page.getByText('La pagina si è chiusa a metà, con 1 foto su 5 nei download.'),
      ).toBeVisible();
      expect(await violations(page, desk)).toEqual([]);
      await choosePhotos(
        page,
        (await photos(5)).map((file, at) => ({ ...file, name: `image ${at}.jpg` })),
      );
      await expect(rows(page)).toHaveCount(4);
      await expect(page.getByText('1 foto è già stata scaricata oggi')).toBeVisible();
      await startButton(page).click();
      await expect(page.getByText('Oggi 5 foto per «AB»: il minimo c’è.')).toBeVisible();
      await expect(page.getByText('4 foto inviate ai download')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('members-batch'))).toBeNull();
    });

    test('closed before the first is saved says so in the next tab, with code and title, until «Esci»', async ({
      page,
      context,
    }) => {
      await fillIn(page);
      await choosePhotos(page, await photos(2));
      await expect(rows(page)).toHaveCount(2);
      await page.close();
      const next = await context.newPage();
      await next.goto('/members#rinomina-foto');
      await expect(next.getByText('prima di scaricare le foto scelte (2)')).toBeVisible();
      await expect(next.getByLabel('Codice attività')).toHaveValue('ACQUA');
      await signOut(next);
      expect(await next.evaluate(() => [sessionStorage.length, ...Object.keys(localStorage)])).toEqual([0]);
    });
  });

  test('photos delivered today and chosen again are in the list, with a note and a tap to take them away', async ({
    page,
  }) => {
    await start(page, 2);
    await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
    await choosePhotos(page, await photos(3));
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('2 le hai già scaricate oggi.')).toBeVisible();
    expect(await violations(page, desk)).toEqual([]);
    await button(page, 'Toglile').click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('the finished list is copied with old names beside new ones', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await start(page, 1);
    await expect(rows(page)).toHaveText(/^IMG_0\.jpg→ AB-ACQUA_/);
    await button(page, 'Copia l’elenco dei nomi').click();
    await expect(page.getByText('Elenco copiato.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^"Nome originale";"Nome nuovo"\r?\n"IMG_0\.jpg";"AB-ACQUA_[^"]*\.jpg"$/,
    );
  });

  test('«Nuove foto» asks for another title under the same code', async ({ page }) => {
    await start(page, 1);
    await button(page, 'Nuove foto').click();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByLabel('Titolo foto')).toHaveValue('');
    await expect(page.getByLabel('Codice attività')).toHaveValue('ACQUA');
  });

  test('a venue is one tap, which brings its code back', async ({ page }) => {
    const [first, second] = venues;
    test.skip(!second, 'there is one venue');
    await button(page, first?.name ?? '').click();
    await expect(page.getByLabel('Prefisso')).toHaveValue(venuePrefixes[first?.slug ?? ''] ?? '');
    await page.getByLabel('Codice attività').fill('ACQUA');
    await button(page, second?.name ?? '').click();
    await page.getByLabel('Codice attività').fill('PADEL');
    await button(page, first?.name ?? '').click();
    await expect(page.getByLabel('Codice attività')).toHaveValue('ACQUA');
    await expect(button(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('a step of the evening', () => {
    const heading = (page: Page) => page.getByText('Ora caricale nella cartella condivisa');
    test.beforeEach(async ({ page }) => {
      await setTime(page, friday(), '18:20');
      await start(page, 5);
      await expect(heading(page)).toBeVisible();
    });

    test('that is done leads to deleting the photos from the telephone', async ({ page }) => {
      await button(page, 'Fatto, sono nella cartella').click();
      await expect(page.getByText('adesso cancellale dal tuo telefono')).toBeVisible();
      await expect(heading(page)).toBeHidden();
    });

    test('is undone by hand', async ({ page }) => {
      await button(page, 'Fatto, sono nella cartella').click();
      await page.getByText('Correggi', { exact: true }).click();
      await page.getByLabel('Le foto sono nella cartella condivisa').uncheck();
      await expect(heading(page)).toBeVisible();
    });

    test('is done by hand: the group photo is asked for no longer', async ({ page }) => {
      await page.getByText('Correggi', { exact: true }).click();
      await page.getByLabel('La foto di gruppo c’è').check();
      await expect(page.getByText('È venerdì: serve la foto di gruppo.')).toBeHidden();
    });

    test('that is late is said, with whom to tell', async ({ page }) => {
      await setTime(page, friday(), '19:05');
      await expect(page.getByText('Sono passate le 19:00: caricale adesso')).toBeVisible();
      await expect(page.getByText('Poi avvisa la direzione')).toBeVisible();
    });
  });

  test('the next morning counts from nothing', async ({ page }) => {
    await setTime(page, thursday(), '18:20');
    await start(page, 1);
    await expect(page.getByText(/^Oggi 1 foto/)).toBeVisible();
    await setTime(page, friday(), '08:00');
    await page.reload();
    await expect(page.getByText(/^Oggi 0 foto/)).toBeVisible();
  });

  test('on a small laptop both buttons of the desk are above the fold', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/members');
    for (const control of [page.getByText('Scegli le foto'), startButton(page)]) {
      const box = await control.boundingBox();
      expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
  });

  test.describe('where the browser shares files', () => {
    type Sheet = {
      isRefused: boolean;
      isClosed: boolean;
      opened: number;
      shared: { text: string | undefined; files: string[] }[];
    };
    const sheet = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sheet') as Sheet);
    const setSheet = (page: Page, part: Partial<Sheet>) =>
      page.evaluate((part) => Object.assign(Reflect.get(globalThis, 'sheet'), part), part);
    const zipInstead = (page: Page) => button(page, 'Scaricale in uno zip');
    const downloads: string[] = [];

    test.beforeEach(async ({ page }) => {
      downloads.length = 0;
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      // Chromium has no share sheet on Linux.
      await page.evaluate(() => {
        const sheet: Sheet = { isRefused: false, isClosed: false, opened: 0, shared: [] };
        Object.assign(globalThis, { sheet });
        Object.assign(navigator, {
          canShare: ({ files }: ShareData) => !files?.some(({ name }) => name.endsWith('.heic')),
          share: async ({ text, files }: ShareData) => {
            sheet.opened += 1;
            if (sheet.isRefused) throw new DOMException('', 'NotAllowedError');
            if (sheet.isClosed) throw new DOMException('', 'AbortError');
            sheet.shared.push({ text, files: files?.map(({ name }) => name) ?? [] });
          },
        });
      });
    });

    test('named photos wait to be shared: nothing is downloaded', async ({ page }) => {
      await setTime(page, friday(), '18:20');
      await start(page, 3);
      await expect(button(page, 'Condividi 3 foto')).toBeVisible();
      await expect(page.getByText(/^Oggi 0 foto/)).toBeVisible();
      expect(downloads).toEqual([]);
      expect(await violations(page, desk)).toEqual([]);
    });

    test('sharing comes first, the zip second', async ({ page }) => {
      await start(page, 3);
      await expect(zipInstead(page)).toBeVisible();
      const names = await page.locator(desk).getByRole('status').getByRole('button').allTextContents();
      expect(names).toEqual(['Condividi 3 foto', 'Scaricale in uno zip']);
    });

    test('more than ten photos are shared ten at a time', async ({ page }) => {
      await start(page, 12);
      await button(page, 'Condividi le foto 1–10').click();
      await button(page, 'Condividi le foto 11–12').click();
      await expect(page.getByText('12 foto condivise.')).toBeVisible();
      expect((await sheet(page)).shared.map(({ files }) => files.length)).toEqual([10, 2]);
    });

    test('a post whose sheet is closed is not done until it is shared', async ({ page }) => {
      await page.goto('/members#content');
      await generate(page, 'Una giornata di sole');
      await setSheet(page, { isClosed: true });
      await button(page, 'Condividi').click();
      await expect.poll(async () => (await sheet(page)).opened).toBe(1);
      await setSheet(page, { isClosed: false });
      await expect(page.getByRole('link', { name: 'Post fatto' })).toHaveCount(0);
      await button(page, 'Condividi').click();
      await expect(page.getByRole('link', { name: 'Post fatto' })).toBeVisible();
    });

    test('photos shared without the post count for the day, the post does not', async ({ page }) => {
      await page.goto('/members#content');
      await generate(page, 'Una giornata di sole');
      await button(page, 'Rinomina le foto').click();
      await start(page, 5);
      await button(page, 'Condividi 5 foto').click();
      await expect(page.getByText('Oggi 5 foto per «AB»: il minimo c’è.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Foto fatto' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Post fatto' })).toHaveCount(0);
    });

    test('shared photos are to be looked for in the folder', async ({ page }) => {
      await start(page, 1);
      await button(page, 'Condividi 1 foto').click();
      await expect(page.getByText('Controlla che siano nella cartella condivisa')).toBeVisible();
    });

    test('a share that is refused leaves all photos to the zip', async ({ page }) => {
      await start(page, 3);
      await setSheet(page, { isRefused: true });
      await button(page, 'Condividi 3 foto').click();
      await expect(page.getByText('La condivisione non è riuscita: le foto sono ancora qui.')).toBeVisible();
      expect(await violations(page, desk)).toEqual([]);
      const names = await newNames(page);
      const [download] = await Promise.all([page.waitForEvent('download'), zipInstead(page).click()]);
      const zip = await readFile(await download.path());
      for (const name of names) expect(zip.includes(name)).toBe(true);
    });

    test('a sheet that is closed leaves the photos to be shared', async ({ page }) => {
      await start(page, 3);
      await setSheet(page, { isClosed: true });
      await button(page, 'Condividi 3 foto').click();
      await expect(page.getByText('Non hai condiviso: le foto sono ancora qui.')).toBeVisible();
      await setSheet(page, { isClosed: false });
      await button(page, 'Condividi 3 foto').click();
      await expect(page.getByText('3 foto condivise.')).toBeVisible();
    });

    test('what cannot be shared is saved as a file', async ({ page }) => {
      await fillIn(page);
      const heic = heifPhoto(await heifParts());
      await choosePhotos(page, [...(await photos(2)), fileOf('IMG_3.heic', heic)]);
      await startButton(page).click();
      await expect(page.getByText('1 foto qui non si può condividere')).toBeVisible();
      await expect(button(page, 'Condividi 2 foto')).toBeVisible();
      await expect.poll(() => downloads).toEqual([expect.stringMatching(/\.heic$/)]);
    });

    test('a named photo can be taken away before the rest is shared', async ({ page }) => {
      await start(page, 3);
      await page.getByRole('button', { name: 'Togli IMG_0.jpg' }).click();
      await button(page, 'Condividi 2 foto').click();
      await expect(page.getByText('2 foto condivise.')).toBeVisible();
    });
  });

  test.describe('in the browser of another app', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; SM-A536B; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.20.88 Android',
    });
    const advice = (page: Page) => page.getByRole('alert').filter({ hasText: 'apri la pagina nel browser' });

    test('the desk sends to the phone’s browser: nothing counts as saved', async ({ page }) => {
      await setTime(page, friday(), '18:20');
      await expect(advice(page)).toBeVisible();
      await start(page, 1);
      await expect(page.getByText(/^Oggi 0 foto/)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('members-day'))).toBeNull();
      expect(await violations(page)).toEqual([]);
    });

    test('«Scarica PDF» sends to the phone’s browser', async ({ page }) => {
      await page.goto('/members#content');
      await generate(page, 'Una giornata di sole');
      await button(page, 'Scarica PDF').click();
      await expect(advice(page).last()).toBeVisible();
    });
  });

  test('who starts while the photos are still being looked at starts with all of them', async ({ page }) => {
    await fillIn(page);
    await page.evaluate(
      (bytes) => {
        const chosen = new DataTransfer();
        for (const name of ['1.jpg', '2.jpg', '3.jpg'])
          chosen.items.add(new File([Uint8Array.from(bytes)], name));
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (input) input.files = chosen.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
        input?.form?.requestSubmit();
      },
      [...(await photo())],
    );
    await expect(page.getByText('3 foto inviate ai download')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('by keyboard alone', () => {
    const alert = (page: Page) => page.getByRole('alert');
    const submit = (page: Page) => page.getByLabel('Titolo foto').press('Enter');
    const typeFields = async (page: Page) => {
      await page.getByLabel('Prefisso').focus();
      for (const text of ['ab', 'ACQUA', "Battaglia d'acqua"]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
    };

    test('a missing field has its sentence with the cursor', async ({ page }) => {
      await submit(page);
      await expect(alert(page)).toHaveText(
        'Compila tutti i campi: prefisso (2 lettere), codice (1-10 caratteri) e titolo.',
      );
      await expect(page.getByLabel('Prefisso')).toBeFocused();
      expect(await violations(page, desk)).toEqual([]);
    });

    test('the sentence goes with the last missing field', async ({ page }) => {
      await submit(page);
      await expect(alert(page)).toBeVisible();
      await typeFields(page);
      await expect(alert(page)).toBeHidden();
    });

    test('missing photos have their sentence with the cursor', async ({ page }) => {
      await typeFields(page);
      await submit(page);
      await expect(alert(page)).toHaveText('Scegli almeno una foto.');
      await expect(page.getByLabel('Scegli le foto')).toBeFocused();
    });
  });

  test('files that are no photo or incomplete stand first, with their sentence', async ({ page }) => {
    const good = await photo();
    await fillIn(page);
    await choosePhotos(page, [
      fileOf('festa 🎉\u202egpj.jpg', good),
      fileOf('tagliata.jpg', good.subarray(0, good.length - 9)),
      fileOf('testo.jpg', Buffer.from('ciao')),
      fileOf('vuota.jpg', Buffer.alloc(0)),
    ]);
    await startButton(page).click();
    await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
    await expect(rows(page)).toContainText([
      'Saltato: non è una foto.',
      'Aprila prima nella galleria del telefono, così si scarica.',
      'Sembra incompleta',
      'AB-ACQUA_',
    ]);
    expect(await violations(page, desk)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
