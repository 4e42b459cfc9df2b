import type { Page } from 'playwright/test';
import { partnerFrames } from '#frontend/content/organisation/partner-frames.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { pageKinds } from '#tests/fixtures/page-kinds.ts';
import { partnerUrl } from '#tests/fixtures/partners.ts';
import { violations } from './axe.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { bookUntil, enrolling, known } from './season-days.ts';
import { distinctPaths } from './served-pages.ts';

const phone = { width: 390, height: 844 };

/** Scrolls as a thumb does, so that all that waits to come into view is fetched. */
const readToEnd = async (page: Page) => {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30)));
    }
  });
  await page.waitForLoadState('networkidle');
};

/** Lazy pictures in the first view: they would come late. */
const lazyInView = (page: Page) =>
  page.locator('img[loading=lazy]').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.closest(':not(img, picture)')?.getBoundingClientRect();
      return box && box.width > 0 && box.top < innerHeight && box.left < innerWidth ? one.outerHTML : [];
    }),
  );

/** Texts of the page that lie under one of its pictures. To be evaluated in the page. */
const findCoveredTexts = () => {
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxesOf = (text: Node) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const touchesPicture = (box: DOMRect) =>
    [...document.querySelectorAll('main img')].some((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      return box.right >= left && box.left <= right && box.bottom > top && box.top < bottom;
    });
  const isUnderPicture = ({ left, right, top, bottom }: DOMRect) =>
    [left + 1, right - 1].some((x) => document.elementFromPoint(x, (top + bottom) / 2)?.matches('main img'));
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const near = text.parentElement?.closest('.visually-hidden')
      ? undefined
      : boxesOf(text).find(touchesPicture);
    if (!near) continue;
    scrollBy({ top: near.top - innerHeight / 2, behavior: 'instant' });
    if (boxesOf(text).some(isUnderPicture)) found.push(text.textContent ?? '');
  }
  return found;
};

/** Drawings and photos without room, though what holds them is shown. To be evaluated in the page. */
const findFlatPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((picture) => picture.checkVisibility() && (picture.width === 0 || picture.height === 0))
    .map(({ src }) => src);

for (const path of distinctPaths)
  test(`${path} read to its end is accessible, fits every width and calls nobody else`, async ({
    page,
    context,
  }) => {
    const isBooked = path === '/open-days' && Boolean(bookUntil);
    const direct = partnerFrames.filter(({ loading }) => isBooked && loading === 'direct');
    const asked: string[] = [];
    let beforeLoad: string[] = [];
    page.once('load', () => {
      beforeLoad = [...asked];
    });
    page.on('request', (request) => asked.push(request.url()));
    const elsewhere = () => new Set(asked.filter((url) => new URL(url).origin !== product.url()));
    await page.setViewportSize(phone);
    await page.clock.setFixedTime(enrolling);
    await page.goto(path);
    expect(await lazyInView(page)).toEqual([]);
    await page.keyboard.press('Shift');
    await isHydrated(page);
    await readToEnd(page);
    await expect.poll(() => [...elsewhere()]).toEqual(direct.map((one) => new URL(partnerUrl(one)).href));
    // Style that every page carries inline would, fetched again, overrule the page's own.
    expect(asked.filter((url) => /\/(shared|entry-client)-.*\.css/.test(url))).toEqual([]);
    expect(beforeLoad.filter((url) => url.endsWith('.js'))).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(findFlatPictures), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(findCoveredTexts), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(findCutTexts), `at ${width} px`).toEqual([]);
    }
  });

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of ['/', '/open-days', '/aquafun', `/${venues[0]?.slug}`])
    test(`no animation on ${path} goes on for ever`, async ({ page }) => {
      await page.goto(path);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(endless).toEqual([]);
    });
});

for (const path of ['/', '/open-days'])
  test(`${path} gives axe nothing to find once the season is over`, async ({ page }) => {
    await page.clock.setFixedTime(romeInstant(addDays(known(season.general.lastDay), 60), '12:00'));
    await page.setViewportSize(phone);
    await page.goto(path);
    await isHydrated(page);
    expect(await violations(page)).toEqual([]);
  });

test.describe('the open days', () => {
  const { state } = openDays.session;
  const tickets = (page: Page) => page.locator('#date li:visible');

  test('can be booked to the last second of the last day to book', async ({ page }) => {
    const until = known(bookUntil);
    await page.clock.setFixedTime(romeInstant(until, '23:59:59'));
    await page.goto('/open-days');
    const says = (text: string) => tickets(page).first().getByText(text);
    await expect(says(state.bookable)).toBeVisible();
    await expect(says(state.closed)).toBeHidden();
    await page.clock.setFixedTime(romeInstant(addDays(until, 1), '00:00'));
    await expect(says(state.bookable)).toBeHidden();
    await expect(says(state.closed)).toBeVisible();
  });

  test('once all are over say how to hear of the next', async ({ page }) => {
    const days = season.openDays.map(({ day }) => day).sort();
    await page.clock.setFixedTime(romeInstant(addDays(known(days.at(-1)), 1), '12:00'));
    await page.goto('/open-days');
    await expect(page.getByText(openDays.bookingOver.title, { exact: true })).toBeVisible();
    for (const ticket of await tickets(page).all()) await expect(ticket.getByText(state.past)).toBeVisible();
    const [link] = await page.locator('#prenota a[href*="text="]:visible').all();
    const href = (await link?.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(openDays.askMessage);
  });
});

test.describe('an address with an anchor', () => {
  /** The part of that name begins below the header, within a line of it. */
  const expectAtTop = (page: Page, selector: string) =>
    expect
      .poll(() =>
        page.locator(selector).evaluate((element) => {
          const header = document.querySelector('.site > header') as Element;
          const gap = element.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
          return gap >= 0 && gap < 48;
        }),
      )
      .toBe(true);

  test('of the privacy page leads there from outside', async ({ page }) => {
    await page.goto('/privacy#cookies');
    await expectAtTop(page, '#cookies');
  });

  test('is gone to once: who scrolls on stays', async ({ page }) => {
    await page.clock.install();
    await page.goto('/gallery');
    await isHydrated(page);
    await page.locator('#footer a[href="/privacy#cookies"]').click();
    await expectAtTop(page, '#cookies');
    const place = await page.evaluate(() => {
      scrollBy({ top: 300, behavior: 'instant' });
      return scrollY;
    });
    await page.clock.runFor(5000);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('that does not exist stays at the top', async ({ page }) => {
    await page.goto('/privacy#nulla');
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that a script alone could do', async ({ page }) => {
    for (const { path } of pageKinds) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const idle = page.locator('button:enabled:not([popovertarget])').filter({ visible: true });
      expect(await idle.allTextContents(), path).toEqual([]);
    }
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`])
    test(`nothing on ${path} stays in view but the header`, async ({ page }) => {
      await page.goto(path);
      const staying = await page.locator('.site *').evaluateAll((all) =>
        all
          .filter(
            (one) => one.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
          )
          .filter((one) => !one.closest('th, caption'))
          .map((one) => one.tagName),
      );
      expect(staying).toEqual(['HEADER']);
    });
});
