import type { Page } from 'playwright/test';
import { previewScript, withPreviewLine } from '#frontend/build/preview-script.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { season as edition } from '#tests/fixtures/edition/season.ts';
import { previewMoments } from '#worker/local/preview-day.ts';
import { expect, isHydrated, product, signIn, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { known } from './season-days.ts';

const promotionEnd = known(season.promotion.lastDay);
const day = `${promotionEnd}T18:00`;
const dayText = `Anteprima: ${formatDayAndYear(promotionEnd)}`;
const lineOf = (page: Page) => page.getByRole('complementary', { name: 'Giorno mostrato' });

/** Adds what a local build has in its pages; `first` comes before it. */
async function showPreview(page: Page, shownDay: string | null = day, first = '') {
  const preview = { day: shownDay, moments: previewMoments(edition) };
  const script = await previewScript({ LOCAL_PREVIEW: JSON.stringify(preview) });
  await page.addInitScript(`if (self === top) {${first};${script}}`);
  await page.route(
    (url) => url.origin === product.url(),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: withPreviewLine(await response.text()) });
    },
  );
}

/** Rome's day by the page's clock. */
const dayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
const machineDay = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });

test('a page is shown as of the preview day, and says so on the screen alone', async ({ page }) => {
  await showPreview(page);
  await page.goto('/');
  await expect(lineOf(page)).toContainText(dayText);
  expect(await dayOf(page)).toBe(promotionEnd);
  await expect(page.locator('html')).toHaveAttribute('data-now', /\bpromotion-on\b/);
  await page.emulateMedia({ media: 'print' });
  await expect(lineOf(page)).toBeHidden();
});

test('without a preview day the machine’s clock holds without a line', async ({ page }) => {
  await showPreview(page, null);
  await page.goto('/');
  expect(await dayOf(page)).toBe(machineDay());
  await expect(lineOf(page)).toHaveCount(0);
});

test('a day in the address holds for the tab', async ({ page }) => {
  await showPreview(page);
  await page.goto('/?oggi=2025-08-15T12:00');
  await expect(lineOf(page)).toContainText('Anteprima: 15 agosto 2025');
  await page.goto('/iscrizioni');
  await expect(lineOf(page)).toContainText('Anteprima: 15 agosto 2025');
});

test('“Oggi” leads to the machine’s own day, from where “Anteprima” leads back', async ({ page }) => {
  await showPreview(page);
  await page.goto('/privacy');
  await lineOf(page).getByRole('link', { name: 'Oggi' }).click();
  await expect(lineOf(page)).toContainText('Oggi:');
  expect(await dayOf(page)).toBe(machineDay());
  await lineOf(page).getByRole('link', { name: 'Torna all’anteprima' }).click();
  await expect(lineOf(page)).toContainText(dayText);
});

test('the list of other days works by keyboard', async ({ page }) => {
  await showPreview(page);
  await page.goto('/privacy');
  await lineOf(page).getByText('Altri giorni').press('Enter');
  const ferragosto = lineOf(page).getByRole('link', { name: 'Ferragosto' });
  await expect(ferragosto).toBeVisible();
  await ferragosto.press('Enter');
  await expect(page).toHaveURL('/privacy?oggi=2031-08-15T12:00');
  await expect(lineOf(page)).toContainText('Anteprima: 15 agosto 2031');
});

test('another day leaves the rest of the address as it is', async ({ page }) => {
  await showPreview(page);
  await page.goto(`/iscrizioni?sede=${venues[0]?.slug}&bambino=7:s${known(season.venues.firstDay)}`);
  await lineOf(page).getByRole('link', { name: 'Oggi' }).click();
  await expect(page).toHaveURL(/\?oggi=&.*sede=/);
});

test('a wrong day is ignored with a sentence', async ({ page }) => {
  await showPreview(page);
  await page.goto('/?oggi=2025-02-30');
  await expect(lineOf(page)).toContainText('?oggi= non è valido');
  await expect(lineOf(page)).toContainText(dayText);
});

test('with storage blocked a day holds for the page, whose scripts all run', async ({ page }) => {
  const blockStorage = `for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } })`;
  await showPreview(page, day, blockStorage);
  await page.goto('/?oggi=2025-08-15');
  await expect(lineOf(page)).toContainText('Anteprima: 15 agosto 2025');
  await isHydrated(page);
  await page.locator('#footer a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  expect(await dayOf(page)).toBe('2025-08-15');
});

for (const path of ['/', '/members', '/iscrizioni'])
  for (const width of [320, 1280])
    test(`on ${path} at ${width} px the line stands above the header`, async ({ page }) => {
      await showPreview(page);
      await signIn(page);
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await isHydrated(page);
      const line = lineOf(page);
      const header = page.locator(path === '/members' ? 'header' : '.site > header');
      const { height } = (await page.locator('preview-line').boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(32);
      expect((await header.boundingBox())?.y).toBeCloseTo(height, 0);
      await page.mouse.wheel(0, 500);
      await expect(line).not.toBeInViewport();
      expect((await header.boundingBox())?.y).toBe(0);
    });

test('the line moves nothing when it is filled', async ({ page }) => {
  await showPreview(page);
  await page.goto('/');
  await isHydrated(page);
  await expect(lineOf(page)).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.005);
});
