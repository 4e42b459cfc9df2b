import type { Frame, Page, Request } from 'playwright/test';
import {
  mainGalleryFrame as gallery,
  openDayBookingFrame as openDayBooking,
  type PartnerFrame,
  shopFrame as shop,
} from '#frontend/content/organisation/partners.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { serviceOf } from '#frontend/lib/frame-consent.ts';
import { furtherUrl, partnerUrl } from '#tests/fixtures/partners.ts';
import { partnerPaths } from '#worker/local/stand-ins/partner-paths.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { bookUntil, known } from './season-days.ts';

type Entry = PartnerFrame & { button?: string };

const iframe = (page: Page, { title }: Entry) => page.locator(`iframe[title="${title}"][src]`);
const heightOf = (page: Page, entry: Entry) =>
  iframe(page, entry).evaluate((element: HTMLIFrameElement) => Number(element.height));
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const lateText = 'La pagina ci mette più del previsto';
const downText = 'La pagina ora non risponde';

/** Holds what the partner is asked for, until it is released, and then drops the connection. */
const breakConnection = async (page: Page, entry: Entry) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(partnerUrl(entry), async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  return release;
};
const silence = (page: Page, entry: Entry) =>
  page.route(partnerUrl(entry), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nessuna altezza</p>' }),
  );
const openGallery = async (page: Page) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: gallery.button }).click();
};
const isAt = (frame: Frame, entry: Entry) => frame.url() === new URL(partnerUrl(entry)).href;
/** Every height that the frame takes from now on. */
const watchHeights = (page: Page, entry: Entry) =>
  iframe(page, entry).evaluate((element) => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    new MutationObserver(() => heights.push(Number((element as HTMLIFrameElement).height))).observe(element, {
      attributeFilter: ['height'],
    });
  });
const takenHeights = (page: Page) =>
  page.evaluate(() => (window as unknown as { heights: number[] }).heights);
const say = (frame: Frame, height: number) =>
  frame.evaluate((value) => parent.postMessage({ type: 'setHeight', height: value }, '*'), height);
/** Opens the page at the partner's frame and waits until its page is there; gives what stands inside. */
const openAt = async (page: Page, path: string, entry: Entry) => {
  await page.goto(path);
  if (entry.loading === 'consent' && entry.button)
    await page.getByRole('button', { name: entry.button }).click();
  await page.locator(`iframe[title="${entry.title}"]`).scrollIntoViewIfNeeded();
  await expect(page.frameLocator(`iframe[title="${entry.title}"]`).locator('body')).not.toBeEmpty();
  const inside = page.frames().find((frame) => isAt(frame, entry));
  if (!inside) throw new Error(`no frame shows ${partnerUrl(entry)}`);
  return inside;
};

/** More than a page that keeps silent is waited for. */
const patienceMs = 6500;
/** Time is let pass, more than a page waits for a silent one, until it has said so. */
const expectLate = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(patienceMs);
    await expect(notice(page, lateText)).toBeInViewport({ timeout: 500 });
  }).toPass();

/** The promotion is on and an open day can be booked: frames that are over are not on the page. */
test.beforeEach(({ page }) => page.clock.install({ time: romeInstant(known(bookUntil), '12:00') }));

