import type { Page } from 'playwright/test';
import { activities } from '#frontend/content/activities/index.ts';
import { legalText } from '#frontend/content/organisation/legal-text.ts';
import { partnerFrames } from '#frontend/content/organisation/partner-frames.ts';
import { mainGalleryFrame, openDayBookingFrame } from '#frontend/content/organisation/partners.ts';
import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatDayAndYear } from '#frontend/italian/dates.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';
import { calendarPath, type DatedOpenDay, hasDay } from '#frontend/lib/open-day-calendar.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { siteMap } from '#frontend/site-map.ts';
import { partnerUrl } from '#tests/fixtures/partners.ts';
import { violations } from './axe.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { bookUntil, enrolling, known } from './season-days.ts';

const frame = (page: Page, { title }: { title: string }) => page.locator(`iframe[title="${title}"][src]`);
const galleryButton = (page: Page) => page.getByRole('button', { name: mainGalleryFrame.button });

/** Every address of the site, and one that is not of it. */
const lostPath = '/questa-pagina-non-c-e';
const allPaths = [...siteMap.map(({ path }) => path), lostPath];

/** Lazy pictures in the first view: they would come late. */
const lazyInView = (page: Page) =>
  page.locator('img[loading=lazy]').evaluateAll((all) =>
    all
      .filter((one) => {
        const box = one.closest(':not(img, picture)')?.getBoundingClientRect();
        return box && box.width > 0 && box.top < innerHeight && box.left < innerWidth;
      })
      .map((one) => one.getAttribute('src')),
  );

/** Down to the end as a thumb does it, once the page is alive, so that all that waits to come into view comes. */
const readToEnd = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  expect(await lazyInView(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await isHydrated(page);
  if (path === lostPath) await expect(page).toHaveURL(`${product.url()}/`);
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(isAtEnd, { intervals: [50], timeout: 25_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
};

/** Words of the page that lie under one of its pictures. */
const textUnderPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const placesOf = (text: Node) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter((place) =>
        pictures.some((picture) => {
          const box = picture.getBoundingClientRect();
          const isBeside = place.right < box.left || place.left > box.right;
          return !isBeside && place.bottom > box.top && place.top < box.bottom;
        }),
      );
    };
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      [left + 1, right - 1].some((x) =>
        document.elementFromPoint(x, (top + bottom) / 2)?.matches('main img'),
      );
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      const [first] = placesOf(text);
      if (!first) continue;
      scrollBy({ top: first.top - innerHeight / 2, behavior: 'instant' });
      if (placesOf(text).some(isUnder)) found.push(text.textContent ?? '');
    }
    return found;
  });

for (const path of allPaths)
  test.describe(`${path}, read to its end,`, () => {
    test.use({ expectedStatuses: path === lostPath ? [404] : [] });

    test('has one heading, room at any width, no word under a picture, nothing for axe to find, and calls on nobody else', async ({
      page,
      context,
    }) => {
      const isBooked = path === '/open-days' && Boolean(bookUntil);
      const direct = partnerFrames.filter(({ loading }) => isBooked && loading === 'direct');
      const called = new Set<string>();
      const styles: string[] = [];
      const asked: string[] = [];
      let beforeLoad: string[] | undefined;
      page.once('load', () => {
        beforeLoad = [...asked];
      });
      page.on('request', (request) => {
        asked.push(request.url());
        if (new URL(request.url()).origin !== product.url()) called.add(request.url());
        else if (request.resourceType() === 'stylesheet') styles.push(request.url());
      });
      await page.clock.setFixedTime(enrolling);
      await readToEnd(page, path);
      // The form that visitors of this page came for shows that scrolling reaches what waits for it.
      if (isBooked) await expect.poll(() => called.size).toBeGreaterThan(0);
      expect([...called]).toEqual(direct.map((one) => new URL(partnerUrl(one)).href));
      // Style that every page carries inline would, fetched again, overrule the page's own.
      expect(styles.filter((url) => /\/(shared|entry-client)-/.test(url))).toEqual([]);
      expect(beforeLoad?.filter((url) => url.endsWith('.js'))).toEqual([]);
      expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      for (const width of [320, 360, 390, 768, 900, 1920, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(width);
        expect(await textUnderPictures(page), `at ${width} px`).toEqual([]);
      }
      expect(await violations(page)).toEqual([]);
    });
  });

test.describe('who has asked for no less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('meets no animation on any page that goes on by itself for ever', async ({ page }) => {
    for (const { path } of siteMap) {
      await page.goto(path);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, effect }) => {
            const { endTime } = effect?.getComputedTiming() ?? {};
            return timeline === document.timeline && endTime === Number.POSITIVE_INFINITY;
          })
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(endless, path).toEqual([]);
    }
  });
});

for (const path of ['/', '/iscrizioni', '/open-days', '/lavora-con-noi', `/${venues[0]?.slug}`])
  test(`${path} gives axe nothing to find once the season is over`, async ({ page }) => {
    await page.clock.setFixedTime(romeInstant(addDays(known(season.general.lastDay), 60), '12:00'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await isHydrated(page);
    expect(await violations(page)).toEqual([]);
  });

test.describe('a gallery', () => {
  const { revoke, revoked } = legalText.consent;

  const blockStorage = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  const fillStorage = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  for (const [how, spoil] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const)
    test(`opens where storage is ${how}, and is asked for again`, async ({ page }) => {
      const [cookies] = footer.legal.filter(({ to }) => to === '/privacy#cookies');
      await page.addInitScript(spoil);
      await page.goto('/gallery');
      await galleryButton(page).click();
      await expect(frame(page, mainGalleryFrame)).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: cookies?.text ?? '' })
        .click();
      await page.getByRole('button', { name: revoke }).click();
      await expect(page.getByText(revoked)).toBeVisible();
      await page.goto('/gallery');
      await page.locator('#foto').scrollIntoViewIfNeeded();
      await expect(galleryButton(page)).toBeVisible();
    });
});

