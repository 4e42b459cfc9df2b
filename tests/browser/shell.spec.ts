import type { Page } from 'playwright/test';
import { activities } from '#frontend/content/activities/index.ts';
import { accessibilita } from '#frontend/content/pages/accessibilita.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { menu } from '#frontend/content/pages/menu.ts';
import { privacy } from '#frontend/content/pages/privacy.ts';
import { shell } from '#frontend/content/pages/shell.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { expect, hasOwnFaces, isHydrated, product, test } from './fixtures.ts';

const textTo = (to: string) =>
  [...menu, ...footer.legal].flatMap((one) => ('to' in one && one.to === to ? [one.text] : []))[0] ?? '';
const [venuesLink, chainLink, privacyLink, termsLink, accessibilityLink] = [
  textTo('/#locations'),
  textTo('/#chain-discount'),
  textTo('/privacy'),
  textTo('/privacy#terms'),
  textTo('/accessibilita'),
];
/** The entry that opens the list of activities, and one of them. */
const submenu =
  menu.find((entry) => 'items' in entry && entry.items.some(({ to }) => to === '/gallery'))?.text ?? '';
const activity = activities[0]?.name ?? '';

/** Scripts own the page: what was pressed before that has been done. */

const chatButton = (page: Page) => page.locator('aside[aria-label=Chat] a');

/** Words and controls that the button covers anywhere on the page, and where it leaves the screen; to be evaluated on the button. */
const coveredBy = (button: Element) => {
  const found: string[] = [];
  // On wide screens its bar has no height.
  const bar = button.parentElement?.clientHeight ? button.parentElement : button;
  const page = [...document.querySelectorAll('main *, footer *')].filter(
    (element) => !element.closest('[inert]'),
  );
  for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight / 2) {
    scrollTo({ top: place, behavior: 'instant' });
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) found.push(`${place}: off the screen`);
    // A bar along the whole edge makes the screen lower, and covers no part of a word for good.
    if (right - left >= document.documentElement.clientWidth) {
      if (bottom < innerHeight - 1) found.push(`${place}: not at the edge`);
      continue;
    }
    for (const element of page) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      const isControl = element.matches('a, button, input, select, summary, iframe');
      const boxes = isText ? [...range.getClientRects()] : isControl ? [element.getBoundingClientRect()] : [];
      if (
        boxes.some(
          (box) =>
            box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
      )
        found.push(`${place}: ${element.textContent?.slice(0, 40)}`);
    }
  }
  return found;
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens by its button and closes on Escape, on a press outside and on choosing', async ({
    page,
  }) => {
    await page.goto('/');
    await isHydrated(page);
    const nav = page.getByRole('navigation', { name: 'Menu principale' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await button.click();
    await page.mouse.click(5, phone.height - 80);
    await expect(nav).toBeHidden();
    await button.click();
    await nav.getByRole('link', { name: venuesLink }).click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL(/#locations$/);
  });
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1279, 800],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the chat button floats at ${width} px over no control and no word`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`, '/privacy']) {
      await page.goto(path);
      await isHydrated(page);
      expect(await chatButton(page).evaluate(coveredBy), path).toEqual([]);
    }
  });

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the bar is transparent at the top and white as soon as the page has moved', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 5, behavior: 'instant' }));
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  for (const isOwn of [true, false])
    test(`the bar’s words stand in one line at every width that shows them, in ${isOwn ? 'the site’s own face' : 'its fallback'}`, async ({
      page,
    }) => {
      if (!isOwn) await page.route('**/*.woff2', (route) => route.abort('aborted'));
      await page.goto('/');
      if (isOwn) await hasOwnFaces(page);
      const bar = page.getByRole('banner');
      const broken = () =>
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
      let seen = 0;
      for (let width = 1240; width <= 1300; width += 4) {
        await page.setViewportSize({ width, height: 800 });
        if (await bar.getByRole('button', { name: 'Menu' }).isVisible()) continue;
        expect(await broken(), `at ${width} px`).toEqual([]);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(5);
    });

  test('a submenu opens by hovering, by click and by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await isHydrated(page);
    const summary = page.locator('summary', { hasText: submenu });
    const entry = page.getByRole('navigation').getByRole('link', { name: activity, exact: true });
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

  test('a section link stops 96 px above its section, also from another page', async ({ page }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: venuesLink }).click();
    await expect(page).toHaveURL(`${product.url()}/#locations`);
    const top = () => page.locator('#locations').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(96, 0);
  });
});

test('with Ctrl or Command a link opens beside the page', async ({ page, context }) => {
  await page.goto('/');
  await isHydrated(page);
  const opened = context.waitForEvent('page');
  const link = page.getByRole('contentinfo').getByRole('link', { name: privacyLink, exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\/privacy$/);
  await expect(page).toHaveURL(`${product.url()}/`);
});

test('a page gone to by a link has the focus, and its title is announced', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await page.getByRole('link', { name: privacyLink, exact: true }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: privacy.heading })).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: privacy.title })).toHaveCount(1);
});