test.describe('a height', () => {
  const ignored = [
    { type: 'setHeight', height: '1500' },
    { type: 'setHeight', height: Number.NaN },
    { type: 'setHeight', height: Number.POSITIVE_INFINITY },
    { type: 'setHeight', height: -500 },
    { type: 'setHeight', height: 199 },
    { type: 'setHeight', height: 10_001 },
    { type: 'setHeight', height: { valueOf: 1500 } },
    { type: 'resize', height: 1500 },
    { height: 1500 },
    'setHeight',
    null,
  ];

  test('comes from the booking’s page alone, as a number within the limits', async ({ page }) => {
    const inside = await openAt(page, '/open-days', openDayBooking);
    // The partner's page announces its own height when it likes: said again until it is the last word.
    await expect.poll(() => say(inside, 3000).then(() => heightOf(page, openDayBooking))).toBe(3000);
    await watchHeights(page, openDayBooking);
    for (const message of ignored) await inside.evaluate((data) => parent.postMessage(data, '*'), message);
    await page.evaluate(() => postMessage({ type: 'setHeight', height: 1500 }, '*'));
    for (const limit of [200, 10_000]) {
      await say(inside, limit);
      await expect.poll(() => heightOf(page, openDayBooking)).toBe(limit);
    }
    expect(await takenHeights(page)).toEqual([200, 10_000]);
  });

  test('from another frame moves nothing', async ({ page }) => {
    const inside = await openAt(page, '/open-days', openDayBooking);
    // The partner's page announces its own height when it likes: said again until it is the last word.
    await expect.poll(() => say(inside, 3000).then(() => heightOf(page, openDayBooking))).toBe(3000);
    await watchHeights(page, openDayBooking);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, partnerUrl(shop));
    await expect.poll(() => page.frames().some((frame) => isAt(frame, shop))).toBe(true);
    const other = page.frames().find((frame) => isAt(frame, shop));
    await other?.evaluate(() => parent.postMessage({ type: 'setHeight', height: 1500 }, '*'));
    await say(inside, 2000);
    await expect.poll(() => heightOf(page, openDayBooking)).toBe(2000);
    expect(await takenHeights(page)).toEqual([2000]);
  });

  test('of the shop loses what the registry takes off, and never falls below 200', async ({ page }) => {
    const inside = await openAt(page, '/', shop);
    const { heightReductionPx } = shop;
    for (const [announced = 0, expected] of [
      [3000, 3000 - heightReductionPx],
      [200, Math.max(200, 200 - heightReductionPx)],
    ]) {
      await say(inside, announced);
      await expect.poll(() => heightOf(page, shop)).toBe(expected);
    }
  });
});

for (const { path, entry, sandbox } of [
  { path: '/', entry: shop, sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms' },
  {
    path: '/open-days',
    entry: openDayBooking,
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms',
  },
  { path: '/gallery', entry: gallery, sandbox: 'allow-scripts allow-same-origin allow-popups' },
])
  test(`the frame on ${path} may do what it needs and no more`, async ({ page }) => {
    await page.addInitScript(
      (service) => {
        if (window === top) localStorage.setItem('frame-consent', JSON.stringify([service]));
      },
      serviceOf({ ...entry, url: partnerUrl(entry) }),
    );
    await page.goto(path);
    const given = await iframe(page, entry).evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
    expect(given).toMatchObject({
      title: entry.title,
      src: partnerUrl(entry),
      sandbox,
      loading: 'lazy',
      allow: 'fullscreen',
      referrerpolicy: 'strict-origin',
    });
  });

test.describe('a gallery', () => {
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
    await page.clock.runFor(patienceMs);
    await expect(iframe(page, gallery)).toBeVisible();
    await expect(notice(page, 'La pagina')).toHaveCount(0);
  });

  test.describe('that is down', () => {
    test.use({ expectedErrors: ['net::ERR_CONNECTION_RESET'] });

    for (const width of [390, 1280])
      test(`says so at once at ${width} px with its link, and comes back when asked again`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        const release = await breakConnection(page, gallery);
        await openGallery(page);
        await expect(iframe(page, gallery)).toBeVisible();
        const openedMs = await page.evaluate(() => performance.now());
        release();
        const said = notice(page, downText);
        await expect(said).toBeInViewport();
        await expect(said.getByRole('link')).toHaveAttribute('href', partnerUrl(gallery));
        await expect(iframe(page, gallery)).toBeHidden();
        expect(await layoutShift(page, openedMs)).toBeLessThan(0.01);
        expect(await violations(page)).toEqual([]);

        await page.unroute(partnerUrl(gallery));
        await said.getByRole('button', { name: 'Riprova qui' }).click();
        await expect(said).toHaveCount(0);
        await expect(
          page.frameLocator(`iframe[title="${gallery.title}"]`).getByRole('heading', { level: 1 }),
        ).toBeVisible();
        await expect(iframe(page, gallery)).toBeFocused();
      });
  });

  test('that is slow says so after seconds, and comes by itself', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
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
    await silence(page, openDayBooking);
    const inside = await openAt(page, '/open-days', openDayBooking);
    const box = await iframe(page, openDayBooking).boundingBox();
    // The jump to the frame lays the footer out, which Chromium counts.
    const shiftBefore = await layoutShift(page);
    await expectLate(page);
    await expect(iframe(page, openDayBooking)).toBeHidden();
    expect(await iframe(page, openDayBooking).boundingBox()).toEqual(box);
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.01);

    await say(inside, 1500);
    await expect(iframe(page, openDayBooking)).toBeVisible();
    await expect(notice(page, lateText)).toHaveCount(0);
    expect(await heightOf(page, openDayBooking)).toBe(1500);
  });

  for (const state of ['arriving', 'late'])
    test(`that is ${state} has a room as tall as the words in it`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(partnerUrl(openDayBooking), () => undefined);
      await page.goto('/open-days');
      await page.locator('#prenota').scrollIntoViewIfNeeded();
      if (state === 'late') await expectLate(page);
      else await expect(notice(page, 'sta arrivando')).toBeVisible();
      expect(await heightOf(page, openDayBooking)).toBe(1200);
      const room = await iframe(page, openDayBooking).evaluate(
        (element) => element.parentElement?.getBoundingClientRect().height,
      );
      expect(room).toBeLessThan(400);
    });

  test('that announced its height stands right below the words before it', async ({ page }) => {
    const inside = await openAt(page, '/open-days', openDayBooking);
    await expect.poll(() => say(inside, 600).then(() => heightOf(page, openDayBooking))).toBe(600);
    const [words, frame] = [
      await page.locator('#prenota p').filter({ hasText: openDayBooking.recipient }).boundingBox(),
      await iframe(page, openDayBooking).boundingBox(),
    ];
    expect((frame?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThan(60);
  });

  const expectFallback = async (page: Page) => {
    await page.goto('/open-days');
    await page.locator(`iframe[title="${openDayBooking.title}"]`).scrollIntoViewIfNeeded();
    await expectLate(page);
    await expect(page.getByRole('link', { name: openDayBooking.linkText })).toHaveAttribute(
      'href',
      partnerUrl(openDayBooking),
    );
  };

  test('that never answers gives way to a word with its link', async ({ page }) => {
    await page.route(partnerUrl(openDayBooking), () => undefined);
    await expectFallback(page);
  });

  test.describe('with an error', () => {
    test.use({ expectedStatuses: [500] });
    test('gives way to a word with its link', async ({ page }) => {
      await page.route(partnerUrl(openDayBooking), (route) => route.fulfill({ status: 500 }));
      await expectFallback(page);
    });
  });

  test.describe('that is down', () => {
    test.use({ expectedErrors: ['net::ERR_CONNECTION_RESET'] });
    test('gives way to a word with its link', async ({ page }) => {
      const release = await breakConnection(page, openDayBooking);
      release();
      await expectFallback(page);
    });
  });
});