test.describe('the open days', () => {
  const { state } = openDays.session;
  const tickets = (page: Page) => page.locator('#date li');
  const sessions = season.openDays.filter(hasDay);
  const [session] = sessions;

  for (const [name, instantOf] of [
    ['in the last second for booking', ({ bookUntil }) => romeInstant(known(bookUntil), '23:59:59')],
    ['the day after', ({ bookUntil }) => romeInstant(addDays(known(bookUntil), 1), '00:00')],
    ['when the first is over', ({ day, closes }) => romeInstant(day, closes)],
  ] as [string, (openDay: DatedOpenDay) => Date][])
    test(`say ${name} what can be booked`, async ({ page }) => {
      test.skip(!session, 'no open day is planned');
      const now = instantOf(session as DatedOpenDay);
      const states = timelinesOf(season).map((line) => statesAt(line, now.getTime() / 1000));
      await page.clock.setFixedTime(now);
      await page.goto('/open-days');
      await expect(tickets(page)).toHaveCount(season.openDays.length);
      for (const index of season.openDays.keys())
        for (const [stage, text] of Object.entries(state))
          await expect(tickets(page).nth(index).getByText(text)).toBeVisible({
            visible: states.includes(`open-day-${index + 1}-${stage}`),
          });
      await expect(page.getByText(openDays.bookingClosed.title)).toBeVisible({
        visible: states.includes('booking-closed'),
      });
    });

  test('once all are over say how to hear of the next', async ({ page }) => {
    const days = sessions.map(({ day }) => day).sort();
    await page.clock.setFixedTime(romeInstant(addDays(known(days.at(-1)), 1), '12:00'));
    await page.goto('/open-days');
    await expect(page.getByText(openDays.bookingOver.title, { exact: true })).toBeVisible();
    for (const index of season.openDays.keys())
      await expect(tickets(page).nth(index).getByText(state.past)).toBeVisible();
    const links = await page
      .locator('#prenota a:visible')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(links.flatMap((href) => new URL(href).searchParams.getAll('text'))).toEqual([openDays.askMessage]);
  });

  test('go into a calendar', async ({ page }) => {
    if (session) await page.clock.setFixedTime(romeInstant(addDays(session.day, -1), '12:00'));
    await page.goto('/open-days');
    for (const openDay of sessions) {
      const path = calendarPath(openDay);
      await expect(page.locator(`a[download][href="${path}"]`)).toBeVisible();
      const file = await page.request.get(path);
      expect(file.headers()['content-type']).toContain('text/calendar');
      const start = `${openDay.day}T${openDay.opens}00`.replace(/[-:]/g, '');
      expect(await file.text()).toContain(`DTSTART;TZID=Europe/Rome:${start}`);
    }
  });
});

test.describe('an address', () => {
  const top = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test('with an anchor of the privacy page leads there from outside', async ({ page }) => {
    await page.goto('/privacy#cookies');
    await expect.poll(() => top(page, '#cookies')).toBe(96);
  });

  test('with an anchor of the privacy page leads there from the footer', async ({ page }) => {
    const [terms] = footer.legal.filter(({ to }) => to === '/privacy#terms');
    await page.goto('/gallery');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: terms?.text ?? '' })
      .click();
    await expect(page).toHaveURL(/\/privacy#terms$/);
    await expect.poll(() => top(page, '#terms')).toBe(96);
  });

  test('of the privacy page is gone to once: who scrolls on stays', async ({ page }) => {
    await page.goto('/gallery');
    await isHydrated(page);
    await page.locator('#footer a[href="/privacy#cookies"]').click();
    await expect.poll(() => top(page, '#cookies')).toBe(96);
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect(await top(page, '#cookies')).toBe(-204);
  });

  test('with an anchor that does not exist stays at the top', async ({ page }) => {
    for (const path of ['/privacy#nulla', '/gallery#nulla']) {
      await page.goto(path);
      await isHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('of a fresh page starts at its top', async ({ page }) => {
    const [first, ...others] = activities;
    await page.goto(`/${first?.slug}`);
    for (const { slug } of others.slice(0, 2)) {
      await page.locator(`#altre-attivita a[href="/${slug}"]`).click();
      await expect(page).toHaveURL(`${product.url()}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('of the sports centres’ contacts and services leads there', async ({ page }) => {
    await page.goto('/centri-sportivi');
    await page.getByRole('link', { name: centriSportivi.primary.text }).first().click();
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goto('/centri-sportivi#services');
    await expect.poll(() => top(page, '#services')).toBe(96);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('open days name their deadlines, and the form is there', async ({ page }) => {
    known(bookUntil);
    await page.goto('/open-days');
    for (const { bookUntil: until } of season.openDays)
      await expect(page.getByText(formatDayAndYear(known(until))).first()).toBeVisible();
    await expect(page.getByRole('link', { name: openDayBookingFrame.linkText })).toBeVisible();
  });

  test('nothing is offered that a script alone could do', async ({ page }) => {
    for (const { path } of siteMap) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const idle = page.locator('button:enabled:not([popovertarget])').filter({ visible: true });
      expect(await idle.allTextContents(), path).toEqual([]);
    }
  });

  test('galleries can be opened in a tab of their own', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('link', { name: mainGalleryFrame.linkText })).toHaveAttribute(
      'href',
      partnerUrl(mainGalleryFrame),
    );
  });
});
