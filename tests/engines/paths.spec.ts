import { mainGalleryFrame } from '#frontend/content/organisation/partners.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatPeriodShort } from '#frontend/italian/format-date.ts';
import { seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { expect, test } from './fixtures.ts';

const [venue] = venues;

test.beforeEach(({ engine }) => engine.resize(1280, 844));

test('the menu opens by its button on a phone and closes on Escape and on choosing', async ({ engine }) => {
  await engine.resize(390, 844);
  await engine.openAlive('/');
  const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
  const isClosed = () => !document.querySelector('#menu')?.matches(':popover-open');
  await engine.click('button', 'Menu');
  await engine.until('the menu is open', isOpen);
  await engine.press('\uE00C');
  await engine.until('the menu is closed', isClosed);
  await engine.click('button', 'Menu');
  await engine.click('#menu a', 'Le Nostre Sedi');
  await engine.until('it leads to the venues', () => location.hash === '#locations');
  await engine.until('the menu is closed', isClosed);
});

test('the bar is transparent at the top and white as soon as the page has moved', async ({ engine }) => {
  await engine.openAlive('/');
  const background = () =>
    engine.evaluate(() => getComputedStyle(document.querySelector('header') as HTMLElement).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await engine.evaluate(() => scrollTo({ top: 5, behavior: 'instant' }));
  await expect.poll(background).toBe('rgb(255, 255, 255)');
});

test('a submenu opens by click on a desktop', async ({ engine }) => {
  await engine.openAlive('/');
  await engine.click('summary', 'Gallery');
  await engine.click('header a', 'Aquafun');
  await engine.until('its page is shown', () => document.querySelector('#foto')?.checkVisibility());
  expect(await engine.evaluate(() => location.pathname)).toBe('/aquafun');
});

test('the carousel moves by its buttons, also round from the first slide to the last', async ({ engine }) => {
  const hero = '[aria-label="In evidenza"]';
  await engine.openAlive('/');
  await engine.click(`${hero} button`, 'Ferma lo scorrimento');
  for (const [button, slide] of [
    ['Mostra 2 di 3', '2 di 3'],
    ['Successiva', '3 di 3'],
    ['Successiva', '1 di 3'],
    ['Precedente', '3 di 3'],
  ] as const) {
    await engine.click(`${hero} button`, button);
    await engine.until(
      `${slide} stands alone in its place`,
      (carousel, label) => {
        const inView = document.querySelectorAll(`${carousel} [aria-roledescription=slide]:not([inert])`);
        const left = inView[0]?.getBoundingClientRect().left ?? 9;
        return inView.length === 1 && inView[0]?.ariaLabel === label && Math.abs(left) < 1;
      },
      hero,
      slide,
    );
  }
});

test('an address with an anchor leads to it, also once the site’s own faces are there', async ({
  engine,
}) => {
  await engine.resize(390, 844);
  for (const path of ['/#contacts', `/${venue?.slug}#tariffe`, '/iscrizioni#scadenze']) {
    await engine.open(path);
    await engine.until(`${path} has its faces`, () =>
      [...document.fonts].some((face) => / Variable/.test(face.family)),
    );
    await engine.waitAlive();
    await engine.until(`${path} stands below the bar`, () => {
      const target = document.querySelector(':target') ?? document.body;
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const margins = [scrollPaddingTop, getComputedStyle(target).scrollMarginTop];
      const below = margins.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
      return Math.abs(target.getBoundingClientRect().top - below) < 4;
    });
  }
});

test('a venue shows one section at a time, by click, by key and by address', async ({ engine }) => {
  const isShown = (name: string) =>
    engine.until(
      `${name} is shown alone`,
      (label) => {
        const shown = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
          panel.checkVisibility(),
        );
        const tab = document.querySelector('[role=tab][aria-selected=true]');
        const isTabs = shown[0]?.getAttribute('aria-labelledby') === tab?.id;
        return shown.length === 1 && isTabs && tab?.textContent?.includes(label);
      },
      name,
    );
  await engine.openAlive(`/${venue?.slug}`);
  await engine.click('[role=tab]', 'Tariffe');
  await isShown('Tariffe');
  await engine.press('\uE014');
  await isShown('Iscrizioni');
  await engine.openAlive(`/${venue?.slug}#pranzo`);
  await isShown('Pranzo e Merenda');
});

test('a quote is built by clicks, and its address gives it back', async ({ engine }) => {
  const [week] = seasonWeeks(season.venues);
  test.skip(!week, 'the season has no weeks yet');
  if (!venue || !week) throw new Error('there is nothing to book');
  await engine.openAlive('/iscrizioni');
  await engine.click('label', venue.name);
  await engine.until('the venue is chosen', (slug) => location.search.includes(`sede=${slug}`), venue.slug);
  await engine.click('label:has(input[type=radio])', '7');
  await engine.click('button', formatPeriodShort({ firstDay: week.monday, lastDay: week.friday }));
  await engine.until(
    'the week is in the address',
    (day) => location.search.includes(`:s${day}`),
    week.monday,
  );
  await engine.sees('€', '#totale');
  const total = await engine.evaluate(() => document.querySelector('#totale')?.textContent ?? '');
  await engine.openAlive(await engine.evaluate(() => location.pathname + location.search + location.hash));
  await engine.sees(total, '#totale');
});

test('a gallery is shown after consent, and remembers it', async ({ engine }) => {
  const isShown = () => document.querySelector('#foto iframe[src]')?.checkVisibility();
  await engine.openAlive('/gallery');
  await engine.until('no frame before', () => document.querySelector('#foto iframe[src]') === null);
  await engine.click('#foto button', mainGalleryFrame.button);
  await engine.until('the gallery is shown', isShown);
  await engine.openAlive('/gallery');
  await engine.until('the gallery is shown again', isShown);
  await engine.evaluate(() => localStorage.clear());
});
