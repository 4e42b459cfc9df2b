import type { Page } from 'playwright/test';
import { openDays } from '../../frontend/content/pages/open-days.ts';
import { partnerFrames } from '../../frontend/content/partners.ts';
import { frameConsentKey } from '../../frontend/content/storage.ts';
import { routes } from '../../frontend/routes.tsx';
import { violations } from './axe.ts';
import { expect, product, test } from './fixtures.ts';
import { innerPaths, servedHtml } from './served-pages.ts';

const consentPaths = Object.values(partnerFrames)
  .filter(({ loading }) => loading === 'consent')
  .map(({ url }) => new URL(url).pathname);

/** To the end of the page and back, so that all that waits for being seen comes. */
const readThrough = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
};
const frame = (page: Page, title: string) => page.locator(`iframe[title="${title}"][src]`);
const galleryButton = (page: Page) => page.getByRole('button', { name: 'Mostra qui' });

/** Every address of the site, and one that is not of it. */
const lostPath = '/questa-pagina-non-c-e';
const allPaths = [...routes.map(({ path }) => path), lostPath];
const open = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.keyboard.press('Shift');
  await readThrough(page);
  await page.waitForLoadState('networkidle');
};

for (const path of allPaths) {
  test.describe(`${path}, read to its end`, () => {
    test.use({ expectedStatuses: path === lostPath ? [404] : [] });

    test('has one main heading, no sideways scroll at any width, and links that arrive', async ({ page }) => {
      await open(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of [320, 360, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
      const links = await page
        .locator('a[href]:not([download])')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      for (const { origin, pathname, hash } of links.map((href) => new URL(href))) {
        if (origin !== product.url()) continue;
        if (pathname !== path) expect(allPaths, `${path} → ${pathname}`).toContain(pathname);
        if (!hash) continue;
        if (pathname === path) await expect(page.locator(hash), `${path} → ${hash}`).toHaveCount(1);
        else expect(servedHtml(pathname), `${path} → ${pathname}${hash}`).toContain(`id="${hash.slice(1)}"`);
      }
    });

    for (const width of [390, 1280]) {
      test(`gives axe nothing to find at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('reading every page stores nothing and calls on nobody but the booking and the shop', async ({
  page,
  context,
}) => {
  test.slow();
  const called = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== product.url()) called.add(pathname);
  });
  for (const path of ['/', ...innerPaths]) {
    await page.goto(path);
    await readThrough(page);
    const frames = page.locator('iframe');
    if ((await frames.count()) > 0) {
      await expect(frames.first()).toHaveAttribute('src');
      await frames.first().scrollIntoViewIfNeeded();
      await expect.poll(() => page.frames().length).toBe(2);
    }
  }
  for (const path of called) expect(consentPaths).not.toContain(path);
  expect([...called].filter((path) => !path.startsWith('/assets')).sort()).toEqual(['/negozio', '/open-day']);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test.describe('a gallery', () => {
  test('opens after a tap, stays open, and closes when consent is taken back', async ({ page }) => {
    await page.goto('/shows');
    await galleryButton(page).click();
    await expect(frame(page, 'Gallery degli spettacoli')).toHaveAttribute('allow', 'fullscreen');
    await expect(page.frameLocator('iframe[title="Gallery degli spettacoli"]').locator('h1')).toHaveText(
      'Gli spettacoli',
    );
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([frameConsentKey]);

    await page.goto('/aquafun');
    await page.locator('#foto').scrollIntoViewIfNeeded();
    await expect(frame(page, 'Gallery Aquafun')).toBeVisible();

    await page.goto('/privacy#cookies');
    await page.getByRole('button', { name: 'Revoca il consenso' }).click();
    await expect(page.getByText('le gallery sono di nuovo chiuse')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/aquafun');
    await page.locator('#foto').scrollIntoViewIfNeeded();
    await expect(galleryButton(page)).toBeVisible();
  });

  const blockStorage = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  const fillStorage = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  for (const [how, spoil] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const)
    test(`opens where storage is ${how}, and is asked for again`, async ({ page }) => {
      await page.addInitScript(spoil);
      await page.goto('/relax');
      await galleryButton(page).click();
      await expect(frame(page, 'Gallery di Garden Land')).toBeVisible();
      await page.getByRole('link', { name: 'Cookie Policy' }).click();
      await page.getByRole('button', { name: 'Revoca il consenso' }).click();
      await expect(page.getByText('le gallery sono di nuovo chiuse')).toBeVisible();
      await page.goto('/relax');
      await page.locator('#foto').scrollIntoViewIfNeeded();
      await expect(galleryButton(page)).toBeVisible();
    });
});

test.describe('the open days', () => {
  const { state } = openDays.session;
  for (const [now, expected] of [
    ['2025-05-14T23:59:59+02:00', [state.open, state.open]],
    ['2025-05-15T00:00:00+02:00', [state.closed, state.open]],
    ['2025-05-18T18:30:00+02:00', [state.over, state.open]],
    ['2025-05-22T00:00:00+02:00', [state.over, state.closed]],
  ] as const) {
    test(`say at ${now} what can be booked`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/open-days');
      await page.keyboard.press('Shift');
      for (const [index, text] of expected.entries())
        await expect(page.locator('#date > div > ul > li').nth(index)).toContainText(text);
      const isOpen = (expected as readonly string[]).includes(state.open);
      await expect(page.getByText(openDays.bookingClosed.title)).toHaveCount(isOpen ? 0 : 1);
    });
  }

  test('are over today, and say how to hear of the next', async ({ page }) => {
    await page.goto('/open-days');
    await expect(page.getByText(state.over)).toHaveCount(2);
    const chat = page.locator('#prenota').getByRole('link', { name: 'Scrivici in chat' });
    expect(await chat.getAttribute('href')).toContain(encodeURIComponent('prossimo Open Day'));
  });

  test('go into a calendar', async ({ page }) => {
    await page.goto('/open-days');
    for (const [venue, start] of [
      ['sport-city', '20250518T150000'],
      ['sc-ostiense', '20250525T150000'],
    ]) {
      await expect(page.locator(`a[download][href="/calendario/open-day-${venue}.ics"]`)).toBeVisible();
      const file = await page.request.get(`/calendario/open-day-${venue}.ics`);
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain(`DTSTART;TZID=Europe/Rome:${start}`);
    }
  });

  test('have their form as tall as it says, whatever others send', async ({ page }) => {
    await page.goto('/open-days');
    await page.locator('#prenota').scrollIntoViewIfNeeded();
    const form = frame(page, partnerFrames.openDayBooking.title);
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => form.getAttribute('height')).not.toBe('1200');
    const height = await form.getAttribute('height');
    await page.evaluate(() => {
      for (const bad of [NaN, Infinity, -1, 1e9, '900', { height: 900 }])
        postMessage({ type: 'setHeight', height: bad }, '*');
      postMessage({ type: 'setHeight', height: 900 }, '*');
      return new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(await form.getAttribute('height')).toBe(height);
  });
});

test.describe('an address', () => {
  const top = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test('with an anchor of the privacy page leads there, from outside and from the footer', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy#cookies');
    await expect.poll(() => top(page, '#cookies')).toBe(96);
    await page.goto('/sports');
    await page.getByRole('link', { name: 'Termini e condizioni' }).click();
    await expect(page).toHaveURL(/\/privacy#terms$/);
    await expect.poll(() => top(page, '#terms')).toBe(96);
  });

  test('with an anchor that does not exist stays at the top', async ({ page }) => {
    for (const path of ['/privacy#nulla', '/shows#nulla']) {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('of a fresh page starts at its top', async ({ page }) => {
    await page.goto('/daily-events');
    for (const name of ['Spettacoli', 'Sport', 'Attività ricreative', 'Eventi del giorno']) {
      await page.locator('#altre-attivita').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('of the sports centres’ contacts and services leads there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/centri-sportivi');
    await page.getByRole('link', { name: 'Parliamone' }).first().click();
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goto('/centri-sportivi#services');
    await expect.poll(() => top(page, '#services')).toBe(96);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('open days name date and deadline and no state, and the form is there', async ({ page }) => {
    await page.goto('/open-days');
    await expect(page.getByText('mercoledì 14 maggio 2025')).toBeVisible();
    for (const text of Object.values(openDays.session.state))
      await expect(page.getByText(text)).toHaveCount(0);
    await expect(frame(page, partnerFrames.openDayBooking.title)).toBeVisible();
  });

  test('galleries can be opened in a tab of their own', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('link', { name: partnerFrames.gallery.linkText })).toBeVisible();
  });
});
