import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { expect, product, test } from './fixtures.ts';

const anchors =
  'hero about activities locations testimonials chain-discount contacts work-with-us footer'.split(' ');

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
/** The slides that are not inert: all of them until scripts run, then the one in view. */
const slideInView = async (page: Page, name: string) => {
  const slides = carousel(page, name).locator('[aria-roledescription=slide]:not([inert])');
  return (await slides.evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')))).join();
};
/** Time passes only when the test says so. */
const stopTime = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T09:00:01Z'));
};
/** Opens the page; a key starts its scripts, as the idle time that does so else stands still with the clock. */
const open = async (page: Page) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
};

test('all sections stand in order under their anchors', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator(anchors.map((id) => `#${id}`).join())
    .evaluateAll((found) => found.map((element) => element.id));
  expect(ids).toEqual(anchors);
});

test.describe('a carousel', () => {
  test('goes on by itself every five seconds and round in a circle', async ({ page }) => {
    await stopTime(page);
    await open(page);
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    for (const next of ['2 di 3', '3 di 3', '1 di 3']) {
      await page.clock.runFor(5000);
      await expect.poll(() => slideInView(page, 'In evidenza')).toBe(next);
      // The sliding takes real time, also while the page's own stands still.
      await expect(page.getByRole('group', { name: next }).first()).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('waits under the mouse, with the focus inside and after its pause button', async ({ page }) => {
    await stopTime(page);
    await open(page);
    const hero = carousel(page, 'In evidenza');
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    await hero.hover();
    await page.clock.runFor(11_000);
    expect(await slideInView(page, 'In evidenza')).toBe('1 di 3');
    await page.mouse.move(0, 0);
    await hero.getByRole('button', { name: 'Ferma lo scorrimento' }).click();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.clock.runFor(11_000);
    expect(await slideInView(page, 'In evidenza')).toBe('1 di 3');
    await expect(hero.getByRole('button', { name: 'Avvia lo scorrimento' })).toBeVisible();
  });

  test('stands still where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopTime(page);
    await open(page);
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    await page.clock.runFor(16_000);
    expect(await slideInView(page, 'In evidenza')).toBe('1 di 3');
  });

  test('moves by its buttons, also from the first slide back to the last', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const hero = carousel(page, 'In evidenza');
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    await hero.getByRole('button', { name: 'Precedente' }).click();
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('3 di 3');
    await hero.getByRole('button', { name: 'Successiva' }).click();
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    await hero.getByRole('button', { name: 'Mostra 2 di 3' }).click();
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('2 di 3');
    await expect(page.getByRole('heading', { name: 'Con gli amici costa meno' })).toBeInViewport();
  });

  test('of the reviews ignores what comes within half a second of a move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const name = 'Recensioni dei genitori';
    await carousel(page, name).scrollIntoViewIfNeeded();
    await expect.poll(() => slideInView(page, name)).toBe('1 di 5');
    const next = carousel(page, name).getByRole('button', { name: 'Successiva' });
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect.poll(() => slideInView(page, name)).toBe('2 di 5');
    await page.waitForTimeout(600);
    await next.click();
    await expect.poll(() => slideInView(page, name)).toBe('3 di 5');
  });
});

test.describe('the chain discount', () => {
  test('counts down to the end of 31 May 2025 in Rome, then says that it is over', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-05-30T20:30:00Z') });
    await open(page);
    const timer = page.getByRole('timer');
    await expect(timer).toContainText('giorni01ore01');
    await page.clock.fastForward('25:30:00');
    await expect(page.getByText('Promozione conclusa')).toBeVisible();
    await expect(timer).toHaveCount(0);
  });

  test('is over today', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Promozione conclusa')).toBeVisible();
  });
});

test.describe('the shop’s frame', () => {
  const frame = (page: Page) => page.locator('#chain-discount iframe[src]');
  const height = (page: Page) => frame(page).evaluate((element: HTMLIFrameElement) => element.height);
  const say = (page: Page, data: unknown) =>
    page.evaluate((message) => window.postMessage(message, '*'), data);

  test('is as tall as the shop says, less 800 px, and takes no other word for it', async ({ page }) => {
    await page.goto('/');
    await page.locator('#chain-discount iframe').first().scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${product.partnersUrl()}`));
    await expect.poll(() => height(page)).not.toBe('1200');
    const announced = await height(page);
    await say(page, { type: 'setHeight', height: 5000 });
    await page.waitForTimeout(300);
    expect(await height(page)).toBe(announced);
  });
});

test('nothing on the first screen moves while the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForTimeout(1500);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
  expect(shift).toBeLessThan(0.005);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, on any slide, with the menu open or closed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect.poll(() => slideInView(page, 'In evidenza')).toBe('1 di 3');
    expect(await violations(page)).toEqual([]);
    for (const slide of [2, 3]) {
      await carousel(page, 'In evidenza')
        .getByRole('button', { name: `Mostra ${slide} di 3` })
        .click();
      await expect.poll(() => slideInView(page, 'In evidenza')).toBe(`${slide} di 3`);
      expect(await violations(page)).toEqual([]);
    }
    if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('summary', { hasText: 'Gallery' }).click();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide and review can be read, and the buttons that would do nothing are not there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('heading', { name: 'Ogni giorno una cosa nuova' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Ogni giorno una cosa nuova' })).toBeInViewport();
    await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Successiva' }).first()).toBeHidden();
    await expect(page.getByText('La promozione scade il').first()).toBeVisible();
  });
});
