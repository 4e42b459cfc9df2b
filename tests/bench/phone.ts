import type { Browser, CDPSession, Page } from 'playwright';

/** A phone as Lighthouse pictures it. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowness = 4;
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 250_000 };

/** Throttles the processor of this page to a phone's. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

type Phone = { page: Page; close: () => Promise<void> };

/** A fresh profile on a slow phone: the processor four times slower, ten megabit a second. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({ ...screen, baseURL });
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  return { page, close: () => context.close() };
}
