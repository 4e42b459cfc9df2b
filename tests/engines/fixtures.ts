import { test as base, expect } from 'playwright/test';
import { product } from '#tests/browser/fixtures.ts';
import { isPartnerHost, realPartners } from '#tests/fixtures/partners.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';
import { startClosedProxy, UNREADABLE } from './closed-proxy.ts';
import type { Driver } from './driver.ts';
import { engines } from './engines.ts';

/** Point to click of the first visible element with this text; `undefined` while it moves or is covered. */
const clickPoint = async (selector: string, text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.textContent} ${element.ariaLabel ?? ''}`.includes(text) &&
      !element.matches(':disabled'),
  );
  if (!found) return;
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, width, height } = found.getBoundingClientRect();
  if (before.top !== top || before.left !== left) return;
  const [x, y] = [left + width / 2, top + height / 2];
  const topmost = document.elementFromPoint(x, y);
  return topmost && (found.contains(topmost) || topmost.contains(found)) ? [x, y].map(Math.round) : undefined;
};

/** A page in one of the engines; it waits for what a test asks for, as Playwright does. */
const pageOf = (driver: Driver) => {
  const { evaluate, act } = driver;
  const page = {
    ...driver,
    open: async (path: string) => {
      const url = product.url() + path;
      // Between two addresses that differ in their hash alone no page would be loaded.
      const here = await evaluate(() => location.href);
      if (here.split('#')[0] === url.split('#')[0]) await driver.go('about:blank');
      await driver.go(url);
    },
    until: async <Args extends unknown[]>(what: string, script: (...args: Args) => unknown, ...args: Args) =>
      expect
        .poll(() => evaluate(`async (...args) => Boolean(await (${script})(...args))`, ...args), what)
        .toBe(true),
    openAlive: async (path: string) => {
      await page.open(path);
      await page.waitAlive();
    },
    /** A key lets the page load its scripts at once. */
    waitAlive: async () => {
      await page.press('\uE008');
      await page.until('the page is hydrated', () => globalThis.early?.isHydrated);
    },
    /** Presses keys one after the other. */
    press: (keys: string) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...keys].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    click: async (selector: string, text = '') => {
      let point: number[] | undefined;
      await expect
        .poll(async () => {
          point = await evaluate(clickPoint, selector, text);
          return point;
        }, `${selector} ${text} can be clicked`)
        .toBeTruthy();
      const [x, y] = point ?? [];
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    fill: async (selector: string, text: string) => {
      await page.click(selector);
      await page.press(text);
    },
    sees: (text: string, selector = 'body') =>
      page.until(
        `${selector} shows ${text}`,
        (wanted, words) =>
          [...document.querySelectorAll<HTMLElement>(wanted)].some((element) =>
            element.innerText.includes(words),
          ),
        selector,
        text,
      ),
  };
  return page;
};

export type EnginePage = ReturnType<typeof pageOf>;

type Running = { page: EnginePage; askedHosts: Set<string> };

export const test = base.extend<{ engine: EnginePage }, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from a destructured argument
    async ({}, use, { project }) => {
      // Engines run in groups of their own: a test run that is stopped would leave them behind.
      onStop(() => stopAllTools().finally(() => process.exit(1)));
      const proxy = await startClosedProxy();
      const driver = await engines.find(({ name }) => name === project.name)?.start(proxy);
      if (!driver) throw new Error(`${project.name} is not on this machine.`);
      await use({ page: pageOf(driver), askedHosts: proxy.askedHosts });
      await driver.close();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ running: { page, askedHosts } }, use) => {
    await use(page);
    expect(await page.takeProblems(), 'what the console shows').toEqual([]);
    const expected = (host: string) => (host === UNREADABLE ? realPartners.length > 0 : isPartnerHost(host));
    const stray = [...askedHosts].filter((host) => !expected(host));
    askedHosts.clear();
    expect(stray, 'requests to another host than this machine').toEqual([]);
  },
});

export { expect };
