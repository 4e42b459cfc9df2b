import type { Page } from 'playwright/test';
import { reviews } from '#frontend/content/organisation/organisation.ts';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { home } from '#frontend/content/pages/home.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { discountsTogether } from '#frontend/content/season/discount-rules.ts';
import { hasPromotion, season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import { violations } from './axe.ts';
import { expect, hasOwnFaces, hold, ownFaces, test } from './fixtures.ts';
import { known } from './season-days.ts';
import { servedHtml } from './served-pages.ts';

const phone = { width: 390, height: 844 };
const heroName: string = home.hero.label;
const slideCount = home.hero.slides.length;
/** The name of a slide; after the last comes the first again. */
const slide = (number: number, count = slideCount) => `${((number - 1 + count) % count) + 1} di ${count}`;

const carousel = (page: Page, name = heroName) => page.getByRole('region', { name });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
/** All slides but one are inert once scripts run. */
const expectSlide = (page: Page, name: string, carouselName = heroName, timeout = 60_000) => {
  const slides = carousel(page, carouselName).locator('[aria-roledescription=slide]:not([inert])');
  return expect
    .poll(() => slides.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)), { timeout })
    .toEqual([name]);
};
const expectPictures = (page: Page, count: number) => {
  const loaded = () =>
    page
      .locator('[aria-roledescription=slide] img')
      .evaluateAll(
        (all) => (all as HTMLImageElement[]).filter((one) => one.complete && one.naturalWidth > 0).length,
      );
  return expect.poll(loaded).toBeGreaterThanOrEqual(count);
};
/** Opens the page in a time that passes only when the test says so; a key starts the scripts, as idle time stands still too. */
const openInStillTime = async (page: Page, start = () => page.keyboard.press('Shift')) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T09:00:01Z'));
  await page.goto('/');
  await start();
  await expectSlide(page, slide(1));
};

test('all sections stand in order under their anchors', () => {
  const [, main = ''] = servedHtml('/').split('<main');
  const anchors = [...main.matchAll(/<(?:section|div|footer)[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual([
    ...['hero', 'about', 'activities', 'locations'],
    ...(reviews.length > 0 ? ['testimonials'] : []),
    ...(hasPromotion ? ['chain-discount'] : []),
    ...['contacts', 'work-with-us', 'footer'],
  ]);
});

test('the two buttons of the first screen keep their places when the site’s own face comes', async ({
  page,
}) => {
  const sendFaces = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const links = carousel(page).locator('[aria-roledescription=slide]').first().locator('a:visible');
  const rowsOnPhones = async () => {
    const rows = [];
    for (const width of [320, 360, 375, 384, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
      rows.push({ width, count: tops.length, isOneRow: tops[0] === tops[1] });
    }
    return rows;
  };
  const before = await rowsOnPhones();
  sendFaces();
  await hasOwnFaces(page);
  expect(await rowsOnPhones()).toEqual(before);
});

/** Links of the carousel's slides that lie beneath something. To be evaluated on the slides. */
const findCoveredLinks = (slides: Element[]) =>
  slides.flatMap((one) => {
    // One that is not current takes no pointer.
    one.removeAttribute('inert');
    one.parentElement?.scrollTo({ left: (one as HTMLElement).offsetLeft, behavior: 'instant' });
    const isCovered = (link: Element) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const isOnTop = (x: number, y: number) =>
        link.contains(document.elementFromPoint(left + width * x, top + height * y));
      return ![0.1, 0.5, 0.9].every((part) => isOnTop(part, 0.5) && isOnTop(0.5, part));
    };
    const links = [...one.querySelectorAll('a')].filter((link) => link.checkVisibility());
    return links.length === 0 ? 'no link' : links.filter(isCovered).map(({ innerText }) => innerText);
  });

test('nothing lies over the buttons of a poster, on any screen', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 412, 600, 896, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const slides = carousel(page).locator('[aria-roledescription=slide]');
    expect(await slides.evaluateAll(findCoveredLinks), `${width} px`).toEqual([]);
  }
});

test('on a laptop the first screen holds who, where, when, how much and how', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const facts = await page.locator('#hero dt').all();
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) await expect(fact).toBeInViewport({ ratio: 1 });
});

test('faces and print style come after the first contentful paint, without a move of the visitor', async ({
  page,
}) => {
  await page.goto('/');
  await hasOwnFaces(page);
  const loads = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:woff2|css)$/.test(name))
        .map(({ startTime }) => startTime),
    );
  // The entry of the print style may come after the faces.
  await expect.poll(async () => (await loads()).length).toBe(3);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(Math.min(...(await loads()))).toBeGreaterThan(paint);
});

test('every picture on the screen and the trees of the footer are there without a move', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 5000 });
  const skyline = page.waitForResponse(/skyline/);
  await page.goto('/');
  const missing = () =>
    page.locator('main img').evaluateAll((all) => {
      const onScreen = all.filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
      );
      return onScreen.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length;
    });
  await expect.poll(missing).toBe(0);
  await skyline;
});

