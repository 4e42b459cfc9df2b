import { test as base, expect } from 'playwright/test';
import { product } from '#tests/browser/fixtures.ts';
import { isPartnerHost, realPartners } from '#tests/fixtures/partners.ts';
import { onStop, stopAllTools } from '#worker/local/processes.ts';
import { type ClosedProxy, startClosedProxy, UNREADABLE } from './closed-proxy.ts';
import type { Driver } from './driver.ts';
import { engines } from './engines.ts';

const mouse = (actions: object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

/** A page in one of the engines; what it is asked for is waited for, as in the tests with Chromium. */
const pageOf = (driver: Driver, { askedHosts }: ClosedProxy) => {
  const { evaluate, act } = driver;
  const page = {
    ...driver,
    askedHosts,
    open: async (path: string) => {
      const url = product.url() + path;
      // Between two addresses that differ in their hash alone no page would be loaded.
      const here = await evaluate(() => location.href);
      if (here.split('#')[0] === url.split('#')[0]) await driver.go('about:blank');
      await driver.go(url);
    },
    /** True once it holds. */
    until: async <Args extends unknown[]>(what: string, script: (...args: Args) => unknown, ...args: Args) =>
      expect
        .poll(() => evaluate(`async (...args) => Boolean(await (${script})(...args))`, ...args), what)
        .toBe(true),
    /** Opens the page and waits for its scripts. */
    openAlive: async (path: string) => {
      await page.open(path);
      await page.waitAlive();
    },
    waitAlive: async () => {
      await page.press('\uE008');
      await page.until('the page is hydrated', () => (globalThis as { isHydrated?: boolean }).isHydrated);
    },
    press: (key: string) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: key },
            { type: 'keyUp', value: key },
          ],
        },
      ]),
    /** Clicks the middle of the first visible element with this text, when it stands still and nothing lies over it. */
    click: async (selector: string, text = '') => {
      const place = () =>
        evaluate(
          async (wanted, words) => {
            const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                `${element.textContent} ${element.ariaLabel ?? ''}`.includes(words) &&
                !element.matches(':disabled'),
            );
            found?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
            const box = () => found?.getBoundingClientRect();
            const before = box();
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const after = box();
            if (!found || !before || !after || before.top !== after.top || before.left !== after.left) return;
            const [x, y] = [after.left + after.width / 2, after.top + after.height / 2];
            const top = document.elementFromPoint(x, y);
            return top && (found.contains(top) || top.contains(found)) ? [x, y].map(Math.round) : undefined;
          },
          selector,
          text,
        );
      let at: number[] | undefined;
      await expect
        .poll(async () => {
          at = await place();
          return at;
        }, `${selector} ${text} can be clicked`)
        .toBeTruthy();
      const [x, y] = at ?? [];
      await act(
        mouse([
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      );
    },
    /** Text typed into a field, as React hears it. */
    fill: (selector: string, value: string) =>
      page.until(
        `${selector} is filled in`,
        (wanted, text) => {
          const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(wanted);
          if (!field) return false;
          field.focus();
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
          set?.call(field, text);
          return field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        selector,
        value,
      ),
    sees: (text: string, selector = 'body') =>
      expect
        .poll(() =>
          evaluate(
            (wanted) =>
              [...document.querySelectorAll<HTMLElement>(wanted)]
                .map((element) => element.innerText)
                .join('\n'),
            selector,
          ),
        )
        .toContain(text),
  };
  return page;
};

export type EnginePage = ReturnType<typeof pageOf>;

export const test = base.extend<{ engine: EnginePage }, { running: EnginePage }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from a destructured argument
    async ({}, use, { project }) => {
      // Engines run in groups of their own: a test run that is stopped would leave them behind.
      onStop(() => stopAllTools().finally(() => process.exit(1)));
      const proxy = await startClosedProxy();
      const driver = await engines.find(({ name }) => name === project.name)?.start(proxy);
      if (!driver) throw new Error(`${project.name} is not on this machine.`);
      await use(pageOf(driver, proxy));
      await driver.close();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ running }, use) => {
    await use(running);
    expect(await running.takeProblems(), 'what the console shows').toEqual([]);
    const expected = (host: string) => (host === UNREADABLE ? realPartners.length > 0 : isPartnerHost(host));
    const stray = [...running.askedHosts].filter((host) => !expected(host));
    running.askedHosts.clear();
    expect(stray, 'requests to another host than this machine').toEqual([]);
  },
});

export { expect };
