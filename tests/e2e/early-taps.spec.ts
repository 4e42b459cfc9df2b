import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** A phone in a hurry: its processor at a sixth, the network of a train. */
async function slowPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

const isAlive = (page: Page) => page.waitForFunction(() => window.isAlive);

/** What a tap on each control changes, read the same way before and after hydration. */
const controls = [
  { path: '/', name: 'the menu', control: '[popovertarget="menu"]', changed: '#menu:popover-open' },
  {
    path: '/',
    name: 'the next slide',
    control: '#hero button[aria-label="Successiva"]',
    changed: '#hero [aria-label="Mostra 2 di 3"][aria-current="true"]',
  },
  {
    path: '/',
    name: 'the pause of the slides',
    control: '#hero button[aria-label="Ferma lo scorrimento"]',
    changed: '#hero button[aria-label="Avvia lo scorrimento"]',
  },
  {
    path: '/gallery',
    name: 'the consent of a gallery',
    control: '#foto button',
    changed: '#foto iframe[src]',
  },
  {
    path: '/iscrizioni',
    name: 'a week of the quote',
    control: '#quanto-spendo button[aria-pressed]',
    changed: '#quanto-spendo button[aria-pressed="true"]',
  },
  {
    path: '/iscrizioni',
    name: 'all the prices',
    control: '#quanto-spendo summary',
    changed: '#quanto-spendo details[open]',
  },
];

for (const [index, { path, name, control, changed }] of controls.entries()) {
  const delayMs = [0, 400, 150][index % 3] as number;
  test(`${path}: ${name}, tapped ${delayMs} ms after it can be seen, does what it does later`, async ({
    page,
  }) => {
    await slowPhone(page);
    await page.goto(path, { waitUntil: 'commit' });
    const target = page.locator(control).first();
    await target.waitFor();
    // The moment of the tap is the point of the test, not a wait for something.
    await page.evaluate(
      ([selector, delay]) =>
        new Promise<void>((resolve) =>
          setTimeout(() => {
            document.querySelector<HTMLElement>(selector)?.click();
            resolve();
          }, delay),
        ),
      [control, delayMs] as const,
    );
    await isAlive(page);
    await expect(page.locator(changed).first()).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator(changed).first()).toBeAttached();
  });
}

declare global {
  interface Window {
    isAlive?: boolean;
  }
}