test('who scrolls has the faces before the first view is loaded', async ({ page }) => {
  // Pictures are never answered, and `load` never comes.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'image') await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(ownFaces)).toBe(0);
  await page.mouse.wheel(0, 50);
  await hasOwnFaces(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the site’s own two faces', async ({ page }) => {
    const faces = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2') && response.ok()) faces.add(response.url());
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => faces.size).toBe(2);
  });
});

test.describe('a carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('waits for the picture of the next slide before it moves', async ({ page }) => {
    const stem = home.hero.slides[1]?.picture.src.replace(/\.\w+$/, '');
    const sendPicture = await hold(page, `**/assets/${stem}-*`);
    await page.setViewportSize(phone);
    await openInStillTime(page, () => page.clock.runFor(1000));
    await page.clock.runFor(11_000);
    await expectSlide(page, slide(1));
    sendPicture();
    await expectPictures(page, 2);
    // A picture that is still being decoded as the step falls due waits for the next one.
    await expect(async () => {
      await page.clock.runFor(5000);
      await expectSlide(page, slide(2), heroName, 4000);
    }).toPass();
  });

  test('goes on by itself every five seconds and round in a circle', async ({ page }) => {
    await openInStillTime(page);
    for (let number = 2; number <= slideCount + 1; number++) {
      await page.clock.runFor(2500);
      await expectPictures(page, Math.min(number, slideCount));
      await page.clock.runFor(2500);
      await expectSlide(page, slide(number));
      // The sliding takes real time, also while the page's own stands still.
      await expect(page.getByRole('group', { name: slide(number) }).first()).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('waits under the mouse and after its pause button', async ({ page }) => {
    await openInStillTime(page);
    await carousel(page).hover();
    await expectPictures(page, 2);
    await page.clock.runFor(6000);
    await expectSlide(page, slide(1));
    await page.mouse.move(0, 0);
    await button(page, 'Ferma lo scorrimento').click();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.clock.runFor(6000);
    await expectSlide(page, slide(1));
    await expect(button(page, 'Avvia lo scorrimento')).toBeVisible();
  });

  test('waits while the focus is on one of its buttons', async ({ page }) => {
    await openInStillTime(page);
    await button(page, 'Precedente').focus();
    await expectPictures(page, 2);
    await page.clock.runFor(6000);
    await expectSlide(page, slide(1));
  });

  test('waits in a hidden tab', async ({ page }) => {
    await openInStillTime(page);
    await expectPictures(page, 1);
    // A browser under test shows every tab as visible.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await page.clock.runFor(2500);
    await expectPictures(page, 2);
    await page.clock.runFor(5000);
    await expectSlide(page, slide(1));
  });

  const live = (page: Page) => carousel(page).locator('[aria-live]').getAttribute('aria-live');

  test('at rest announces the slide that is chosen', async ({ page }) => {
    await openInStillTime(page);
    await button(page, 'Ferma lo scorrimento').click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => live(page)).toBe('polite');
  });

  test('that moves by itself announces a slide only if a button brings it', async ({ page }) => {
    await openInStillTime(page);
    expect(await live(page)).toBe('off');
    await button(page, 'Successiva').press('Enter');
    expect(await live(page)).toBe('polite');
  });

  test('stands still where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInStillTime(page);
    await expectPictures(page, 2);
    await page.clock.runFor(6000);
    await expectSlide(page, slide(1));
  });

  test('stops when motion becomes unwelcome', async ({ page }) => {
    await page.goto('/');
    await expectSlide(page, slide(1));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(page, 'Avvia lo scorrimento')).toBeVisible();
  });

  test('moves by its buttons, also from the first slide back to the last', async ({ page }) => {
    await page.goto('/');
    await expectSlide(page, slide(1));
    for (const [name, reached] of [
      ['Precedente', slideCount],
      ['Successiva', 1],
      [`Mostra ${slide(2)}`, 2],
    ] as const) {
      await button(page, name).click();
      await expectSlide(page, slide(reached));
    }
    await expect(carousel(page).getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
  });

  test('goes to its other end by a swipe past either', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expectSlide(page, slide(1));
    const swipe = (across: number) =>
      carousel(page)
        .locator('[aria-live]')
        .evaluate((track, by) => {
          const at = (clientX: number) => [
            new Touch({ identifier: 1, target: track, clientX, clientY: 300 }),
          ];
          track.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(200) }));
          track.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(200 + by) }));
        }, across);
    await swipe(100);
    await expectSlide(page, slide(slideCount));
    await swipe(-100);
    await expectSlide(page, slide(1));
  });

  for (const [who, reached] of [
    ['the browser arrives all the same', slide(2)],
    ['the visitor stays there', slide(1)],
  ] as const)
    test(`taken back on its way by ${who}`, async ({ page }) => {
      await page.goto('/');
      await expectSlide(page, slide(1));
      const ended = carousel(page)
        .locator('[tabindex="0"]')
        .evaluate(
          (track, isVisitor) =>
            new Promise<void>((done) => {
              const takeBack = () => {
                if (isVisitor) track.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
                track.addEventListener('scrollend', () => done(), { once: true });
                track.scrollTo({ left: 0, behavior: 'instant' });
              };
              track.addEventListener('scroll', takeBack, { once: true });
            }),
          who.startsWith('the visitor'),
        );
      await button(page, 'Successiva').click();
      await ended;
      await expectSlide(page, reached);
      await expect(carousel(page).getByRole('group', { name: reached })).toBeInViewport({ ratio: 0.9 });
    });

  test('of the reviews ignores what comes within half a second of a move', async ({ page }) => {
    const count = reviews.length;
    test.skip(count < 2, 'there is no second review to go to');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInStillTime(page);
    const { label } = homeSections.testimonials;
    await carousel(page, label).scrollIntoViewIfNeeded();
    await expectSlide(page, slide(1, count), label);
    const next = carousel(page, label).getByRole('button', { name: 'Successiva' });
    await next.evaluate((element: HTMLButtonElement) => {
      for (let clicks = 0; clicks < 3; clicks++) element.click();
    });
    await expectSlide(page, slide(2, count), label);
    await page.clock.runFor(600);
    await next.click();
    await expectSlide(page, slide(3, count), label);
  });
});

