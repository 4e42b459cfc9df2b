import type { Page } from 'playwright/test';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { shopFrame } from '../../frontend/content/organisation/partners.ts';
import { siteMap } from '../../frontend/site-map.ts';
import { expect, product, test } from './fixtures.ts';
import { known } from './known.ts';

/** The promotion is on and an open day can be booked: all frames that there can be are on their pages. */
test.beforeEach(({ page }) =>
  page.clock.setFixedTime(romeInstant(known(season.openDays[0]?.bookUntil), '12:00')),
);

/** Everything that the page asks of another origin, as `origin` and path. */
const watchForeign = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== product.url() && origin.startsWith('http')) asked.push(origin + pathname);
  });
  return asked;
};

/** Down to the end as a thumb does it, so that all that waits to come into view comes. */
const scrollToEnd = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('#footer').evaluate(isHydrated)).toBe(true);
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(isAtEnd, { intervals: [50], timeout: 25_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
};
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** The staff's area is a document of its own, without anything of others. */
const publicPages = siteMap.filter(({ slug }) => slug !== 'members');

for (const { path } of [...publicPages, { path: '/404' }])
  test(`whoever reads ${path} to its end asks nothing of anybody else`, async ({ page }) => {
    const asked = watchForeign(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    if (path === '/404') await expect(page).toHaveURL(`${product.url()}/`);
    await scrollToEnd(page);
    const allowed = path === '/open-days' ? [`${product.partnersUrl()}/open-day`] : [];
    expect(asked.filter((address) => !allowed.includes(address))).toEqual([]);
    // The form that visitors of this page came for shows that scrolling reaches what waits for it.
    if (path === '/open-days') expect(asked).toContain(allowed[0]);
  });

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
  expect(asked).toContain(`${product.partnersUrl()}/negozio`);

  await page.goto('/privacy#cookies');
  const withdraw = page.getByRole('button', { name: 'Revoca il consenso' });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);

  await page.goto('/');
  await expect(open).toBeVisible();
  await expect(shop).toHaveCount(0);
});

test('a tap on a gallery opens every gallery of that service, and not the shop', async ({ page }) => {
  await page.goto('/shows');
  await page.getByRole('button', { name: 'Guarda le foto' }).click();
  await expect(page.locator('iframe[title="Gallery degli spettacoli"]')).toBeVisible();
  await page.goto('/aquafun');
  await expect(page.locator('iframe[title="Gallery Aquafun"]')).toBeVisible();
  await page.goto('/');
  await page.locator('#chain-discount').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: shopFrame.button })).toBeVisible();
});

test('the notice before a tap leads to the cookie policy', async ({ page }) => {
  await page.goto('/shows');
  await page.locator('#foto').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Cookie' })).toBeInViewport();
});
