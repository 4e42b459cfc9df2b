import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { members } from '#frontend/content/pages/members.ts';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { pageKinds } from '#tests/fixtures/page-kinds.ts';
import { listen } from '#worker/local/stand-ins/listen.ts';
import { expect, hasOwnFaces, isHydrated, product, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';

/** Another number taps other controls at other moments. */
const seed = Number(process.env.TAP_SEED ?? 1);

/** Numbers from 0 to 1 that depend on the seed and the page alone. */
const randomNumbers = (name: string) => {
  let state = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * A phone's processor, at a quarter. Not asked for before it matters: Chromium slows a page down by keeping the processor busy, also
 * while the page waits.
 */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setRate(4);
  return () => setRate(1);
};

/**
 * A network on which the last taps are close to the scripts. To be undone before anything is waited for: now and then Chromium keeps
 * what it has on its slow network until that is a fast one again.
 */
const slowNetworkDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const setNetwork = (latency: number, down: number, up: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: down, uploadThroughput: up },
    });
  await setNetwork(50, 600_000, 300_000);
  return () => setNetwork(0, -1, -1);
};

const open = async (context: BrowserContext, path: string, waitUntil: 'domcontentloaded' | 'load') => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(enrolling);
  await page.goto(path, { waitUntil });
  return page;
};

/** Without motion it stops what has not begun, and then offers to start it: a test of its own below. */
const stopOrStart = `[aria-label="${labels.carousel.stop}"], [aria-label="${labels.carousel.start}"]`;

/**
 * Taps every control of the page in an order by chance, spread over some `stretchMs`; gives their names. Of one choice only one
 * tap, since another may take it away, and of a carousel too: its next picture depends on how far the last tap has moved it.
 * Choices in a form come first: their state counts when the script arrives.
 */
const tap = (page: Page, chances: number[], stretchMs: number) =>
  page.evaluate(
    async ([numbers, stop, stretch]) => {
      const next = () => numbers.shift() ?? 0;
      const groups = new Set<Element | string>();
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          '.site :is(button:not([type=submit], :disabled), summary, [type=radio], [type=checkbox])',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.matches(stop))
        .map((control) => ({ control, chance: next() }))
        .sort((one, other) => one.chance - other.chance)
        .map(({ control }) => control)
        .filter((control) => {
          const group = control.closest('[aria-roledescription]') ?? (control as HTMLInputElement).name;
          if (group && groups.has(group)) return false;
          return groups.add(group);
        })
        .sort((one, other) => Number(other.matches('input')) - Number(one.matches('input')));
      const names = controls.map(({ ariaLabel, textContent }) => ariaLabel || textContent);
      for (const control of controls) {
        await new Promise((done) => setTimeout(done, (next() * 2 * stretch) / controls.length));
        control.click();
      }
      await new Promise((done) => requestIdleCallback(done));
      return names;
    },
    [chances, stopOrStart, stretchMs] as const,
  );

/** State that taps change: open, chosen, pressed, shown or in a frame. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const marks = ['aria-pressed', 'data-kind', 'aria-selected', 'aria-expanded', 'aria-current'];
    // A button that asks for consent is gone at once, before what it asked for has come.
    const state = [`${document.querySelectorAll('.site button').length} buttons`];
    for (const [at, element] of document.querySelectorAll<HTMLElement>('.site *').entries()) {
      const name = `${element.tagName} ${element.id || element.ariaLabel || at}`;
      for (const mark of marks) {
        const value = element.getAttribute(mark);
        if (value) state.push(`${name} ${mark}=${value}`);
      }
      if (element instanceof HTMLDetailsElement && element.open) state.push(`${name} open`);
      if (element instanceof HTMLInputElement && element.checked) state.push(`${name} checked`);
      if (element.matches('iframe[src]')) state.push(`${name} shown`);
      if (element.matches('[popover]:popover-open')) state.push(`${name} open`);
    }
    return state;
  });

/** These have no controls but those of every page. */
const plainPages = ['/privacy', '/accessibilita', '/centri-sportivi'];

