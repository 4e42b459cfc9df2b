import type { Page } from 'playwright/test';
import { accessibilita } from '#frontend/content/pages/accessibilita.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { privacy } from '#frontend/content/pages/privacy.ts';
import { shell } from '#frontend/content/pages/shell.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { expect, hasOwnFaces, hold, isHydrated, product, test } from './fixtures.ts';

const chatButton = (page: Page) => page.locator('aside[aria-label=Chat] a');
const footerLink = (page: Page, to: string) => page.locator(`#footer a[href="${to}"]`);

/** Words and controls that the button covers anywhere on the page, and where it leaves the screen; to be evaluated on the button. */
const findCovered = (button: Element) => {
  const found: string[] = [];
  const range = document.createRange();
  const boxesOf = (element: Element) => {
    if (element.matches('a, button, input, select, summary, iframe'))
      return [element.getBoundingClientRect()];
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
    return texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight / 2) {
    scrollTo({ top: place, behavior: 'instant' });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) found.push(`${place}: off the screen`);
    const isCovered = (box: DOMRect) =>
      box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    for (const element of document.querySelectorAll(':is(main, footer) *'))
      if (!element.closest('[inert], .visually-hidden') && boxesOf(element).some(isCovered))
        found.push(`${place}: ${element.textContent?.slice(0, 40)}`);
  }
  return found;
};

for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`])
  test(`the chat button of ${path} floats over no control and no word`, async ({ page }) => {
    await page.goto(path);
    await isHydrated(page);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await chatButton(page).evaluate(findCovered), `at ${width} px`).toEqual([]);
    }
  });

test('the chat button is a bar along the lower edge of a narrow screen', async ({ page }) => {
  await page.goto('/privacy');
  for (const width of [320, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const { x, y = 0, width: wide, height = 0 } = (await chatButton(page).boundingBox()) ?? {};
    expect({ x, wide, bottom: y + height }).toEqual({ x: 0, wide: width, bottom: 800 });
  }
});

for (const isOwn of [true, false])
  test(`the bar’s words stand in one line at every width that shows them, in ${isOwn ? 'the site’s own face' : 'its fallback'}`, async ({
    page,
  }) => {
    if (!isOwn) await page.route('**/*.woff2', (route) => route.abort('aborted'));
    await page.goto('/');
    if (isOwn) await hasOwnFaces(page);
    const bar = page.getByRole('banner');
    const brokenWords = () =>
      bar.evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: (string | null)[] = [];
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          if (range.getClientRects().length > 1) found.push(words.currentNode.textContent);
        }
        return found;
      });
    // The row begins at 72.5rem of room.
    for (const width of [1260, 1270, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
      expect(await brokenWords(), `at ${width} px`).toEqual([]);
    }
  });

test('a submenu that the Tab key leaves is closed', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  const submenu = page.locator('#menu details').first();
  await submenu.locator('summary').press('Enter');
  await submenu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(submenu).not.toHaveAttribute('open');
});

test('a submenu opens by hovering, by click and by keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  await isHydrated(page);
  const summary = page.locator('summary', { hasText: 'Gallery' });
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Tutte le foto' });
  await summary.hover();
  await expect(entry).toBeVisible();
  await summary.click();
  await expect(entry).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(entry).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(summary).toBeFocused();
});

test('a link from another page to a section stops 96 px above it and gives it the focus', async ({
  page,
}) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await page.locator('#menu a[href="/#locations"]').click();
  await expect(page).toHaveURL(`${product.url()}/#locations`);
  const section = page.locator('#locations');
  await expect(section).toBeFocused();
  await expect.poll(() => section.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(96, 0);
});

test('with Ctrl or Command a link opens beside the page', async ({ page, context }) => {
  await page.goto('/');
  await isHydrated(page);
  const opened = context.waitForEvent('page');
  await footerLink(page, '/privacy').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\/privacy$/);
  await expect(page).toHaveURL(`${product.url()}/`);
});