test.describe('the shop leads on to another origin', () => {
  const title = `iframe[title="${shop.title}"]`;
  const heading = (page: Page) => page.frameLocator(title).getByRole('heading', { level: 1 });
  const plainLink = (page: Page) =>
    page.locator('#chain-discount').getByRole('link', { name: shop.linkText });
  const goOn = (inside: Frame, address: string) =>
    inside.evaluate((to) => {
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
    const inside = await openAt(page, '/', shop);
    const before = await heightOf(page, shop);
    await goOn(inside, further);
    await expect(heading(page)).toHaveText('Pagamento');
    expect(new URL(inside.url()).origin).not.toBe(new URL(partnerUrl(shop)).origin);
    await watchHeights(page, shop);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data.height === 5000 && requestAnimationFrame(resolve));
        }),
    );
    await say(inside, 5000);
    await heard;
    expect(await takenHeights(page)).toEqual([]);
    expect(await heightOf(page, shop)).toBe(before);
    await expect(plainLink(page)).toHaveAttribute('href', partnerUrl(shop));
  });

  test.describe('that nobody named', () => {
    test.use({ expectedErrors: ['frame-src', 'net::ERR_BLOCKED_BY_CSP'] });
    test('is blocked, and the plain link beside the frame remains', async ({ page }) => {
      const stranger = await startPartners({ port: 0 });
      const inside = await openAt(page, '/', shop);
      const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
      await goOn(inside, stranger.url + partnerPaths.payment);
      await blocked;
      await expect(heading(page)).toHaveCount(0);
      await expect(plainLink(page)).toHaveAttribute('href', partnerUrl(shop));
      await stranger.close();
    });
  });
});
