import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const isAlive = (page: Page) => page.waitForFunction(() => (window as { isAlive?: boolean }).isAlive);

/** Each takes away something that one of the early scripts needs. */
const faults: Record<string, () => void> = {
  'season clock': () => {
    CSSStyleSheet.prototype.deleteRule = () => {
      throw new Error('broken on purpose');
    };
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
    await isAlive(page);
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
    await isAlive(page);
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
  await isAlive(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const failImport = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  const reloaded = page.waitForEvent('load');
  await failImport();
  await reloaded;
  await isAlive(page);
  const answer = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await failImport();
  await answer;
  expect(documents).toHaveLength(1);
});