for (const { path } of pageKinds.filter((page) => !plainPages.includes(page.path)))
  test(`${path}: what is tapped before the scripts have come is as if tapped later`, async ({
    context,
    browser,
  }) => {
    const random = randomNumbers(path);
    const chances = Array.from({ length: 200 }, random);
    // All of it is there to be tapped; its scripts are asked for later.
    const early = await open(context, path, 'domcontentloaded');
    const speedUp = await slowDown(early);
    const speedNetworkUp = await slowNetworkDown(early);
    const tapped = await tap(early, chances, 600);
    await speedNetworkUp();
    await isHydrated(early);
    await speedUp();
    // Of a context of its own: what one page is allowed opens in the other, too.
    const other = await browser.newContext();
    const late = await open(other, path, 'load');
    await isHydrated(late);
    expect(await tap(late, chances, 0)).toEqual(tapped);
    await expect(async () => expect(await stateOf(early)).toEqual(await stateOf(late))).toPass();
    await other.close();
  });

test('a button under the finger while the script of its part comes stays there, and opens what it is for', async ({
  page,
}) => {
  known(season.promotion.lastDay);
  const { promise: sent, resolve: sendScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(enrolling);
  await page.goto('/');
  // Set in them, the words above the button take other lines.
  await hasOwnFaces(page);
  await page.getByRole('button', { name: shopFrame.button }).hover();
  await page.mouse.down();
  sendScripts();
  await expect(page.getByRole('timer').locator('dd').first()).toHaveText(/\d/);
  await page.mouse.up();
  await expect(page.locator(`iframe[title="${shopFrame.title}"]`)).toBeVisible();
});

/** Presses at every turn of the event loop until `press` returns true: before React, between its steps, before its effects. */
const pressMeanwhile = (page: Page, press: string) =>
  page.addInitScript(`{
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (${press})() || port2.postMessage(0);
    port2.postMessage(0);
  }`);
const pressWeek = `document.querySelector('button[aria-pressed=false]:enabled')?.click()`;

test('a week pressed while the page is being taken over is chosen once', async ({ page }) => {
  known(season.venues.firstDay);
  await page.clock.setFixedTime(enrolling);
  await pressMeanwhile(
    page,
    `() => {
      if (!document.querySelector('button[aria-pressed=true]')) ${pressWeek};
      return window.isHydrated;
    }`,
  );
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await expect(page.locator('button[aria-pressed=true]')).toHaveCount(1);
});

test('the kind of week and the day of payment chosen before the script are those of the quote', async ({
  page,
}) => {
  const day = known(season.promotion.lastDay);
  await page.clock.setFixedTime(enrolling);
  await page.addInitScript((paymentDay) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('[name="tipo-1"][value=half]')?.click();
      const payment = document.querySelector<HTMLInputElement>('[type=date]');
      if (payment) payment.value = paymentDay;
      document.querySelector<HTMLElement>('button[aria-pressed]:enabled')?.click();
    });
  }, day);
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(new RegExp(`bambino=:m[-\\d]+&data=${day}`));
  await expect(page.locator('button[data-kind=half]')).toHaveCount(1);
  await expect(page.locator('[name="tipo-1"][value=half]')).toBeChecked();
});

test('a place chosen before the script never looks unchosen while the form is taken over', async ({
  page,
}) => {
  known(season.venues.firstDay);
  await page.clock.setFixedTime(enrolling);
  await page.addInitScript(() => {
    const looks: boolean[] = [];
    Object.assign(globalThis, { looks });
    document.addEventListener('DOMContentLoaded', () => {
      const radio = document.querySelector<HTMLInputElement>('[name=sede]');
      radio?.click();
      const look = () => {
        looks.push(radio?.checked === true);
        requestAnimationFrame(look);
      };
      look();
    });
  });
  const speedUp = await slowDown(page);
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(/sede=/);
  await speedUp();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'looks') as boolean[]).includes(false))).toBe(
    false,
  );
});