for (const path of ['/', '/iscrizioni'])
  test(`a link on ${path} to an anchor of the home page moves the focus there`, async ({ page }) => {
    await page.goto(path);
    await isHydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: venuesLink }).click();
    await expect(page.locator('#locations')).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the bar is white as soon as the page has moved', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 300);
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('menu and submenu open all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('summary', { hasText: submenu }).click();
    await page.getByRole('navigation').getByRole('link', { name: chainLink }).click();
    await expect(page).toHaveURL(/#chain-discount$/);
  });
});

test('print leaves the menu, the chat button and the carousels’ buttons out', async ({ page }) => {
  await page.goto('/');
  const previous = page.getByRole('button', { name: 'Precedente' }).first();
  const leftOut = [page.getByRole('banner'), chatButton(page), previous];
  for (const part of leftOut) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of leftOut) await expect(part).toBeHidden();
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

test.describe('when the connection goes', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('before the scripts are there, the page stays, and takes them afterwards', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await context.route('**/*', (route) =>
      hasGone ? route.abort('internetdisconnected') : route.continue(),
    );
    let hasGone = false;
    await page.goto('/');
    hasGone = true;
    const documents = documentsOf(page);
    for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toEqual([]);
    await expect(page.getByRole('heading', { name: footer.safeguarding.title })).toBeVisible();
    hasGone = false;
    // A document that is just being replaced answers with an error.
    await expect(async () => {
      await page.clock.runFor(10_000);
      expect(await page.evaluate(() => (window as { isHydrated?: boolean }).isHydrated)).toBe(true);
    }).toPass();
  });
});

test.describe('when a script does not come', () => {
  test.use({ expectedStatuses: [503] });

  test('a script that never comes costs one fresh document an hour, and a few tries a minute', async ({
    page,
  }) => {
    await page.clock.install();
    let tries = 0;
    await page.route('**/assets/*.js', (route) => {
      tries += 1;
      return route.fulfill({ status: 503 });
    });
    const documents = documentsOf(page);
    await page.goto('/');
    await expect(async () => {
      if (documents.length < 2) await page.clock.runFor(1000);
      expect(documents).toHaveLength(2);
    }).toPass();
    await page.waitForLoadState();
    tries = 0;
    for (let minute = 0; minute < 30; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toHaveLength(2);
    expect(tries).toBeLessThan(200);
    await expect(page.getByRole('heading', { name: footer.safeguarding.title })).toBeVisible();
  });

  test('the page stays readable, and takes every script when it comes after all', async ({ page }) => {
    const asked = new Set<string>();
    const isFirst = (url: string) => !asked.has(url) && asked.add(url);
    await page.route('**/assets/*.js', (route) =>
      isFirst(route.request().url()) ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/');
    await expect.poll(() => asked.size).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { name: footer.safeguarding.title })).toBeVisible();
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  test('a link to a page whose script is gone loads that page whole, at the anchor of the link', async ({
    page,
  }) => {
    await page.goto('/iscrizioni');
    let asked = 0;
    await page.route(/assets\/privacy-.*\.js/, (route) =>
      asked++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await isHydrated(page);
    await page.getByRole('link', { name: termsLink, exact: true }).click();
    await expect(page.locator('#terms')).toBeInViewport();
    expect(page.url()).toBe(`${product.url()}/privacy#terms`);
    expect(asked).toBeGreaterThan(0);
  });

  test('a line across the top says that a page is under way, until it is drawn or the visitor has gone back', async ({
    page,
  }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    const { promise: sent, resolve: sendScript } = Promise.withResolvers<void>();
    await page.route(/assets\/privacy-.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    const sign = page.getByRole('progressbar', { name: shell.pageLoading });
    const goAndWait = async () => {
      await page.getByRole('link', { name: privacyLink, exact: true }).click();
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

  test('a second click, 2.9 s after the first, waits for its own page', async ({ page }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    const { promise: sent, resolve: sendScript } = Promise.withResolvers<void>();
    await page.route(/assets\/privacy-.*\.js/, () => undefined);
    await page.route(/assets\/accessibilita-.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    const documents = documentsOf(page);
    await page.getByRole('link', { name: privacyLink, exact: true }).click();
    await page.waitForTimeout(2900);
    await page.getByRole('link', { name: accessibilityLink, exact: true }).click();
    await page.waitForTimeout(1000);
    sendScript();
    await expect(page.getByRole('heading', { level: 1, name: accessibilita.heading })).toBeVisible();
    expect(documents).toEqual([]);
  });
});