test('a page gone to by a link has the focus, and its title is announced', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await footerLink(page, '/privacy').click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: privacy.heading })).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: privacy.title })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is transparent at the top and white as soon as the page has moved', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 5);
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('a page asks for all of its scripts while the first is still on its way', async ({ page }) => {
  const names = ['home', 'react', 'shared', 'entry-client'];
  const asked = Promise.all(names.map((name) => page.waitForRequest(new RegExp(`assets/${name}-.*\\.js`))));
  await page.route(/assets\/.*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await isHydrated(page);
});

/** The addresses at which the browser asked for a document that it would show. */
const documentsOf = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()));
  return addresses;
};
const safeguarding = (page: Page) => page.getByRole('heading', { name: footer.safeguarding.title });

test.describe('when the connection goes', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('before the scripts are there, the page stays, and takes them afterwards', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await context.setOffline(true);
    const documents = documentsOf(page);
    for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toEqual([]);
    await expect(safeguarding(page)).toBeVisible();
    await page.unroute('**/assets/*.js');
    await context.setOffline(false);
    // A document that is just being replaced answers with an error.
    await expect(async () => {
      await page.clock.runFor(10_000);
      expect(await page.evaluate(() => window.early?.isHydrated)).toBe(true);
    }).toPass();
  });
});

test.describe('when a script does not come', () => {
  test.use({ expectedStatuses: [503] });

  test('it costs one fresh document an hour, and less than a try a minute for each script', async ({
    page,
  }) => {
    await page.clock.install();
    const tries = new Map<string, number>();
    await page.route('**/assets/*.js', (route) => {
      const url = route.request().url();
      tries.set(url, (tries.get(url) ?? 0) + 1);
      return route.fulfill({ status: 503 });
    });
    const documents = documentsOf(page);
    await page.goto('/');
    await expect(async () => {
      if (documents.length < 2) await page.clock.runFor(1000);
      expect(documents).toHaveLength(2);
    }).toPass();
    await page.waitForLoadState();
    tries.clear();
    for (let minute = 0; minute < 30; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toHaveLength(2);
    expect(Math.max(...tries.values())).toBeLessThan(30);
    await expect(safeguarding(page)).toBeVisible();
  });

  test('the page takes every script when it comes after all', async ({ page }) => {
    const asked = new Set<string>();
    await page.route('**/assets/*.js', (route) => {
      const url = route.request().url();
      if (asked.has(url)) return route.continue();
      asked.add(url);
      return route.fulfill({ status: 503 });
    });
    await page.goto('/');
    await expect.poll(() => asked.size).toBeGreaterThan(5);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  test('a link to its page loads that page whole, at the anchor of the link', async ({ page }) => {
    await page.goto('/iscrizioni');
    let asked = 0;
    await page.route(/assets\/privacy-.*\.js/, (route) =>
      asked++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await isHydrated(page);
    await footerLink(page, '/privacy#terms').click();
    await expect(page.locator('#terms')).toBeInViewport();
    expect(page.url()).toBe(`${product.url()}/privacy#terms`);
    expect(asked).toBeGreaterThan(0);
  });

  test('a line across the top says that a page is under way, until it is drawn or the visitor has gone back', async ({
    page,
  }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    const sendScript = await hold(page, /assets\/privacy-.*\.js/);
    const sign = page.getByRole('progressbar', { name: shell.pageLoading });
    const goAndWait = async () => {
      await footerLink(page, '/privacy').click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(sign).toBeVisible();
    };
    await goAndWait();
    await page.goBack();
    await expect(sign).toHaveCount(0);
    await goAndWait();
    sendScript();
    await expect(page.getByRole('heading', { level: 1, name: privacy.heading })).toBeVisible();
    await expect(sign).toHaveCount(0);
  });

  test('a link followed while another page is under way leads to its own page', async ({ page }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    await page.route(/assets\/privacy-.*\.js/, () => undefined);
    const documents = documentsOf(page);
    await footerLink(page, '/privacy').click();
    await expect(page).toHaveURL(/\/privacy$/);
    await footerLink(page, '/accessibilita').click();
    await expect(page.getByRole('heading', { level: 1, name: accessibilita.heading })).toBeVisible();
    expect(documents).toEqual([]);
  });
});
