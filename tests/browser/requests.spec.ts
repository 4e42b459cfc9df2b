import type { Page } from 'playwright/test';
import { activities } from '#frontend/content/activities/index.ts';
import { legalText } from '#frontend/content/organisation/legal-text.ts';
import { mainGalleryFrame, shopFrame } from '#frontend/content/organisation/partners.ts';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { partnerUrl } from '#tests/fixtures/partners.ts';
import { expect, product, test } from './fixtures.ts';
import { known } from './season-days.ts';

const { revoke, revoked } = legalText.consent;

/** The promotion is on: the shop is on its page. */
test.beforeEach(({ page }) => page.clock.setFixedTime(romeInstant(known(season.promotion.lastDay), '12:00')));

/** Everything that the page asks of another origin, as `origin` and path. */
const watchForeign = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== product.url() && origin.startsWith('http')) asked.push(origin + pathname);
  });
  return asked;
};

test('the shop opens on a tap, comes back by itself at the next visit, and goes when the choice is withdrawn', async ({
  page,
}) => {
  const shop = page.locator(`iframe[title="${shopFrame.title}"]`);
  const open = page.getByRole('button', { name: shopFrame.button });
  const asked = watchForeign(page);
  await page.goto('/');
  await expect(page.locator('#chain-discount')).toContainText(shopFrame.notice);
  await open.click();
  await expect(shop).toBeVisible();
  await expect(page.frameLocator(`iframe[title="${shopFrame.title}"]`).locator('body')).not.toBeEmpty();
  const { origin, pathname } = new URL(partnerUrl(shopFrame));
  expect(asked).toContain(origin + pathname);
  await page.reload();
  await page.locator('#chain-discount').scrollIntoViewIfNeeded();
  await expect(shop).toBeVisible();

  await page.goto('/privacy#cookies');
  const withdraw = page.getByRole('button', { name: revoke });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);

  await page.goto('/');
  await expect(open).toBeVisible();
  await expect(shop).toHaveCount(0);
});

test('a tap on a gallery opens every gallery of that service, and not the shop, until the choice is withdrawn', async ({
  page,
}) => {
  /** Of the same partner; else the same one again. */
  const sibling = activities.find(
    ({ gallery }) => gallery && new URL(gallery.url).origin === new URL(mainGalleryFrame.url).origin,
  );
  const siblingPath = sibling ? `/${sibling.slug}` : '/gallery';
  const open = page.locator('#foto').getByRole('button', { name: mainGalleryFrame.button });
  await page.goto('/gallery');
  await open.click();
  await expect(
    page.frameLocator(`iframe[title="${mainGalleryFrame.title}"]`).getByRole('heading', { level: 1 }),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storedItems.galleryConsent.name]);
  await page.goto(siblingPath);
  await page.locator('#foto').scrollIntoViewIfNeeded();
  await expect(page.locator('#foto iframe[src]')).toBeVisible();
  await page.goto('/');
  await page.locator('#chain-discount').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: shopFrame.button })).toBeVisible();

  await page.goto('/privacy#cookies');
  await page.getByRole('button', { name: revoke }).click();
  await expect(page.getByText(revoked)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto(siblingPath);
  await page.locator('#foto').scrollIntoViewIfNeeded();
  await expect(open).toBeVisible();
});

test('the notice before a tap leads to the cookie policy', async ({ page }) => {
  await page.goto('/shows');
  await page.locator('#foto').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Cookie' })).toBeInViewport();
});
