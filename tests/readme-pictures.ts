import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from './fixtures/find-browser.ts';
import { startProductUnderTest } from './fixtures/product-under-test.ts';

/** Draws the pictures at the head of the README, on a phone in the enrolment of 2025: `npx node tests/readme-pictures.ts`. */

const folder = join(import.meta.dirname, '../docs');
const twoChildrenTwoWeeks =
  '?sede=sport-city&bambino=6:s2025-06-16,s2025-06-23&bambino=9:s2025-06-16,s2025-06-23';

mkdirSync(folder, { recursive: true });
const product = await startProductUnderTest();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage({
  baseURL: product.url,
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  locale: 'it-IT',
  reducedMotion: 'reduce',
});

const draw = async (name: string) => {
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: 520 })
    .webp({ quality: 70 })
    .toFile(path);
  console.info(`${path}: ${(statSync(path).size / 1000).toFixed(1)} kB`);
};

const signIn = { data: { passcode: product.passcode }, headers: { Origin: product.url } };
await page.request.post('/api/session', signIn);
await page.goto('/members#content');
await page
  .getByLabel('Descrizione dell’attività')
  .fill('Oggi giochi d’acqua a Sport City, poi merenda e quiz a squadre.');
await page.getByRole('button', { name: 'Genera Contenuto' }).click();
await page.getByRole('button', { name: 'Copia', exact: true }).waitFor();
await draw('evening');

await page.clock.setFixedTime('2025-05-30T12:00:00+02:00');
await page.goto('/');
await page.keyboard.press('Shift'); // The page's own scripts and fonts start at the first interaction.
await draw('home');

await page.goto(`/iscrizioni${twoChildrenTwoWeeks}`);
await page.locator('#totale-1').scrollIntoViewIfNeeded();
await draw('quote');

await browser.close();
await product.stop();
