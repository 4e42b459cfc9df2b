import type { Page } from 'playwright/test';
import { enter, expect, test } from './fixtures.ts';
import { button, description, menu, openArea, signOut } from './staff-area.ts';

/** As if the session had begun earlier: what is left of it, in ms. */
const leave = (page: Page, leftMs: number) =>
  page.evaluate((ms) => {
    const stored = JSON.parse(localStorage.getItem('members-known') ?? '');
    stored.value.endsAt = Date.now() + ms;
    localStorage.setItem('members-known', JSON.stringify(stored));
  }, leftMs);
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const text = 'Caccia al tesoro con i grandi';
const openAndWrite = async (page: Page) => {
  await openArea(page, '#content');
  await description(page).fill(text);
};
const isCovered = async (page: Page) => {
  await expect(page.getByText('La sessione è scaduta: rientra con il codice.')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
};

test('the area is covered at the moment when the session ends', async ({ page }) => {
  await page.clock.install();
  await openAndWrite(page);
  await page.clock.fastForward('12:00:01');
  await isCovered(page);
});

test('the area is covered when the page is shown again after the end of the session', async ({ page }) => {
  await openAndWrite(page);
  await leave(page, -1000);
  await showAgain(page);
  await isCovered(page);
});

test.describe('once the server has ended the session', () => {
  // Refuses the requests that the area makes meanwhile.
  test.use({ expectedStatuses: [401] });

  test('the area is covered when the page is shown again', async ({ page, context }) => {
    await openAndWrite(page);
    await context.clearCookies();
    await showAgain(page);
    await isCovered(page);
  });
});

test('the area stays when the page is shown again in the middle of a session', async ({ page }) => {
  await openAndWrite(page);
  const answered = page.waitForResponse('**/api/session');
  await showAgain(page);
  await (await answered).finished();
  await description(page).press('End');
  await description(page).pressSequentially(' di mare');
  await expect(description(page)).toHaveValue(`${text} di mare`);
});

test('a device whose clock is a year ahead opens the area for a whole session', async ({ page }) => {
  await page.goto('/members?oggi=2030-07-01T18:00');
  await enter(page);
  await expect(menu(page)).toBeVisible();
  await showAgain(page);
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await signOut(page);
  await expect(button(page, 'Entra')).toBeVisible();
});
