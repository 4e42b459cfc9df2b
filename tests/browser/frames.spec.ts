import type { Frame, Page, Request } from 'playwright/test';
import {
  mainGalleryFrame as gallery,
  openDayBookingFrame as openDayBooking,
  type PartnerFrame,
  shopFrame as shop,
} from '#frontend/content/organisation/partners.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { furtherUrl, partnerUrl } from '#tests/fixtures/partners.ts';
import { partnerPaths } from '#worker/local/stand-ins/partner-paths.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { bookUntil, known } from './season-days.ts';

type Entry = PartnerFrame & { button: string };

const iframe = (page: Page, { title }: Entry) => page.locator(`iframe[title="${title}"][src]`);
const inside = (page: Page, { title }: Entry) => page.frameLocator(`iframe[title="${title}"]`);
const heightOf = (page: Page, entry: Entry) =>
  iframe(page, entry).evaluate((element: HTMLIFrameElement) => Number(element.height));
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const lateText = 'La pagina ci mette più del previsto';

const isAt = (frame: Frame, entry: Entry) => frame.url() === new URL(partnerUrl(entry)).href;
const say = (frame: Frame, data: unknown) => frame.evaluate((value) => parent.postMessage(value, '*'), data);
const sayHeight = (frame: Frame, height: number) => say(frame, { type: 'setHeight', height });
/** A partner's page announces its own height when it likes: said again until it is the last word. */
const settleAt = (page: Page, frame: Frame, entry: Entry, height: number) =>
  expect
    .poll(() => sayHeight(frame, height).then(() => heightOf(page, entry)))
    .toBe(height - entry.heightReductionPx);
/** Every height that the frame takes from now on. */
const watchHeights = async (page: Page, entry: Entry) => {
  const heights = await iframe(page, entry).evaluateHandle((element) => {
    const taken: number[] = [];
    new MutationObserver(() => taken.push(Number((element as HTMLIFrameElement).height))).observe(element, {
      attributeFilter: ['height'],
    });
    return taken;
  });
  return () => heights.jsonValue();
};
/** Opens the page at the partner's frame and waits until its page is there; gives what stands inside. */
const openAt = async (page: Page, path: string, entry: Entry) => {
  await page.goto(path);
  if (entry.loading === 'consent') await page.getByRole('button', { name: entry.button }).click();
  await page.locator(`iframe[title="${entry.title}"]`).scrollIntoViewIfNeeded();
  await expect(inside(page, entry).locator('body')).not.toBeEmpty();
  const frame = page.frames().find((one) => isAt(one, entry));
  if (!frame) throw new Error(`no frame shows ${partnerUrl(entry)}`);
  return frame;
};
/** Lets more time pass than a silent page is waited for, until the page has said so. */
const expectLate = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(6500);
    await expect(notice(page, lateText)).toBeInViewport({ timeout: 500 });
  }).toPass();

/** The promotion is on and an open day can be booked: frames that are over are not on the page. */
test.beforeEach(({ page }) => page.clock.install({ time: romeInstant(known(bookUntil), '12:00') }));

test.describe('a height', () => {
  test('comes from the booking’s page alone, as a number within the limits', async ({ page }) => {
    const frame = await openAt(page, '/open-days', openDayBooking);
    await settleAt(page, frame, openDayBooking, 3000);
    const takenHeights = await watchHeights(page, openDayBooking);
    for (const height of ['1500', 199, 10_001]) await say(frame, { type: 'setHeight', height });
    await say(frame, { type: 'resize', height: 1500 });
    await page.evaluate(() => postMessage({ type: 'setHeight', height: 1500 }, '*'));
    for (const limit of [200, 10_000]) {
      await sayHeight(frame, limit);
      await expect.poll(() => heightOf(page, openDayBooking)).toBe(limit);
    }
    expect(await takenHeights()).toEqual([200, 10_000]);
  });

  test('from another frame moves nothing', async ({ page }) => {
    const frame = await openAt(page, '/open-days', openDayBooking);
    await settleAt(page, frame, openDayBooking, 3000);
    const takenHeights = await watchHeights(page, openDayBooking);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, partnerUrl(shop));
    await expect.poll(() => page.frames().some((one) => isAt(one, shop))).toBe(true);
    const other = page.frames().find((one) => isAt(one, shop));
    if (other) await sayHeight(other, 1500);
    await sayHeight(frame, 2000);
    await expect.poll(() => heightOf(page, openDayBooking)).toBe(2000);
    expect(await takenHeights()).toEqual([2000]);
  });
});

