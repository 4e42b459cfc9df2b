import type { Page } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { mainGalleryFrame, shopFrame } from '#frontend/content/organisation/partners.ts';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { expect, hasOwnFaces, hold, isHydrated, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';

const stopOrStart = `[aria-label^="${labels.carousel.stop}"], [aria-label^="${labels.carousel.start}"]`;

const scripts = '**/assets/*.js';
test.beforeEach(({ page }) => page.clock.setFixedTime(enrolling));

const more = (what: string) => `button[aria-label="${quoteForm.more(what)}"]`;
for (const [what, path, tapped, shown] of [
  ['a gallery', '/gallery', `button:has-text("${mainGalleryFrame.button}")`, 'main iframe[src]'],
  [
    'a further child',
    '/iscrizioni',
    `button:has-text("${quoteForm.addChild}")`,
    'label:has([name="eta-2"][value="7"])',
  ],
  ['the chain list', '/iscrizioni', '[name=lista]', more(quoteForm.friends)],
  ['the next slide', '/', '[aria-label^=Successiva]', '#hero [aria-label^="1 di"][inert]'],
] as const)
  test(`${what} asked for before the scripts have come is there once they are`, async ({ page }) => {
    const sendScripts = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator(tapped).first().click();
    sendScripts();
    await isHydrated(page);
    await expect(page.locator(shown)).toBeVisible();
  });

test('a button under the finger while the script of its part comes stays there, and opens what it is for', async ({
  page,
}) => {
  known(season.promotion.lastDay);
  const sendScripts = await hold(page, scripts);
  await page.setViewportSize({ width: 390, height: 844 });
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

/** Clicks these as soon as the page is parsed, before any script of it. */
const clickEarly = (page: Page, ...selectors: string[]) =>
  page.addInitScript((all) => {
    const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    document.addEventListener('DOMContentLoaded', () => all.forEach(click));
  }, selectors);

/** Presses at every turn of the event loop until `press` returns true: before React, between its steps, before its effects. */
const pressMeanwhile = (page: Page, press: string) =>
  page.addInitScript(`{
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (${press})() || port2.postMessage(0);
    port2.postMessage(0);
  }`);
const pressWeek = `document.querySelector('button[aria-pressed=false]:enabled')?.click()`;

test('a week pressed while React hydrates the page is chosen once', async ({ page }) => {
  known(season.venues.firstDay);
  await pressMeanwhile(
    page,
    `() => {
      if (!document.querySelector('button[aria-pressed=true]')) ${pressWeek};
      return window.early?.isHydrated;
    }`,
  );
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await expect(page.locator('button[aria-pressed=true]')).toHaveCount(1);
});

test('a single day asked for early, after all weeks, is refused like one asked for later', async ({
  page,
}) => {
  known(season.venues.firstDay);
  const sendScripts = await hold(page, scripts);
  await page.goto('/iscrizioni', { waitUntil: 'domcontentloaded' });
  for (const week of await page.locator('button[aria-pressed]:enabled').all()) await week.click();
  await page.locator(more(quoteForm.days)).first().click();
  sendScripts();
  await expect(page.locator('button[aria-pressed=false]:enabled')).toHaveCount(0);
  await expect(page.locator(more(quoteForm.days)).first()).toBeDisabled();
  await expect(page.locator('output').first()).toHaveText('0');
});

test('the kind of week and the day of payment chosen before the script are those of the quote', async ({
  page,
}) => {
  const day = known(season.promotion.lastDay);
  await page.addInitScript((paymentDay) => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(document.querySelector('[type=date]') as Element, { value: paymentDay }),
    );
  }, day);
  await clickEarly(page, '[name="tipo-1"][value=half]', 'button[aria-pressed]:enabled');
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(new RegExp(`bambino=:m[-\\d]+&data=${day}`));
  await expect(page.locator('button[data-kind=half]')).toHaveCount(1);
  await expect(page.locator('[name="tipo-1"][value=half]')).toBeChecked();
});

test('a quote holds an age chosen before the script together with a week pressed during hydration', async ({
  page,
}) => {
  known(season.venues.firstDay);
  await pressMeanwhile(page, `() => location.search.includes('bambino=') && (${pressWeek}, true)`);
  await page.goto('/iscrizioni');
  await page.locator('input[name="eta-1"][value="7"]').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/bambino=7:s[-\d]+&fine=/);
});

test('a place chosen before the script never looks unchosen while the form hydrates', async ({ page }) => {
  known(season.venues.firstDay);
  await clickEarly(page, '[name=sede]');
  await pressMeanwhile(
    page,
    `() => {
      const isChosen = document.querySelector('[name=sede]')?.checked;
      window.wasChosen ||= isChosen;
      window.looksUnchosen ||= window.wasChosen && !isChosen;
      return location.search.includes('sede=') && window.early?.isHydrated;
    }`,
  );
  await page.goto('/iscrizioni');
  await isHydrated(page);
  await expect(page).toHaveURL(/sede=/);
  expect(await page.evaluate(() => Reflect.get(window, 'looksUnchosen'))).toBe(false);
});

for (const [moment, isPressed] of [
  ['before the script', 'true'],
  ['while the script takes the form over', 'window.early?.isHydrated'],
] as const)
  test(`half days chosen ${moment} where none are sold are whole ones, and not counted`, async ({ page }) => {
    known(season.venues.firstDay);
    const venue = venues.find(({ prices }) => !prices.halfDayWeek);
    test.skip(!venue, 'every venue sells half days');
    await clickEarly(page, `[name=sede][value=${venue?.slug}]`, '[name="tipo-1"][value=half]');
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

test('a link to an anchor followed during hydration leads there', async ({ page }) => {
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
  await clickEarly(page, '[name=sede]', '[popovertarget=menu]');
  await page.goto('/iscrizioni');
  await expect(page).toHaveURL(/sede=/);
  await isHydrated(page);
  await expect(page.locator('#menu')).toBeVisible();
});

test('who wants no motion and stops a carousel before its script has it stopped', async ({ page }) => {
  await clickEarly(page, stopOrStart);
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
  await expect(page.locator(stopOrStart).first()).toHaveAccessibleName(
    new RegExp(`^${labels.carousel.start}`),
  );
});

test('a page whose scripts come before the rest of it hydrates once all of it has come', async ({ page }) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  await page.route('**/slow.js', async (route) => {
    await rest;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const slow = '<script src="/slow.js"></script><footer';
    await route.fulfill({ response, body: (await response.text()).replace('<footer', slow) });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.keyboard.press('Shift');
  // Everything that could hydrate it has run.
  const state = await page.evaluate(async () => {
    const { scripts } = JSON.parse(document.getElementById('early-data')?.textContent ?? '');
    await Promise.all(scripts.map((script: string) => import(script)));
    await new Promise((done) => setTimeout(done));
    return {
      isHydrated: Boolean(window.early?.isHydrated),
      readyState: document.readyState,
    };
  });
  expect(state).toEqual({ isHydrated: false, readyState: 'loading' });
  sendRest();
  // Hydrated any earlier, React would render it anew and log an error, which fails the test.
  await isHydrated(page);
});
