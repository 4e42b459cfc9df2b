import type { Page } from 'playwright/test';
import { menu, menuButtons } from '#frontend/content/pages/menu.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { press, pressAt } from './press.ts';

const submenus = menu.flatMap((entry) => ('items' in entry ? [entry] : []));

/** Entries on the screen with this submenu open, and where each leads; a submenu leads nowhere. */
const entriesWith = (open: string | undefined) => [
  ...menu.flatMap((entry) => {
    if (!('items' in entry)) return [entry];
    return [{ text: entry.text, to: undefined }, ...(entry.text === open ? entry.items : [])];
  }),
  ...menuButtons,
];

const openMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
};

/** Notes where every pressed link leads, and keeps the page, so that the next entry finds the menu as it was. */
const watchDestinations = async (page: Page, javaScriptEnabled: boolean) => {
  const destinations: string[] = [];
  if (javaScriptEnabled) {
    await page.exposeFunction('follow', (href: string) => destinations.push(href));
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => {
          const link = (event.target as Element).closest('a');
          if (!link) return;
          event.preventDefault();
          (window as unknown as { follow: (href: string) => void }).follow(link.href);
        },
        true,
      ),
    );
  } else
    await page.route('**', (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      destinations.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
  return destinations;
};

for (const [width, pointer, javaScriptEnabled] of [
  [320, 'touch', true],
  [320, 'touch', false],
  [1280, 'mouse', true],
  [1280, 'mouse', false],
  [1280, 'touch', true],
] as const)
  test.describe(`at ${width} px, by ${pointer}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: pointer === 'touch', javaScriptEnabled });

    test('every entry leads where it says, whatever submenu is open', async ({ page }) => {
      await page.goto('/privacy');
      if (javaScriptEnabled) await isHydrated(page);
      const destinations = await watchDestinations(page, javaScriptEnabled);
      await openMenu(page);
      const pressEntry = async (text: string) => {
        const entry = page.locator('#menu :is(a, summary)').filter({ hasText: new RegExp(`^${text}`) });
        expect(await press(page, pointer, entry), text).toBe(true);
      };
      const openSubmenus = () => page.locator('#menu details[open] > summary').allTextContents();
      /** A mouse opens by hovering on wide screens, and leaves by moving away. */
      const arrange = async (open: string | undefined) => {
        if (pointer === 'mouse') await page.mouse.move(2, 699);
        for (const text of await openSubmenus()) if (text !== open) await pressEntry(text);
        if (open && !(await openSubmenus()).includes(open)) await pressEntry(open);
        expect(await openSubmenus()).toEqual(open ? [open] : []);
      };

      for (const open of [undefined, ...submenus.map(({ text }) => text)])
        for (const { text, to } of entriesWith(open)) {
          const situation = `${text}, with ${open ?? 'no submenu'} open`;
          await arrange(open);
          destinations.length = 0;
          await pressEntry(text);
          if (to) {
            // A request does not tell the anchor; the link that was pressed has the focus.
            const asked = javaScriptEnabled ? to : to.replace(/#.*/, '');
            await expect.poll(() => destinations, situation).toEqual([product.url() + asked]);
            await expect(page.locator(`#menu a[href="${to}"]`)).toBeFocused();
          } else {
            const staysOpen = text !== open || (pointer === 'mouse' && width > 1200 && javaScriptEnabled);
            expect(await openSubmenus(), situation).toEqual(staysOpen ? [text] : []);
            expect(destinations, situation).toEqual([]);
          }
        }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the button says Chiudi while the menu is open', async ({ page }) => {
        await page.goto('/privacy');
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        const close = page.getByRole('button', { name: 'Chiudi', exact: true });
        await close.tap();
        await expect(page.locator('#menu')).toBeHidden();
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      });

      test('a tap beside the open menu only closes it', async ({ page }) => {
        await page.goto('/iscrizioni');
        await page.getByRole('button', { name: 'Menu' }).tap();
        const beneath = page.locator('main a:visible, main button:visible').first();
        await beneath.evaluate((link) => {
          Object.assign((link as HTMLElement).style, {
            position: 'fixed',
            inset: 'auto auto 0 0',
            zIndex: '9',
          });
        });
        const box = await beneath.boundingBox();
        if (!box) throw new Error('nothing lies beneath');
        await pressAt(page, 'touch', box.x + 4, box.y + box.height / 2);
        await expect(page.locator('#menu')).toBeHidden();
        await expect(page).toHaveURL(`${product.url()}/iscrizioni`);
      });
    });

  test('a tap on an entry beneath an open submenu goes to its page', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#menu summary', { hasText: 'Chi Siamo' }).tap();
    await page.locator('#menu').getByRole('link', { name: 'Open Days' }).tap();
    await expect(page).toHaveURL(`${product.url()}/open-days`);
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test.describe('the current page', () => {
  const currentEntries = (page: Page) =>
    page.locator('#menu [aria-current="page"]').evaluateAll((links) => links.map((link) => link.textContent));

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      for (const [path, entry] of [
        ['/', 'Home'],
        ['/gallery', 'Tutte le foto'],
        ['/open-days', 'Open Days'],
        ['/lavora-con-noi', 'Collabora con Noi'],
      ] as const)
        test(`on ${path} is ${entry}`, async ({ page }) => {
          await page.goto(path);
          expect(await currentEntries(page)).toEqual([entry]);
        });
    });

  test('follows a link', async ({ page }) => {
    await page.goto('/open-days');
    await isHydrated(page);
    await page.locator('#menu').getByRole('link', { name: 'Iscrizioni' }).click();
    await expect.poll(() => currentEntries(page)).toEqual(['Iscrizioni']);
  });

  test('is underlined in forced colours, in its submenu’s name too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/gallery');
    const summary = page.locator('#menu summary', { hasText: 'Gallery' });
    await expect(summary).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('#menu summary', { hasText: 'Chi Siamo' })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });
});

test('a mouse that rests on a submenu’s name from before the scripts opens it by a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy', { waitUntil: 'commit' });
  const summary = page.locator('#menu summary', { hasText: 'Gallery' });
  await summary.hover();
  await isHydrated(page);
  await summary.evaluate((element) => element.parentElement?.removeAttribute('open'));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('#menu').getByRole('link', { name: 'Tutte le foto' })).toBeVisible();
});