test('a form that shrinks while its end is read has its top in view', async ({ page }) => {
  const frame = await openAt(page, '/open-days', openDayBooking);
  await settleAt(page, frame, openDayBooking, 4000);
  await iframe(page, openDayBooking).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await settleAt(page, frame, openDayBooking, 600);
  const top = () => iframe(page, openDayBooking).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(300);
});

for (const { path, entry, allow, sandbox } of [
  {
    path: '/open-days',
    entry: openDayBooking,
    allow: 'fullscreen',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms',
  },
  {
    path: '/gallery',
    entry: gallery,
    allow: 'fullscreen',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  },
  {
    path: '/',
    entry: shop,
    allow: `fullscreen; payment ${[partnerUrl(shop), furtherUrl(shop)]
      .flatMap((url) => url ?? [])
      .map((url) => new URL(url).origin)
      .join(' ')}`,
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms',
  },
])
  test(`the frame on ${path} may do what it needs and no more`, async ({ page }) => {
    await openAt(page, path, entry);
    const given = await iframe(page, entry).evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
    expect(given).toMatchObject({
      title: entry.title,
      src: partnerUrl(entry),
      sandbox,
      loading: 'lazy',
      allow,
      referrerpolicy: 'strict-origin',
    });
  });

test.describe('a gallery', () => {
  const openGallery = async (page: Page) => {
    await page.goto('/gallery');
    await page.getByRole('button', { name: gallery.button }).click();
  };

  test('asks nobody anything before the tap, and then sends no cookie and no address', async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.url() === new URL(partnerUrl(gallery)).href) asked.push(request);
    });
    await page.goto('/gallery');
    await page.locator('#foto').scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: gallery.button }).click();
    await expect.poll(() => asked.length).toBe(2);
    const probe = await asked.find((request) => request.method() === 'HEAD')?.allHeaders();
    expect(probe).toBeDefined();
    expect(probe?.cookie).toBeUndefined();
    expect(probe?.referer).toBeUndefined();
    await page.clock.runFor(6500);
    await expect(iframe(page, gallery)).toBeVisible();
    await expect(notice(page, 'La pagina')).toHaveCount(0);
  });

  test.describe('that is down', () => {
    test.use({ expectedErrors: ['net::ERR_CONNECTION_RESET'], viewport: { width: 390, height: 844 } });

    test('says so at once with its link, until it is asked again', async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(partnerUrl(gallery), (route) => held.then(() => route.abort('connectionreset')));
      await openGallery(page);
      await expect(iframe(page, gallery)).toBeVisible();
      const openedMs = await page.evaluate(() => performance.now());
      release();
      const said = notice(page, 'La pagina ora non risponde');
      await expect(said).toBeInViewport();
      await expect(said.getByRole('link')).toHaveAttribute('href', partnerUrl(gallery));
      await expect(iframe(page, gallery)).toBeHidden();
      expect(await layoutShift(page, openedMs)).toBeLessThan(0.01);
      expect(await violations(page)).toEqual([]);

      await page.unroute(partnerUrl(gallery));
      await said.getByRole('button', { name: 'Riprova qui' }).click();
      await expect(said).toHaveCount(0);
      await expect(inside(page, gallery).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(iframe(page, gallery)).toBeFocused();
    });
  });

  test('that is slow says so after seconds, until it comes by itself', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(partnerUrl(gallery), async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.fallback();
    });
    await openGallery(page);
    await expectLate(page);
    release();
    await expect(iframe(page, gallery)).toBeVisible();
    await expect(notice(page, lateText)).toHaveCount(0);
  });
});

