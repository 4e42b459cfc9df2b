import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const address = (query: string) => `/iscrizioni?${query}#quanto-spendo`;
const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ');
const total = async (page: Page) => plain(await page.locator('#totale').textContent());

test('a family builds its quote by touch, and the address gives it back', async ({ page }) => {
  await page.goto('/iscrizioni');
  await page.getByRole('radio', { name: /SC Ostiense/ }).check();
  await expect(page).toHaveURL(/\?sede=sc-ostiense&bambino=:#quanto-spendo$/);
  await page.getByRole('radio', { name: '7', exact: true }).check();
  await page.getByRole('button', { name: '9-13 giugno' }).click();
  await page.getByRole('button', { name: 'Giorni singoli: uno in più' }).click();
  await expect(page.locator('#totale')).toHaveText(/^184,00\s€$/);
  await expect(page).toHaveURL(/bambino=7:s2025-06-09,g1#quanto-spendo$/);
  await page.reload();
  await expect(page.locator('#totale-1')).toHaveText(/^184,00\s€$/);
  await expect(page.getByRole('button', { name: '9-13 giugno' })).toHaveAttribute('aria-pressed', 'true');
});

test('the page stays where it is while the form changes', async ({ page }) => {
  await page.goto(address('sede=sport-city&bambino=7:g1'));
  await expect(page.locator('#totale')).toBeVisible();
  const week = page.getByRole('button', { name: '18-22 agosto' });
  await week.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the week of the pause cannot be chosen', async ({ page }) => {
  await page.goto(address('sede=sport-city&bambino=7:g1'));
  await expect(page.getByRole('button', { name: /11-15 agosto/ })).toBeDisabled();
});

test('what cannot be a quote gets a reason beside the field and no total', async ({ page }) => {
  for (const [query, says] of [
    ['sede=sport-city&bambino=3:g1', /Open Day/],
    ['sede=sport-city&bambino=15:g1', /da 4 a 14 anni/],
    ['sede=sport-city&bambino=7:s2025-08-11', /chiuso/],
    ['sede=sc-ostiense&bambino=7:h1', /mezza giornata/],
    ['sede=altrove&bambino=7:g1', /sede non esiste/],
    [`sede=sport-city&bambino=7:g1&x=${'y'.repeat(5_000)}`, /troppo lungo/],
  ] as const) {
    await page.goto(address(query));
    await expect(page.getByRole('alert')).toHaveText(says);
    await expect(page.locator('#totale')).toHaveCount(0);
  }
});

test('a season that is over is still computed, and says so', async ({ page }) => {
  await page.goto(address('sede=tc-nascosa&bambino=8:s2025-06-09&amici=2&data=2025-05-31'));
  await expect(page.locator('#totale')).toBeVisible();
  expect(await total(page)).toBe('128,68 €');
  await expect(page.getByText(/Estate 2025 è conclusa/)).toBeVisible();
});

test('a family of six is computed again after one touch', async ({ page }) => {
  const weeks = [
    '06-09',
    '06-16',
    '06-23',
    '06-30',
    '07-07',
    '07-14',
    '07-21',
    '07-28',
    '08-04',
    '08-18',
    '08-25',
  ]
    .map((day) => `s2025-${day}`)
    .join(',');
  const family = Array.from({ length: 6 }, (_, at) => `bambino=${at + 4}:${weeks}`).join('&');
  await page.goto(address(`sede=sport-city&${family}&anticipo=1&convenzione=1&amici=1&data=2025-05-01`));
  await expect(page.locator('#totale-6')).toBeVisible();
  const last = page.getByRole('button', { name: '1-5 settembre' });
  await last.last().click();
  await expect(last.last()).toHaveAttribute('aria-pressed', 'true');
  // Six enrolments, 67 weeks at 135 × 0.8 × 0.95: the full chain beats the convention's 110 × 0.95.
  await expect(page.locator('#totale')).toHaveText(/^6\.934,20\s€$/);
});

test('the chosen weeks become a calendar file with their deadlines', async ({ page }) => {
  await page.goto(address('sede=sport-city&bambino=7:s2025-06-16'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Settimane in calendario' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20250611');
  expect(text).toContain('DTSTART;TZID=Europe/Rome:20250616T073000');
});

test('the very first tap on the page counts, although the calculator’s script comes only after it', async ({
  page,
}) => {
  await page.goto('/iscrizioni', { waitUntil: 'commit' });
  const week = page.getByRole('button', { name: '16-20 giugno' });
  await week.evaluate((button: HTMLElement) => button.click());
  await expect(week).toHaveAttribute('aria-pressed', 'true');
});

test('an address of 10,000 characters gets a sentence and no total', async ({ page }) => {
  await page.goto(address(`sede=sport-city&bambino=7:s2025-06-16&x=${'a'.repeat(9_900)}`));
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('#totale')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every price and deadline is on the page', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(page.getByText('Per il calcolo serve JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aggiungi un bambino' })).toBeHidden();
    await page.getByText('Tutti i prezzi, sede per sede').click();
    for (const price of ['129', '135', '139', '110', '118', '95', '80', '24', '20'])
      await expect(page.getByRole('cell', { name: new RegExp(`^${price}\\s€$`) }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /16-20 giugno mercoledì 11 giugno/ })).toBeVisible();
  });
});
