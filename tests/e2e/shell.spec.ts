import type { Page, Route } from 'playwright/test';
import { activities } from '../../frontend/content/activities/index.ts';
import { footer } from '../../frontend/content/pages/footer.ts';
import { menu } from '../../frontend/content/pages/menu.ts';
import { privacy } from '../../frontend/content/pages/privacy.ts';
import { expect, fetchByHover, hasOwnFaces, product, test } from './fixtures.ts';

const textTo = (to: string) =>
  [...menu, ...footer.legal].flatMap((one) => ('to' in one && one.to === to ? [one.text] : []))[0] ?? '';
const [venuesLink, chainLink, privacyLink, termsLink] = [
  textTo('/#locations'),
  textTo('/#chain-discount'),
  textTo('/privacy'),
  textTo('/privacy#terms'),
];
/** The entry that opens the list of activities, and one of them. */
const submenu =
  menu.find((entry) => 'items' in entry && entry.items.some(({ to }) => to === '/gallery'))?.text ?? '';
const activity = activities[0]?.name ?? '';

/** Scripts own the page: what was pressed before that has been done. */
const isAlive = (page: Page) => page.waitForFunction(() => (window as { isAlive?: boolean }).isAlive);

const chatButton = (page: Page) => page.locator('aside[aria-label=Chat] a');

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens by its button and closes on Escape, on a press outside and on choosing', async ({
    page,
  }) => {
    await page.goto('/');
    await isAlive(page);
    const nav = page.getByRole('navigation', { name: 'Menu principale' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await button.click();
    await page.mouse.click(5, phone.height - 5);
    await expect(nav).toBeHidden();
    await button.click();
    await nav.getByRole('link', { name: venuesLink }).click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL(/#locations$/);
  });

  test('the chat button stands aside at once on arrival, and slides aside later', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const beneath = Object.assign(document.createElement('a'), { id: 'beneath', href: '/' });
      Object.assign(beneath.style, { position: 'fixed', zIndex: '1', inset: 'auto 0 0', height: '10rem' });
      const slides: string[] = [];
      addEventListener('DOMContentLoaded', () => {
        document.body.append(beneath);
        const corner = document.querySelector('aside[aria-label=Chat]') as HTMLElement;
        const link = corner.querySelector('a') as HTMLElement;
        link.addEventListener('transitionrun', ({ propertyName }) => slides.push(propertyName));
        new MutationObserver((_, observer) => {
          const { x, y } = corner.getBoundingClientRect();
          const takesPress = link.contains(document.elementFromPoint(x + 20, y + 20));
          Object.assign(window, { first: { opacity: getComputedStyle(link).opacity, takesPress }, slides });
          observer.disconnect();
        }).observe(corner, { attributeFilter: ['data-aside'] });
      });
    });
    await page.goto('/');
    const chat = chatButton(page);
    const seen = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    await page.keyboard.press('Shift');
    await expect(chat).toBeHidden();
    // No longer seen, but whoever has laid a finger on it before gets what it is for.
    expect(await seen('first')).toEqual({ opacity: '0', takesPress: true });
    expect(await seen('slides')).toEqual([]);
    // Without an address it is no control, and lies over those of the page.
    const toggle = () =>
      page.evaluate(() => {
        document.querySelector('#beneath')?.toggleAttribute('href');
        dispatchEvent(new Event('scroll'));
      });
    await toggle();
    await expect(chat).toBeVisible();
    await toggle();
    await expect(chat).toBeHidden();
    expect(await seen('slides')).toContain('transform');
  });

  test('the chat button stands aside wherever a control or a fact lies beneath it, and is back wherever none does', async ({
    page,
  }) => {
    await page.goto('/');
    await isAlive(page);
    const chat = chatButton(page);
    const isOverSomething = () =>
      chat.locator('..').evaluate((corner) => {
        const { left, right, top, bottom } = corner.getBoundingClientRect();
        for (let x = left + 1; x < right; x += 8)
          for (let y = top + 1; y < bottom; y += 8) {
            const beneath = document.elementsFromPoint(x, y).find((found) => !corner.contains(found));
            if (beneath?.closest('a, button, summary, iframe, dl, [tabindex="0"], [data-keep-clear]'))
              return true;
          }
        return false;
      });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const states = new Set<boolean>();
    for (let top = 0; top < height; top += 311) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(async () =>
        expect(await chat.isVisible(), `at ${top} px`).toBe(!(await isOverSomething())),
      ).toPass();
      states.add(await chat.isVisible());
    }
    expect(states.size).toBe(2);
  });
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
    await isAlive(page);
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
    await isAlive(page);
    await page.getByRole('navigation').getByRole('link', { name: venuesLink }).click();
    await expect(page).toHaveURL(`${product.url()}/#locations`);
    const top = () => page.locator('#locations').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(96, 0);
  });
});

