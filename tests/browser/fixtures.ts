import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { members } from '#frontend/content/pages/members.ts';
import { isAnsweredHere, playPartners } from '#tests/fixtures/partners.ts';
import type { ProviderRequest } from '#worker/local/stand-ins/provider.ts';

const setting = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by product.setup.ts`);
  return value;
};

/** Addresses and passcode of the product under test and its stand-ins. */
export const product = {
  url: () => setting('E2E_PRODUCT_URL'),
  partnersUrl: () => setting('E2E_PARTNERS_URL'),
  distFolder: () => setting('E2E_DIST'),
  passcode: () => setting('E2E_PASSCODE'),
};

const strayRequests = new Map<BrowserContext, string[]>();

/** Lets stand-ins answer for partners; records requests to any other host. */
const keepHere = async (context: BrowserContext) => {
  if (strayRequests.has(context)) return context;
  const stray: string[] = [];
  strayRequests.set(context, stray);
  context.on('request', (request) => {
    if (!isAnsweredHere(request.url())) stray.push(request.url());
  });
  await playPartners(context);
  return context;
};

/** A browser that has no service workers, as in a private window of some. */
export const withoutWorkers = (context: BrowserContext) =>
  context.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  });

type Fixtures = {
  /** Statuses of 400 and above that the test provokes; any other fails it. */
  expectedStatuses: number[];
  /** Network errors that the test provokes; any other fails it. */
  expectedErrors: string[];
  /** Lets the staff area copy itself for use without a connection, which costs as much as many a test. */
  keepsOffline: boolean;
  /** Fails the test on errors, warnings and failed requests, and on requests to another host. */
  cleanConsole: undefined;
};

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => keepHere(await newContext(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  keepsOffline: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from a destructured argument
  baseURL: ({}, use) => use(product.url()),
  cleanConsole: [
    async ({ context, expectedStatuses, expectedErrors, keepsOffline }, use) => {
      const problems: string[] = [];
      const isExpected = (text: string) => {
        if (expectedErrors.some((error) => text.includes(error))) return true;
        const status = /status of (\d{3})/.exec(text)?.[1];
        return status !== undefined && expectedStatuses.includes(Number(status));
      };
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !isExpected(text))
          problems.push(`console ${message.type()}: ${text} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`page error: ${error.error().stack ?? error.error()}`));
      context.on('response', (response) => {
        const status = response.status();
        if (status >= 400 && !expectedStatuses.includes(status)) problems.push(`${status} ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!['net::ERR_ABORTED', ...expectedErrors].includes(reason))
          problems.push(`${reason} ${request.url()}`);
      });
      await keepHere(context);
      if (!keepsOffline) await withoutWorkers(context);
      await use(undefined);
      const stray = [...strayRequests.values()].flat();
      strayRequests.clear();
      expect(stray, 'requests to another host than this machine').toEqual([]);
      expect(problems, 'console errors, page errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const passcodeField = (page: Page) => page.getByLabel(members.passcode, { exact: true });

/** Number of the site's own font faces in use; to be evaluated in the page. */
export const ownFaces = () =>
  [...document.fonts].filter(({ family, status }) => status === 'loaded' && /Variable["']?$/.test(family))
    .length;
export const hasOwnFaces = (page: Page) => page.waitForFunction(ownFaces);

/** Sends the passcode form, at the gate or over the page. */
export const enter = async (page: Page, passcode = product.passcode()) => {
  await passcodeField(page).fill(passcode);
  await page.getByRole('button', { name: members.submit }).click();
};

/** Gives the page's browser a session, as the passcode form would. */
export const signIn = async (page: Page) => {
  const answer = await page.request.post('/api/session', {
    data: { passcode: product.passcode() },
    headers: { Origin: product.url() },
  });
  expect(answer.status()).toBe(204);
};

/** Calls that reached the provider with this text, oldest first. */
export const providerRequests = async (text: string): Promise<ProviderRequest[]> => {
  const answer = await fetch(new URL('/requests', setting('E2E_PROVIDER_URL')));
  const requests = (await answer.json()) as ProviderRequest[];
  return requests.filter(({ body }) => JSON.stringify(body).includes(text));
};

/** Waits until React has hydrated the page and early taps are replayed. */
export const isHydrated = (page: Page) => page.waitForFunction(() => window.early?.isHydrated);

/** Holds back what the address matches until the returned function is called. */
export const hold = async (page: Page, url: string | RegExp) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
