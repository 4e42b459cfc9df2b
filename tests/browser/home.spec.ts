import type { Page } from 'playwright/test';
import { reviews } from '#frontend/content/organisation/organisation.ts';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { home } from '#frontend/content/pages/home.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { violations } from './axe.ts';
import { expect, hasOwnFaces, ownFaces, test } from './fixtures.ts';
import { known } from './season-days.ts';

const anchors = 'hero about activities locations testimonials chain-discount contacts work-with-us footer'
  .split(' ')
  .filter((id) => id !== 'testimonials' || reviews.length > 0);

const heroName = home.hero.label;
const slideCount = home.hero.slides.length;
/** The name of a slide; after the last comes the first again. */
const slide = (number: number, count = slideCount) => `${((number - 1 + count) % count) + 1} di ${count}`;

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
/** The slides that are not inert: all of them until scripts run, then the one in view. */
const slideInView = async (page: Page, name: string) => {
  const slides = carousel(page, name).locator('[aria-roledescription=slide]:not([inert])');
  return (await slides.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')))).join();
};
/** Opens the page in a time that passes only when the test says so; a key starts the scripts, as idle time stands still too. */
const openInStillTime = async (page: Page, start = () => page.keyboard.press('Shift')) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T09:00:01Z'));
  await page.goto('/');
  await start();
  await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
};

test('all sections stand in order under their anchors', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator(anchors.map((id) => `#${id}`).join())
    .evaluateAll((found) => found.map((element) => element.id));
  expect(ids).toEqual(anchors);
  if (reviews.length === 0) await expect(page.locator('#testimonials')).toHaveCount(0);
});

test('the two buttons of the first screen keep their places when the site’s own face comes', async ({
  page,
}) => {
  const faces = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await faces.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const buttons = carousel(page, heroName)
    .locator('[aria-roledescription=slide]')
    .first()
    .getByRole('link')
    .filter({ visible: true });
  const areInOneRow = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    return { width, count: tops.length, inOneRow: tops[0] === tops[1] };
  };
  const onPhones = async () => {
    const rows = [];
    for (const width of [320, 360, 375, 384, 390, 412]) rows.push(await areInOneRow(width));
    return rows;
  };
  const before = await onPhones();
  faces.resolve();
  await hasOwnFaces(page);
  expect(await onPhones()).toEqual(before);
});

test('nothing lies over the buttons of a poster, on any screen', async ({ page }) => {
  await page.goto('/');
  const covered = [];
  for (const width of [320, 344, 360, 375, 390, 412, 600, 896, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await carousel(page, heroName)
      .locator('[aria-roledescription=slide]')
      .evaluateAll((slides) => {
        const isOnTop = (link: Element) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every(
            (part) =>
              link.contains(document.elementFromPoint(left + width * part, top + height / 2)) &&
              link.contains(document.elementFromPoint(left + width / 2, top + height * part)),
          );
        };
        return slides.flatMap((slide) => {
          // One that is not current takes no pointer.
          slide.removeAttribute('inert');
          slide.parentElement?.scrollTo({ left: (slide as HTMLElement).offsetLeft, behavior: 'instant' });
          const links = [...slide.querySelectorAll('a')].filter((link) => link.checkVisibility());
          return links.map((link) => ({ text: link.innerText, isCovered: !isOnTop(link) }));
        });
      });
    expect(found.length, `${width} px`).toBeGreaterThanOrEqual(slideCount);
    covered.push(...found.filter(({ isCovered }) => isCovered).map(({ text }) => `${width} px: ${text}`));
  }
  expect(covered).toEqual([]);
});

test('on a laptop the first screen holds who, where, when, how much and how', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const facts = await page.locator('#hero dt').all();
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) await expect(fact).toBeInViewport({ ratio: 1 });
});

/** Number of slides with their pictures. */
const shownSlides = (page: Page) =>
  page
    .locator('[aria-roledescription=slide] img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

test('the faces come once the first view is loaded, without a move of the visitor', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hasOwnFaces(page);
});

