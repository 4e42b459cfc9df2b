import { quoteResult } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { expect, isHydrated, passcodeField, product, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';

for (const [part, found, broken] of [
  ['season clock', '<style id="page-style">', '<style>'],
  ['late fonts', '"fonts":[', '"fonts":null,"others":['],
] as const)
  test(`a fault in the early script of the ${part} leaves the page alive`, async ({ page }) => {
    // The fault is reported; here it is expected.
    await page.addInitScript(() => {
      addEventListener('error', (event) => event.preventDefault());
      addEventListener('unhandledrejection', (event) => event.preventDefault());
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(found, broken);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await isHydrated(page);
  });

test.describe('with blocked storage', () => {
  test.use({ expectedStatuses: [503] });

  test('a page whose scripts do not come is never reloaded', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get: blocked });
    });
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto('/');
    for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toHaveLength(1);
  });
});

test.describe('with the styles of an extension', () => {
  // An extension is not bound by it.
  test.use({ bypassCSP: true });

  test('the season clock rewrites the style of the page behind the styles of an extension', async ({
    page,
  }) => {
    known(season.venues.firstDay);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.head) return;
        observer.disconnect();
        for (const text of ['', 'a { color: red }'])
          document.head.prepend(Object.assign(document.createElement('style'), { textContent: text }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.clock.setFixedTime(enrolling);
    await page.goto('/');
    await isHydrated(page);
    await expect(page.locator('[data-when~=promotion-on]').first()).toBeVisible();
    await expect(page.locator('[data-when~=promotion-over]').first()).toBeHidden();
  });
});

for (const [path, answered] of [
  ['/sport%2Dcity', '/sport-city'],
  ['/sport-city/', '/sport-city'],
  ['//sport-city', '/sport-city'],
] as const)
  test(`${path} keeps the page that the server answers with`, async ({ page }) => {
    await page.goto(`${product.url()}${path}`);
    const heading = await page.locator('h1').innerText();
    await isHydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    expect(new URL(page.url()).pathname).toBe(answered);
  });

/** As a translator does: each text in elements of its own. */
const wrapTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
};

test('choices made before the scripts survive a translator that changed the page', async ({ page }) => {
  known(season.venues.firstDay);
  await page.clock.setFixedTime(enrolling);
  // React reports that it draws the page anew.
  await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()));
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    (${wrapTexts.toString()})();
    document.querySelector('[name=sede][value=sport-city]').click();
    document.querySelector('[name=eta-1][value="7"]').click();
    document.querySelector('[name=convenzione]').click();
    document.querySelector('button[aria-pressed]:enabled').click();
  })`);
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(/sede=sport-city&bambino=7:s[-\d]+&convenzione=1/);
});

test('a passcode typed before the scripts survives a translator that changed the page', async ({ page }) => {
  await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()));
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    (${wrapTexts.toString()})();
    const field = document.querySelector('[autocomplete=current-password]');
    field.value = 'una frase mia';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })`);
  await page.goto('/members');
  await isHydrated(page);
  await expect(passcodeField(page)).toHaveValue('una frase mia');
});

test('the label of a button beside an icon changes on a translated page', async ({ page, context }) => {
  known(season.venues.firstDay);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/iscrizioni?sede=${venues[0]?.slug}&bambino=7:g1&data=2025-05-14#quanto-spendo`);
  await expect(page.locator('#totale')).toBeVisible();
  await page.evaluate(wrapTexts);
  await page.getByRole('button', { name: quoteResult.copy }).click();
  await expect(page.getByRole('button', { name: quoteResult.copied })).toBeVisible();
});
