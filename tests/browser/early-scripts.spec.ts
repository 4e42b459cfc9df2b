import { quoteResult } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { expect, isHydrated, passcodeField, product, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';

/** Each takes away something that one of the early scripts needs. */
const faults: Record<string, () => void> = {
  'season clock': () => {
    Object.defineProperty(CSSStyleRule.prototype, 'selectorText', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  },
  'late fonts': () => {
    Object.assign(window, { PerformanceObserver: undefined, FontFace: undefined });
  },
};

for (const [part, breakIt] of Object.entries(faults))
  test(`a fault in the early script of the ${part} leaves the page alive`, async ({ page }) => {
    // The fault is reported; here it is expected.
    await page.addInitScript(() => {
      addEventListener('error', (event) => event.preventDefault());
      addEventListener('unhandledrejection', (event) => event.preventDefault());
    });
    await page.addInitScript(breakIt);
    await page.goto('/');
    await isHydrated(page);
  });

test.describe('with blocked storage', () => {
  test.use({ expectedStatuses: [503] });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }),
  );

  test('a page comes alive', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
  });

  test('a page whose scripts do not come is never reloaded', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto('/');
    for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
    expect(documents).toHaveLength(1);
  });
});

test('a part whose script is gone after a deploy reloads the page once', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const failImport = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  const reloaded = page.waitForEvent('load');
  await failImport();
  await reloaded;
  await isHydrated(page);
  const answer = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await failImport();
  await answer;
  expect(documents).toHaveLength(1);
});

/** As an extension that darkens pages does. */
const putForeignStylesFirst = () => {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    for (const text of ['', 'a { color: red }']) {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.prepend(style);
    }
  }).observe(document, { childList: true, subtree: true });
};

test.describe('with the styles of an extension', () => {
  // An extension is not bound by it.
  test.use({ bypassCSP: true });

  test('the season clock rewrites the style of the page behind the styles of an extension', async ({
    page,
  }) => {
    known(season.venues.firstDay);
    await page.addInitScript(putForeignStylesFirst);
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
  ['/%69scrizioni', '/iscrizioni'],
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
