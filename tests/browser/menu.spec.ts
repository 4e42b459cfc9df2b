import type { Page } from 'playwright/test';
import { menu, menuButtons } from '#frontend/content/pages/menu.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { press, pressAt } from './press.ts';
import { servedHtml } from './served-pages.ts';

const phone = { width: 390, height: 844 };
const topEntries = [...menu, ...menuButtons];
const submenus = menu.filter((entry) => 'items' in entry);

const openMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
};
const summaryOf = (page: Page, text: string) => page.locator('#menu summary').filter({ hasText: text });

for (const [width, pointer] of [
  [320, 'touch'],
  [1280, 'mouse'],
  [1280, 'touch'],
] as const)
  test.describe(`at ${width} px, by ${pointer}`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: pointer === 'touch' });

    test('every entry leads where it says, whatever submenu is open', async ({ page }) => {
      await page.goto('/privacy');
      await isHydrated(page);
      // Notes the link and keeps the page, so that the next entry finds the menu as it was.
      await page.evaluate(() =>
        addEventListener(
          'click',
          (event) => {
            const link = (event.target as Element).closest('a');
            if (link) event.preventDefault();
            Object.assign(window, { pressed: link?.getAttribute('href') });
          },
          true,
        ),
      );
      await openMenu(page);
      const pressEntry = async (text: string) => {
        const entry = page.locator('#menu :is(a, summary)').filter({ hasText: new RegExp(`^${text}`) });
        expect(await press(page, pointer, entry), text).toBe(true);
      };
      const expectPressed = async ({ text, to }: { text: string; to: string }) => {
        await pressEntry(text);
        const pressed = () => page.evaluate(() => (window as { pressed?: string }).pressed);
        await expect.poll(pressed, text).toBe(to);
      };
      for (const entry of topEntries) if ('to' in entry) await expectPressed(entry);
      for (const { text, items } of submenus) {
        await pressEntry(text);
        await expect(page.locator('#menu details[open] > summary')).toHaveText(text);
        // An open list may cover or move what stands below it.
        const [below] = topEntries.slice(topEntries.findIndex((entry) => entry.text === text) + 1);
        for (const entry of [...items, below]) if (entry && 'to' in entry) await expectPressed(entry);
        if (pointer === 'touch') await pressEntry(text);
        else await page.mouse.move(2, 699);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a tap beside the open menu only closes it', async ({ page }) => {
    await page.goto('/iscrizioni');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Chiudi', exact: true })).toBeVisible();
    const beneath = page.locator('main a:visible, main button:visible').first();
    await beneath.evaluate((link: HTMLElement) =>
      Object.assign(link.style, { position: 'fixed', inset: 'auto auto 0 0', zIndex: '9' }),
    );
    const { x = 0, y = 0, height = 0 } = (await beneath.boundingBox()) ?? {};
    await pressAt(page, 'touch', x + 4, y + height / 2);
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${product.url()}/iscrizioni`);
  });

  test('a tap on an entry beneath an open submenu goes to its page', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await openMenu(page);
    await summaryOf(page, 'Chi Siamo').tap();
    await page.locator('#menu').getByRole('link', { name: 'Open Days' }).tap();
    await expect(page).toHaveURL(`${product.url()}/open-days`);
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true });

  test('an entry of a submenu leads to its page', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await summaryOf(page, 'Gallery').tap();
    await page.locator('#menu').getByRole('link', { name: 'Tutte le foto' }).tap();
    await expect(page).toHaveURL(`${product.url()}/gallery`);
  });

  test('the button closes the menu', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Chiudi', exact: true }).tap();
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test.describe('the current page', () => {
  for (const [path, entry] of [
    ['/', 'Home'],
    ['/gallery', 'Tutte le foto'],
    ['/open-days', 'Open Days'],
    ['/lavora-con-noi', 'Collabora con Noi'],
  ] as const)
    test(`on ${path} is ${entry}`, () => {
      const [, nav = ''] = /<nav[^>]* id="menu"(.*?)<\/nav>/s.exec(servedHtml(path)) ?? [];
      const current = [...nav.matchAll(/aria-current="page"[^>]*>([^<]*)/g)];
      expect(current.map(([, text]) => text)).toEqual([entry]);
    });

  test('follows a link', async ({ page }) => {
    await page.goto('/open-days');
    await isHydrated(page);
    await page.locator('#menu').getByRole('link', { name: 'Iscrizioni' }).click();
    await expect(page.locator('#menu [aria-current="page"]')).toHaveText(['Iscrizioni']);
  });

  test('is underlined in forced colours, in its submenu’s name too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/gallery');
    await expect(summaryOf(page, 'Gallery')).toHaveCSS('text-decoration-line', 'underline');
    await expect(summaryOf(page, 'Chi Siamo')).toHaveCSS('text-decoration-line', 'none');
  });
});

test('a mouse that rests on a submenu’s name from before the scripts opens it by a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy', { waitUntil: 'commit' });
  const summary = summaryOf(page, 'Gallery');
  await summary.hover();
  await isHydrated(page);
  await summary.evaluate((element) => element.parentElement?.removeAttribute('open'));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('#menu').getByRole('link', { name: 'Tutte le foto' })).toBeVisible();
});

test('a click beside an open submenu of a wide screen closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy');
  await isHydrated(page);
  const summary = summaryOf(page, 'Gallery');
  // By key: a mouse that leaves would close it.
  await summary.press('Enter');
  await expect(page.locator('#menu details[open]')).toHaveCount(1);
  // Safari gives a clicked name no focus that could leave it.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.click(640, 700);
  await expect(page.locator('#menu details[open]')).toHaveCount(0);
});