test.describe('the booking', () => {
  test('that keeps silent makes room for a word without moving the page, and comes back with its first word', async ({
    page,
  }) => {
    await page.route(partnerUrl(openDayBooking), (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Nessuna altezza</p>' }),
    );
    const frame = await openAt(page, '/open-days', openDayBooking);
    const box = await iframe(page, openDayBooking).boundingBox();
    // The jump to the frame lays the footer out, which Chromium counts.
    const shiftBefore = await layoutShift(page);
    await expectLate(page);
    await expect(iframe(page, openDayBooking)).toBeHidden();
    expect(await iframe(page, openDayBooking).boundingBox()).toEqual(box);
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.01);

    await sayHeight(frame, 600);
    await expect(iframe(page, openDayBooking)).toBeVisible();
    await expect(notice(page, lateText)).toHaveCount(0);
    expect(await heightOf(page, openDayBooking)).toBe(600);
    const words = await page
      .locator('#prenota p')
      .filter({ hasText: openDayBooking.recipient })
      .boundingBox();
    const shown = await iframe(page, openDayBooking).boundingBox();
    expect((shown?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThan(60);
  });

  test('that never answers has a room as tall as the words in it, in the end with its link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(partnerUrl(openDayBooking), () => undefined);
    await page.goto('/open-days');
    await page.locator(`iframe[title="${openDayBooking.title}"]`).scrollIntoViewIfNeeded();
    const room = () =>
      iframe(page, openDayBooking).evaluate(
        (element) => element.parentElement?.getBoundingClientRect().height,
      );
    await expect(notice(page, 'sta arrivando')).toBeVisible();
    expect(await room()).toBeLessThan(400);
    await expectLate(page);
    expect(await room()).toBeLessThan(400);
    await expect(page.getByRole('link', { name: openDayBooking.linkText })).toHaveAttribute(
      'href',
      partnerUrl(openDayBooking),
    );
  });
});

test.describe('the shop leads on to another origin', () => {
  const heading = (page: Page) => inside(page, shop).getByRole('heading', { level: 1 });
  const expectPlainLink = (page: Page) =>
    expect(page.locator('#chain-discount').getByRole('link', { name: shop.linkText })).toHaveAttribute(
      'href',
      partnerUrl(shop),
    );
  const goOn = (frame: Frame, address: string) =>
    frame.evaluate((to) => {
      location.href = to;
    }, address);

  test('that is named: it is shown at the height that the shop had, whatever it says of its own', async ({
    page,
  }) => {
    const further = furtherUrl(shop) ?? '';
    const isSample = (url: string) => url.startsWith('http:');
    test.skip(
      further === '' || isSample(further) !== isSample(partnerUrl(shop)),
      'this shop stays on its own origin, or one of the two addresses is still a sample',
    );
    const frame = await openAt(page, '/', shop);
    await settleAt(page, frame, shop, 3000);
    await goOn(frame, further);
    await expect(heading(page)).toHaveText('Pagamento');
    expect(new URL(frame.url()).origin).not.toBe(new URL(partnerUrl(shop)).origin);
    const takenHeights = await watchHeights(page, shop);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data.height === 5000 && requestAnimationFrame(resolve));
        }),
    );
    await sayHeight(frame, 5000);
    await heard;
    expect(await takenHeights()).toEqual([]);
    await expectPlainLink(page);
  });

  test.describe('that nobody named', () => {
    test.use({ expectedErrors: ['frame-src', 'net::ERR_BLOCKED_BY_CSP'] });
    test('is blocked: the plain link beside the frame remains', async ({ page }) => {
      const stranger = await startPartners({ port: 0 });
      const frame = await openAt(page, '/', shop);
      const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
      await goOn(frame, stranger.url + partnerPaths.payment);
      await blocked;
      await expect(heading(page)).toHaveCount(0);
      await expectPlainLink(page);
      await stranger.close();
    });
  });
});
