import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, signIn } from './fixtures.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const description = (page: Page) => page.getByLabel('Descrizione dell’attività');
export const post = (page: Page) => page.getByRole('textbox', { name: 'Contenuto generato' });
export const startButton = (page: Page) => button(page, 'Rinomina e Scarica');
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu dell’Area Staff' });

/** Signs in and opens the staff area, at a panel's hash. */
export const openArea = async (page: Page, hash = '') => {
  await signIn(page);
  await page.goto(`/members${hash}`);
  await expect(menu(page)).toBeVisible();
};

export const generate = async (page: Page, text: string) => {
  await description(page).fill(text);
  await button(page, 'Genera Contenuto').click();
};

export const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('members-draft'));

/** Signs out, also over a description that no post was made of. */
export const signOut = async (page: Page) => {
  await button(page, 'Esci').click();
  const leave = button(page, 'Esci e cancella');
  await expect(leave.or(button(page, 'Entra'))).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(button(page, 'Entra')).toBeVisible();
};

export const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).signedIn);

export const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A small JPEG with a position; each shade is another photo. */
export const photo = (shade = 0) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 11, g: 107, b: shade * 8 } } })
    .withExif({
      IFD0: { Make: 'Telecamera Segreta' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();

export const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, at) => fileOf(`IMG_${at}.jpg`, await photo(at))));

export const choosePhotos = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Scegli le foto').setInputFiles(files);

export const openGenerator = (page: Page) => openArea(page, '#content');
export const isWritten = (page: Page) => expect(button(page, 'Scarica PDF')).toBeVisible();
export const draftButtons = (page: Page) =>
  page.getByRole('region', { name: 'Bozze di oggi' }).getByRole('button');

/** A post as somebody leaves it after an edit. */
export const edited = 'Titolo mio\n\nSotto\n\nIl 09/06/2025 uno.\n\nDue. Prenota!\n\n#Uno';

export async function downloadPdf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Scarica PDF').click()]);
  expect(download.suggestedFilename()).toBe('fun-village-content.pdf');
  return readFile(await download.path());
}
