import { type Browser, chromium } from 'playwright/test';
import { accessibilita } from '#frontend/content/pages/accessibilita.ts';
import { browserArguments, findBrowser, noOtherHosts } from '#tests/fixtures/find-browser.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';

let browser: Browser;
// The runner's own browser has the cache switched off that this is about.
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, noOtherHosts],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

test('a page that is gone back to is as it was left, without being loaded again', async () => {
  const page = await browser.newPage();
  const state = () => page.evaluate(() => [location.pathname, 'leftAs' in window]).catch(() => []);
  for (const path of ['/', '/iscrizioni']) {
    await page.goto(product.url() + path);
    await isHydrated(page);
    await page.evaluate(() => Object.assign(window, { leftAs: 'this' }));
    await page.goto(`${product.url()}/privacy`);
    await page.evaluate(() => history.back());
    await expect.poll(state).toEqual([path, true]);
  }
});

test('a page that a link has left is gone back to at the place where it was left', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('#footer a[href="/accessibilita"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: accessibilita.heading })).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#hero')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});