test.describe('the chain discount', () => {
  const { countdown, state } = chainDiscount;
  const deadline = romeInstant(known(season.promotion.lastDay), season.promotion.lastTime).getTime();

  test('counts down to the deadline in Rome, then stands at zero and says that it is over', async ({
    page,
  }) => {
    const dayAndHourMs = 25 * 3_600_000;
    await page.clock.install({ time: deadline - dayAndHourMs - 1_800_000 });
    await page.goto('/');
    const timer = page.getByRole('timer');
    await expect(timer).toContainText('giorni01ore01');
    await page.clock.fastForward(dayAndHourMs + 1_800_000);
    await expect(page.getByRole('heading', { name: state.over })).toBeVisible();
    await expect(timer).toBeHidden();
    await expect(page.getByText(countdown.title.past)).toBeVisible();
    await expect(page.getByText('00', { exact: true }).filter({ visible: true })).toHaveCount(4);
  });

  test('steps once a second', async ({ page }) => {
    await page.clock.install({ time: deadline - 3_600_000 });
    await page.goto('/');
    const timer = page.getByRole('timer');
    await expect(timer).toContainText('minuti59');
    await page.clock.pauseAt(deadline - 1_800_000);
    await page.clock.runFor(1000);
    await expect(timer).toContainText('minuti29secondi59');
    await page.clock.runFor(1000);
    await expect(timer).toContainText('minuti29secondi58');
  });

  test('counts from the day of the build where the clock of the device is years behind', async ({ page }) => {
    await page.clock.setFixedTime('2001-01-01T12:00:00Z');
    await page.goto('/');
    const days = Math.floor((deadline / 1000 - buildSeconds) / 86_400);
    await expect(page.getByRole('timer')).toContainText(`giorni${days}`);
  });

  test('that ended before the visit says so at once, with the way to the shop', async ({ page }) => {
    await page.clock.setFixedTime(deadline + 86_400_000);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: state.over })).toBeVisible();
    await expect(page.getByText(countdown.until.past).first()).toBeVisible();
    await page.getByRole('button', { name: shopFrame.button }).click();
    await expect(page.locator(`iframe[title="${shopFrame.title}"]`)).toBeVisible();
  });

  test('that ended leaves the rule of all discounts in the present while weeks are sold', async ({
    page,
  }) => {
    await page.clock.setFixedTime(deadline + 86_400_000);
    await page.goto('/');
    await expect(page.getByText(discountsTogether.now)).toBeVisible();
  });
});

test('axe finds nothing on any slide, nor in the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectSlide(page, slide(1));
  for (let number = 2; number <= slideCount; number++) {
    await button(page, `Mostra ${slide(number)}`).click();
    await expectSlide(page, slide(number));
    expect(await violations(page, '#hero')).toEqual([]);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary').first().click();
  expect(await violations(page, 'header')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.locator('summary').first().click();
  expect(await violations(page, 'header')).toEqual([]);
});

test.describe('without pictures', () => {
  test.use({ viewport: phone, expectedErrors: ['net::ERR_FAILED'] });

  test('no poster grows wider than the screen', async ({ page }) => {
    await page.route(/\.svg$/, (route) => route.abort());
    await page.goto('/');
    await expectSlide(page, slide(1));
    const widths = await carousel(page)
      .locator('[aria-roledescription=slide] > *, [aria-roledescription=slide] img')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
    expect(Math.max(...widths)).toBe(phone.width);
  });
});

test('where motion is unwelcome a button changes its colour at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('#work-with-us a[href="/lavora-con-noi"]')).toHaveCSS(
    'transition-duration',
    /^0s(, 0s)*$/,
  );
});