test('with Ctrl or Command a link opens beside the page', async ({ page, context }) => {
  await page.goto('/');
  await isAlive(page);
  const opened = context.waitForEvent('page');
  const link = page.getByRole('contentinfo').getByRole('link', { name: privacyLink, exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\/privacy$/);
  await expect(page).toHaveURL(`${product.url()}/`);
});

test('a link under the mouse or with the focus has its page before the click', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isAlive(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('link', { name: privacyLink, exact: true });
  await fetchByHover(link);
  const before = [...scripts];
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: privacy.heading })).toBeVisible();
  expect(scripts).toEqual(before);
  const next = page.waitForResponse(/assets\/accessibilita-.*\.js/);
  await page.locator('footer a[href="/accessibilita"]').focus();
  await next;
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
  await isAlive(page);
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
      expect(await page.evaluate(() => (window as { isAlive?: boolean }).isAlive)).toBe(true);
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
    await isAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  for (const [what, refuse] of [
    ['is gone', (route: Route) => route.fulfill({ status: 503 })],
    ['does not come', () => undefined],
  ] as const)
    test(`a link to a page whose script ${what} loads that page whole, at the anchor of the link`, async ({
      page,
    }) => {
      await page.goto('/iscrizioni');
      let asked = 0;
      await page.route(/assets\/privacy-.*\.js/, (route) =>
        asked++ === 0 ? refuse(route) : route.continue(),
      );
      await isAlive(page);
      await page.getByRole('link', { name: termsLink, exact: true }).click();
      await expect(page.locator('#terms')).toBeInViewport();
      expect(page.url()).toBe(`${product.url()}/privacy#terms`);
      expect(asked).toBeGreaterThan(0);
    });

  test('a line across the top says that a page is under way, until it is drawn or the visitor has gone back', async ({
    page,
  }) => {
    await page.goto('/iscrizioni');
    await isAlive(page);
    const { promise: sent, resolve: sendScript } = Promise.withResolvers<void>();
    await page.route(/assets\/privacy-.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    // Only the test lets time pass: after three seconds the document would come.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sign = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
    const goAndWait = async () => {
      await page.getByRole('link', { name: privacyLink, exact: true }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await page.clock.runFor(1000);
      expect(await sign()).toBe('""');
    };
    await goAndWait();
    await page.goBack();
    await expect.poll(sign).toBe('none');
    await goAndWait();
    sendScript();
    await expect(page.getByRole('heading', { level: 1, name: privacy.heading })).toBeVisible();
    await expect.poll(sign).toBe('none');
  });

  test('a page whose script is there, on a phone that is slow to draw it, is not fetched once more', async ({
    page,
  }) => {
    await page.goto('/iscrizioni');
    await isAlive(page);
    const link = page.getByRole('link', { name: termsLink, exact: true });
    await fetchByHover(link);
    await page.evaluate(() => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === 'h1') for (const end = Date.now() + 3500; Date.now() < end; );
        return create(name);
      };
    });
    const documents = documentsOf(page);
    await link.click();
    await expect(page.locator('#terms')).toBeInViewport();
    expect(documents).toEqual([]);
  });
});