test('faces and print style come after the first contentful paint', async ({ page }) => {
  await page.goto('/');
  await hasOwnFaces(page);
  const { paint, loads } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loads: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:woff2|css)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(loads).toHaveLength(3);
  expect(Math.min(...loads)).toBeGreaterThan(paint);
});

test('every picture on the screen and the trees of the footer are there without a move', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 5000 });
  const skyline = page.waitForResponse(/skyline/);
  await page.goto('/');
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.getBoundingClientRect().top < innerHeight && (one as HTMLImageElement).naturalWidth === 0,
          ).length,
      );
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
    const { promise: sent, resolve: sendPicture } = Promise.withResolvers<void>();
    const stem = home.hero.slides[1]?.picture.src.replace(/\.\w+$/, '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`**/assets/${stem}-*`, async (route) => {
      await sent;
      await route.continue();
    });
    await openInStillTime(page, () => page.clock.runFor(1000));
    await page.clock.runFor(11_000);
    expect(await slideInView(page, heroName)).toBe(slide(1));
    sendPicture();
    await expect.poll(() => shownSlides(page)).toBeGreaterThan(1);
    // A picture that is still being decoded as the step falls due waits for the next one.
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect.poll(() => slideInView(page, heroName), { timeout: 4000 }).toBe(slide(2));
    }).toPass();
  });

  test('goes on by itself every five seconds and round in a circle', async ({ page }) => {
    await openInStillTime(page);
    for (let number = 2; number <= slideCount + 1; number++) {
      await page.clock.runFor(2500);
      await expect.poll(() => shownSlides(page)).toBeGreaterThanOrEqual(Math.min(number, slideCount));
      await page.clock.runFor(2500);
      await expect.poll(() => slideInView(page, heroName)).toBe(slide(number));
      // The sliding takes real time, also while the page's own stands still.
      await expect(page.getByRole('group', { name: slide(number) }).first()).toBeInViewport({
        ratio: 0.9,
      });
    }
  });

  test('waits under the mouse, with the focus inside and after its pause button', async ({ page }) => {
    await openInStillTime(page);
    const hero = carousel(page, heroName);
    await hero.hover();
    await expect.poll(() => shownSlides(page)).toBeGreaterThan(1);
    await page.clock.runFor(6000);
    expect(await slideInView(page, heroName)).toBe(slide(1));
    await page.mouse.move(0, 0);
    await hero.getByRole('button', { name: 'Ferma lo scorrimento' }).click();
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.clock.runFor(6000);
    expect(await slideInView(page, heroName)).toBe(slide(1));
    await expect(hero.getByRole('button', { name: 'Avvia lo scorrimento' })).toBeVisible();
  });

  test('stands still where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInStillTime(page);
    await expect.poll(() => shownSlides(page)).toBeGreaterThan(1);
    await page.clock.runFor(6000);
    expect(await slideInView(page, heroName)).toBe(slide(1));
  });

  test('moves by its buttons, also from the first slide back to the last', async ({ page }) => {
    await page.goto('/');
    const hero = carousel(page, heroName);
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
    await hero.getByRole('button', { name: 'Precedente' }).click();
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(slideCount));
    await hero.getByRole('button', { name: 'Successiva' }).click();
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
    await hero.getByRole('button', { name: `Mostra ${slide(2)}` }).click();
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(2));
    await expect(carousel(page, heroName).getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
  });

  test('goes to its other end by a swipe past either', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
    const swipe = (across: number) =>
      carousel(page, heroName)
        .locator('[aria-live]')
        .evaluate((track, by) => {
          const touchAt = (clientX: number) =>
            new Touch({ identifier: 1, target: track, clientX, clientY: 300 });
          track.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touchAt(200)] }));
          track.dispatchEvent(
            new TouchEvent('touchend', { bubbles: true, changedTouches: [touchAt(200 + by)] }),
          );
        }, across);
    await swipe(100);
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(slideCount));
    await swipe(-100);
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
  });

  for (const isVisitor of [false, true])
    test(`taken back on its way ${isVisitor ? 'by the visitor stays there' : 'by the browser arrives all the same'}`, async ({
      page,
    }) => {
      await page.goto('/');
      const hero = carousel(page, heroName);
      await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
      const ended = hero.locator('[tabindex="0"]').evaluate(
        (track, hasWheel) =>
          new Promise<void>((done) => {
            const takeBack = () => {
              if (hasWheel) track.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
              track.addEventListener('scrollend', () => done(), { once: true });
              track.scrollTo({ left: 0, behavior: 'instant' });
            };
            track.addEventListener('scroll', takeBack, { once: true });
          }),
        isVisitor,
      );
      await hero.getByRole('button', { name: 'Successiva' }).click();
      await ended;
      const reached = slide(isVisitor ? 1 : 2);
      await expect.poll(() => slideInView(page, heroName)).toBe(reached);
      await expect(hero.getByRole('group', { name: reached })).toBeInViewport({ ratio: 0.9 });
    });

  test('of the reviews ignores what comes within half a second of a move', async ({ page }) => {
    const count = reviews.length;
    test.skip(count < 2, 'there is no second review to go to');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInStillTime(page);
    const { label } = homeSections.testimonials;
    await carousel(page, label).scrollIntoViewIfNeeded();
    await expect.poll(() => slideInView(page, label)).toBe(slide(1, count));
    const next = carousel(page, label).getByRole('button', { name: 'Successiva' });
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect.poll(() => slideInView(page, label)).toBe(slide(2, count));
    await page.clock.runFor(600);
    await next.click();
    await expect.poll(() => slideInView(page, label)).toBe(slide(3, count));
  });
});

