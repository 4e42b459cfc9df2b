import type { Page } from 'playwright/test';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatDayAndYear } from '#frontend/italian/dates.ts';
import { season as edition } from '#tests/fixtures/edition/season.ts';
import { previewMoments } from '#worker/local/preview-day.ts';
import { previewScript } from '#worker/local/preview-script.ts';
import { expect, isHydrated, signIn, test } from './fixtures.ts';
import { known } from './season-days.ts';

const promotionEnd = known(season.promotion.lastDay);
const day = `${promotionEnd}T18:00`;
const dayText = `Anteprima: ${formatDayAndYear(promotionEnd)}`;
const chipOf = (page: Page) => page.getByRole('complementary', { name: 'Giorno mostrato' });

/** Adds what a local build has in its pages; `first` comes before it. */
async function showPreview(page: Page, shownDay: string | null = day, first = '') {
  const preview = { day: shownDay, moments: previewMoments(edition) };
  const script = await previewScript({ LOCAL_PREVIEW: JSON.stringify(preview) });
  await page.addInitScript(`if (self === top) {${first};${script}}`);
}

/** Rome's day by the page's clock. */
const dayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
const machineDay = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });

test('a page is shown as of the preview day, and says so on the screen alone', async ({ page }) => {
  await showPreview(page);
  await page.goto('/');
  await expect(chipOf(page)).toContainText(dayText);
  expect(await dayOf(page)).toBe(promotionEnd);
  await expect(page.locator('html')).toHaveAttribute('data-now', /\bpromotion-on\b/);
  await page.emulateMedia({ media: 'print' });
  await expect(chipOf(page)).toBeHidden();
});

test('without a preview day the machine’s clock holds and no chip shows', async ({ page }) => {
  await showPreview(page, null);
  await page.goto('/');
  expect(await dayOf(page)).toBe(machineDay());
  await expect(chipOf(page)).toHaveCount(0);
});

test('a day in the address holds for the tab', async ({ page }) => {
  await showPreview(page);
  await page.goto('/?oggi=2025-08-15T12:00');
  await expect(chipOf(page)).toContainText('Anteprima: 15 agosto 2025');
  await page.goto('/iscrizioni');
  await expect(chipOf(page)).toContainText('Anteprima: 15 agosto 2025');
});

test('“Oggi” leads to the machine’s own day, from where “Anteprima” leads back', async ({ page }) => {
  await showPreview(page);
  await page.goto('/privacy');
  await chipOf(page).getByRole('link', { name: 'Oggi' }).click();
  await expect(chipOf(page)).toContainText('Oggi:');
  expect(await dayOf(page)).toBe(machineDay());
  await chipOf(page).getByRole('link', { name: 'Torna all’anteprima' }).click();
  await expect(chipOf(page)).toContainText(dayText);
});

test('the list of other days works by keyboard', async ({ page }) => {
  await showPreview(page);
  await page.goto('/privacy');
  await chipOf(page).getByRole('button', { name: 'Altri giorni' }).press('Enter');
  const ferragosto = chipOf(page).getByRole('link', { name: 'Ferragosto' });
  await expect(ferragosto).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ferragosto).toBeHidden();
  await page.keyboard.press('Enter');
  await ferragosto.press('Enter');
  await expect(page).toHaveURL('/privacy?oggi=2031-08-15T12:00');
  await expect(chipOf(page)).toContainText('Anteprima: 15 agosto 2031');
});

test('another day leaves the rest of the address as it is', async ({ page }) => {
  await showPreview(page);
  await page.goto(`/iscrizioni?sede=${venues[0]?.slug}&bambino=7:s2025-06-16`);
  await chipOf(page).getByRole('link', { name: 'Oggi' }).click();
  await expect(page).toHaveURL(/\?oggi=&.*sede=/);
});

test('a wrong day is ignored with a sentence', async ({ page }) => {
  await showPreview(page);
  await page.goto('/?oggi=2025-02-30');
  await expect(chipOf(page)).toContainText('?oggi= non è valido');
  await expect(chipOf(page)).toContainText(dayText);
});

test('the chip stays closed in its tab', async ({ page }) => {
  await showPreview(page);
  await page.goto('/');
  await chipOf(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(chipOf(page)).toHaveCount(0);
  await page.goto('/privacy');
  expect(await dayOf(page)).toBe(promotionEnd);
  await expect(chipOf(page)).toHaveCount(0);
});

test('with storage blocked a day holds for the page, whose scripts all run', async ({ page }) => {
  const blockStorage = `for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } })`;
  await showPreview(page, day, blockStorage);
  await page.goto('/?oggi=2025-08-15');
  await expect(chipOf(page)).toContainText('Anteprima: 15 agosto 2025');
  await isHydrated(page);
  await page.locator('#footer a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  expect(await dayOf(page)).toBe('2025-08-15');
});

/** Controls and fixed elements that overlap the chip, if it is shown. To be evaluated on the chip. */
const findCovered = (chip: Element) => {
  const { left, top, right, bottom, width } = chip.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => width > 0 && element !== chip && isCovered(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const isControl = element.matches('a, button, input, select, textarea, summary, iframe, #totale');
      return pointerEvents !== 'none' && (isControl || position === 'fixed');
    })
    .map((element) => element.outerHTML.slice(0, 120));
};

const quote = `/iscrizioni?sede=${venues[0]?.slug}&bambino=7:s2025-06-16#quanto-spendo`;

for (const path of ['/', '/members', quote])
  test(`on ${path.replace(/\?.*/, '')} the chip has one line and covers no control`, async ({ page }) => {
    await showPreview(page);
    await signIn(page);
    await page.goto(path);
    await page.keyboard.press('Shift');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      // The calculator may leave no room.
      if (path !== quote) await expect.poll(async () => (await chipOf(page).boundingBox())?.height).toBe(32);
      await expect.poll(() => chipOf(page).evaluate(findCovered)).toEqual([]);
      await page.mouse.move(width / 2, 300);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => chipOf(page).evaluate(findCovered)).toEqual([]);
    }
  });