for (const [moment, isPressed] of [
  ['before the script', 'true'],
  ['while the script takes the form over', 'window.isHydrated'],
] as const)
  test(`half days chosen ${moment} where none are sold are whole ones, and not counted`, async ({ page }) => {
    known(season.venues.firstDay);
    const venue = venues.find(({ prices }) => !prices.halfDayWeek);
    test.skip(!venue, 'every venue sells half days');
    await page.clock.setFixedTime(enrolling);
    await page.addInitScript((slug) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>(`[name=sede][value=${slug}]`)?.click();
        document.querySelector<HTMLElement>('[name="tipo-1"][value=half]')?.click();
      });
    }, venue?.slug);
    await pressMeanwhile(
      page,
      `() => {
        if (document.readyState === 'loading') return false;
        if (!document.querySelector('button[aria-pressed=true]')) ${pressWeek};
        document.querySelector('[aria-label="${quoteForm.more(quoteForm.halfDays)}"]')?.click();
        return ${isPressed};
      }`,
    );
    await page.goto('/iscrizioni');
    await expect(page.locator('button[data-kind=full]')).toHaveCount(1);
    await expect(page.locator('[name="tipo-1"][value=half]')).toHaveCount(0);
    await expect(page).toHaveURL(/bambino=:s[-\d]+(&|#|$)/);
  });

test('a passcode sent the moment the button can be pressed is under way, and opens the door', async ({
  page,
}) => {
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'POST') await seen;
    await route.continue();
  });
  await page.addInitScript((passcode) => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('[autocomplete=current-password]');
      const button = document.querySelector<HTMLButtonElement>('form [type=submit]:enabled');
      if (!field || !button) return;
      observer.disconnect();
      field.value = passcode;
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, product.passcode());
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto('/members');
  await asked;
  await isHydrated(page);
  await expect(page.getByRole('button', { name: members.submitting })).toBeDisabled();
  answer();
  await expect(page.getByRole('navigation', { name: 'Menu dell’Area Staff' })).toBeVisible();
});

test('a link to an anchor followed while the page is being taken over leads there', async ({ page }) => {
  // The router has begun, and does not listen for clicks yet.
  await pressMeanwhile(
    page,
    `() => history.state && (document.querySelector('main a[href$="#contact"]').click(), true)`,
  );
  await page.goto('/centri-sportivi');
  await page.keyboard.press('Shift');
  await isHydrated(page);
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page).toHaveURL(/#contact$/);
});

test('a menu opened before the script, after a choice in the form, stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('[name=sede]')?.click();
      document.querySelector<HTMLElement>('[popovertarget=menu]')?.click();
    });
  });
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(/sede=/);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('#menu')).toBeVisible();
});

test('who wants no motion and stops a carousel before its script has it stopped', async ({ page }) => {
  await page.addInitScript((selector) => {
    const stop = () => document.querySelector<HTMLElement>(selector)?.click();
    document.addEventListener('DOMContentLoaded', stop);
  }, stopOrStart);
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
  await expect(page.locator(stopOrStart).first()).toHaveAccessibleName(labels.carousel.start);
});

test('a page whose scripts are in the cache is taken over once all of it has come', async ({ page }) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = await listen(
    createServer(async ({ url = '/' }, response) => {
      const answer = await fetch(product.url() + url);
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
        'Cache-Control': 'max-age=600',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const isSlow = url === '/?slow';
      const foot = body.indexOf('<footer');
      response.write(isSlow ? body.subarray(0, foot) : body);
      if (isSlow) await rest;
      response.end(isSlow ? body.subarray(foot) : undefined);
    }),
    0,
  );
  await page.goto(server.url);
  await isHydrated(page);
  await page.goto(`${server.url}/?slow`, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.keyboard.press('Shift');
  // Everything that could hydrate it has run.
  const state = await page.evaluate(async () => {
    const { scripts } = JSON.parse(document.getElementById('early-data')?.textContent ?? '');
    await Promise.all(scripts.map((script: string) => import(script)));
    await new Promise((done) => setTimeout(done));
    return {
      isHydrated: Boolean((window as { isHydrated?: boolean }).isHydrated),
      readyState: document.readyState,
    };
  });
  expect(state).toEqual({ isHydrated: false, readyState: 'loading' });
  sendRest();
  // Taken over before, it is drawn anew with an error in the console.
  await isHydrated(page);
  await server.close();
});
