import { activities } from '#frontend/content/activities/activities.ts';
import { consentWords, mainGalleryFrame, shopFrame } from '#frontend/content/organisation/partners.ts';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { expect, product, test } from './fixtures.ts';
import { known } from './season-days.ts';

/** The promotion is on: the shop is on its page. */
test.beforeEach(({ page }) => page.clock.setFixedTime(romeInstant(known(season.promotion.lastDay), '12:00')));

test('the shop opens on a tap and not before, comes back at the next visit, and goes when the choice is withdrawn', async ({
  page,
}) => {
  const shop = page.locator(`iframe[title="${shopFrame.title}"]`);
  const open = page.getByRole('button', { name: shopFrame.button });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== product.url() && origin.startsWith('http')) foreign.push(origin);
  });
  await page.goto('/');
  await expect(page.locator('#chain-discount')).toContainText(shopFrame.notice);
  expect(foreign).toEqual([]);
  await open.click();
  await expect(page.frameLocator(`iframe[title="${shopFrame.title}"]`).locator('body')).not.toBeEmpty();
  await page.reload();
  await page.locator('#chain-discount').scrollIntoViewIfNeeded();
  await expect(shop).toBeVisible();

  await page.goto('/privacy#cookies');
  const withdraw = page.getByRole('button', { name: 'Revoca il consenso' });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/');
  await expect(open).toBeVisible();
  await expect(shop).toHaveCount(0);
});

test('a tap on a gallery opens every gallery of that service, and not the shop', async ({ page }) => {
  const sibling = activities.find(
    ({ gallery }) => gallery && new URL(gallery.url).origin === new URL(mainGalleryFrame.url).origin,
  );
  await page.goto('/gallery');
  await page.locator('#foto').getByRole('button', { name: mainGalleryFrame.button }).click();
  await expect(
    page.frameLocator(`iframe[title="${mainGalleryFrame.title}"]`).getByRole('heading', { level: 1 }),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['frame-consent']);
  await page.goto(sibling ? `/${sibling.slug}` : '/gallery');
  await page.locator('#foto').scrollIntoViewIfNeeded();
  await expect(page.locator('#foto iframe[src]')).toBeVisible();
  await page.goto('/');
  await page.locator('#chain-discount').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: shopFrame.button })).toBeVisible();
});

test('the notice before a tap leads to the cookie policy', async ({ page }) => {
  await page.goto('/shows');
  await page.locator('#foto').getByText(consentWords.summary).click();
  await page.locator('#foto').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Cookie' })).toBeInViewport();
});