test.describe('the chain discount', () => {
  const { countdown, state } = chainDiscount;
  const deadline = romeInstant(known(season.promotion.lastDay), season.promotion.lastTime);

  test('counts down to the deadline in Rome, then stands at zero and says that it is over', async ({
    page,
  }) => {
    const dayAndHourMs = 25 * 3_600_000;
    await page.clock.install({ time: deadline.getTime() - dayAndHourMs - 1_800_000 });
    await page.goto('/');
    const timer = page.getByRole('timer');
    await expect(timer).toContainText('giorni01ore01');
    await page.clock.fastForward(dayAndHourMs + 1_800_000);
    await expect(page.getByRole('heading', { name: state.over })).toBeVisible();
    await expect(timer).toBeHidden();
    await expect(page.getByText(countdown.title.past)).toBeVisible();
    await expect(page.getByText('00', { exact: true }).filter({ visible: true })).toHaveCount(4);
  });

  test('that ended before the visit says so at once', async ({ page }) => {
    await page.clock.setFixedTime(deadline.getTime() + 86_400_000);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: state.over })).toBeVisible();
    await expect(page.getByText(countdown.until.past).first()).toBeVisible();
    await page.getByRole('button', { name: shopFrame.button }).click();
    await expect(page.locator(`iframe[title="${shopFrame.title}"]`)).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px on any slide, with a menu open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect.poll(() => slideInView(page, heroName)).toBe(slide(1));
    for (let number = 2; number <= slideCount; number++) {
      await carousel(page, heroName)
        .getByRole('button', { name: `Mostra ${slide(number)}` })
        .click();
      await expect.poll(() => slideInView(page, heroName)).toBe(slide(number));
      expect(await violations(page, '#hero')).toEqual([]);
    }
    if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('summary').first().click();
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
    const lastSlide = page.getByRole('heading', {
      name: home.hero.slides[slideCount - 1]?.words.at(-1)?.title ?? '',
    });
    await lastSlide.scrollIntoViewIfNeeded();
    await expect(lastSlide).toBeInViewport();
    await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(slideCount + reviews.length);
    await expect(page.getByRole('button', { name: 'Successiva' }).first()).toBeHidden();
  });
});
