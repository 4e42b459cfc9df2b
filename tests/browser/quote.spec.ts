import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { labels } from '#frontend/content/labels.ts';
import { problemTexts, quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { discountRules } from '#frontend/content/season/discount-rules.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { findVenue, type VenueSlug, venues } from '#frontend/content/venues/venues.ts';
import {
  formatDayAndYear,
  formatOnDay,
  formatPeriodShort,
  formatWeekdayAndDay,
} from '#frontend/italian/format-date.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { paymentDeadline, type SeasonWeek, seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { known } from './season-days.ts';

const calendar = seasonWeeks(season.venues);
const pause = calendar.find(({ isPause }) => isPause);
const [first, second, ...others] = calendar.filter(({ isPause }) => !isPause) as [SeasonWeek, SeasonWeek];
const last = others.at(-1) ?? second;
const { from, to } = season.ages;
const venue = venues[0]?.slug ?? '';
const payDay = known(season.promotion.lastDay);

const openQuote = (page: Page, query: string) => page.goto(`/iscrizioni?${query}#quanto-spendo`);
const weekButton = (page: Page, { monday, friday }: SeasonWeek) =>
  page.getByRole('button', { name: formatPeriodShort({ firstDay: monday, lastDay: friday }) });
const total = (page: Page) => page.locator('#totale');
/** The line of the total, which is announced. */
const sum = (page: Page) => page.locator('[aria-labelledby=preventivo] > [aria-live]');
const alerts = (page: Page) => page.locator('#quanto-spendo').getByRole('alert');

/** Quote of this query, whatever the edition's prices: the unit tests prove the amount. */
const amountOf = (query: string, day: IsoDay = payDay) => {
  const reading = readAddress(`?${query}`);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  return formatEuro(computeQuote(reading.draft, reading.draft.paymentDay ?? day).cents);
};

test('a quote built by touch stands in the address, which gives it back', async ({ page }) => {
  const query = `sede=${venue}&bambino=${from}:s${first.monday},g1`;
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await page.goto('/iscrizioni');
  await page.locator(`input[name=sede][value=${venue}]`).check();
  await expect(page).toHaveURL(new RegExp(`&sede=${venue}&bambino=:&fine=1\\.0#quanto-spendo$`));
  await expect(page.getByText(problemTexts.ageMissing)).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await page.getByRole('radio', { name: String(from), exact: true }).check();
  await weekButton(page, first).click();
  await page.getByRole('button', { name: quoteForm.more(quoteForm.days) }).click();
  await expect(total(page)).toHaveText(amountOf(query));
  await expect(page.getByText('Con la lista dello Sconto a Catena, entro')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`&${query}&fine=1\\.2#quanto-spendo$`));
  await page.reload();
  await expect(page.locator('#totale-1')).toHaveText(amountOf(query));
  await expect(weekButton(page, first)).toHaveAttribute('aria-pressed', 'true');
});

test('two touches on a counter before the first is drawn count as two', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  const counter = page.getByRole('group', { name: quoteForm.days });
  const twice = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  await twice(counter.getByRole('button', { name: quoteForm.more(quoteForm.days) }));
  await expect(counter.getByRole('status')).toHaveText('2');
  await twice(counter.getByRole('button', { name: quoteForm.less(quoteForm.days) }));
  await expect(counter.getByRole('status')).toHaveText('0');
});

test('the chain counts once the family makes a list, with friends from none', async ({ page }) => {
  const query = `sede=${venue}&bambino=6:s${first.monday}&bambino=9:m${second.monday}&data=${payDay}`;
  await openQuote(page, query);
  await expect(total(page)).toHaveText(amountOf(query));
  await page.getByRole('checkbox', { name: quoteForm.list }).check();
  await expect(total(page)).toHaveText(amountOf(`${query}&amici=0`));
  await page.getByRole('button', { name: quoteForm.more(quoteForm.friends) }).click();
  await expect(total(page)).toHaveText(amountOf(`${query}&amici=1`));
  await page.getByRole('checkbox', { name: quoteForm.list }).uncheck();
  await expect(page).not.toHaveURL(/amici/);
});

test('a link that was cut says so beside the quote as it is read', async ({ page }) => {
  const { draft } = readAddress(`?sede=${venue}&bambino=${from}:s${first.monday}&bambino=${from}:g1`);
  const sent = writeAddress({ ...draft, paymentDay: payDay });
  await page.goto(`/iscrizioni${sent.slice(0, sent.lastIndexOf('&bambino'))}`);
  await expect(page.getByRole('alert')).toHaveText(quoteResult.cut);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(total(page)).toBeVisible();
});

test.describe('the focus', () => {
  const title = (page: Page, number: number) =>
    page.getByRole('heading', { name: quoteForm.childTitle(number), exact: true });

  test('goes to the card of a child that is added', async ({ page }) => {
    await openQuote(page, `sede=${venue}&bambino=${from}:g1`);
    await expect(total(page)).toBeVisible();
    await page.getByRole('button', { name: quoteForm.addChild }).press('Enter');
    await expect(title(page, 2)).toBeFocused();
  });

  test('goes to the card beside that of a child that is taken away', async ({ page }) => {
    await openQuote(page, `sede=${venue}&bambino=${from}:g1&bambino=${to}:g1`);
    await expect(total(page)).toBeVisible();
    await page.getByRole('button', { name: quoteForm.removeChild(2) }).press('Enter');
    await expect(title(page, 2)).toHaveCount(0);
    await expect(title(page, 1)).toBeFocused();
  });

  test('stays on a counter’s button that has come to its end', async ({ page }) => {
    await openQuote(page, `sede=${venue}&bambino=${from}:g1`);
    const less = page.getByRole('button', { name: quoteForm.less(quoteForm.days) });
    await less.press('Enter');
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
  });
});

test.describe('on paper', () => {
  const query = `sede=${venue}&bambino=6:s${first.monday}&bambino=9:s${second.monday}&amici=1&data=${payDay}`;
  const ticket = async (page: Page) => {
    await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
    await openQuote(page, query);
    await expect(total(page)).toBeVisible();
    const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { totalPages: sides, text } = await extractText(file, { mergePages: true });
    return { sides, text: text.replace(/\s+/g, ' ') };
  };

  test('a quote is the ticket alone, on one side', async ({ page }) => {
    const { sides, text } = await ticket(page);
    expect(text).not.toContain(quoteForm.venue);
    expect(text).not.toContain(quoteForm.allPrices);
    expect(sides).toBe(1);
  });

  test('the ticket has venue, weeks, discounts with their condition, total, deadlines, what to bring and its day', async ({
    page,
  }) => {
    const { text } = await ticket(page);
    const { name, address } = findVenue(venues[0]?.slug as VenueSlug);
    for (const line of [
      name,
      address?.street ?? name,
      formatPeriodShort({ firstDay: first.monday, lastDay: first.friday }),
      discountRules.chain.card.title,
      `entro il ${seasonText.promotionEnd}`,
      amountOf(query).replace(/\s/g, ' '),
      formatWeekdayAndDay(paymentDeadline(first.monday)),
      quoteResult.bring,
      `Preventivo del ${formatDayAndYear(payDay)}`,
    ])
      expect(text).toContain(line);
    await expect(page.getByRole('link', { name: quoteResult.link })).toHaveAttribute(
      'href',
      /^http.*bambino=6:.*#quanto-spendo$/,
    );
  });

  test('the prices print alone where there is a quote, which then prints again', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await openQuote(page, query);
    await expect(total(page)).toBeVisible();
    await page.getByRole('button', { name: quoteForm.printPrices }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: venues[0]?.name ?? '' })).toBeVisible();
    await expect(total(page)).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(total(page)).toBeVisible();
    await expect(page.getByRole('table', { name: venues[0]?.name ?? '' })).toBeHidden();
  });
});

test('the total stays in sight beside the form: nothing scrolls but the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQuote(page, `sede=${venue}&bambino=6:s${first.monday}&bambino=9:s${second.monday}`);
  await expect(total(page)).toBeVisible();
  await page.getByRole('button', { name: quoteForm.addChild }).scrollIntoViewIfNeeded();
  await expect(total(page)).toBeInViewport();
  const scrollers = await page
    .locator('#quanto-spendo *')
    .evaluateAll((all) => all.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY)).length);
  expect(scrollers).toBe(0);
});

test('the quote of a venue’s own page stays in its tab’s address', async ({ page }) => {
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await page.goto(`/${venue}#tariffe`);
  await page.getByRole('radio', { name: String(from), exact: true }).check();
  await weekButton(page, second).click();
  const query = `sede=${venue}&bambino=${from}:s${second.monday}`;
  await expect(total(page)).toHaveText(amountOf(query));
  await expect(page).toHaveURL(new RegExp(`/${venue}\\?inizio=1\\.1&${query}&fine=1\\.1#tariffe$`));
});

test('the page stays where it is while the form changes', async ({ page }) => {
  await openQuote(page, `sede=${venue}&bambino=${from}:g1`);
  await expect(total(page)).toBeVisible();
  const week = weekButton(page, last);
  await week.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the week of the pause cannot be chosen', async ({ page }) => {
  test.skip(!pause, 'this season has no pause');
  await openQuote(page, `sede=${venue}&bambino=${from}:g1`);
  await expect(total(page)).toBeVisible();
  await expect(weekButton(page, pause as SeasonWeek)).toBeDisabled();
});

for (const [problem, query, says] of [
  [
    'an age outside the camp’s',
    `sede=${venue}&bambino=${from - 1}:g1`,
    problemTexts.ageOutside(from, to) + problemTexts.tooYoung(from),
  ],
  ['an unknown venue', `sede=altrove&bambino=${from}:g1`, problemTexts.venueUnknown],
] as const)
  test(`${problem} gets a reason beside the field and no total`, async ({ page }) => {
    await openQuote(page, query);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(total(page)).toHaveCount(0);
  });

test('a child too young is led to the open days', async ({ page }) => {
  await openQuote(page, `sede=${venue}&bambino=${from - 1}:g1`);
  const { to, text } = quoteResult.trialLink;
  await expect(alerts(page).getByRole('link', { name: text })).toHaveAttribute('href', to);
});

test('the first child’s weeks are copied to another, whose age stays', async ({ page }) => {
  await openQuote(page, `sede=${venue}&bambino=${from}:s${first.monday}&bambino=${to}:`);
  await page.getByRole('button', { name: quoteForm.sameWeeks }).click();
  await expect(page).toHaveURL(new RegExp(`bambino=${from}:s[-\\d]+&bambino=${to}:s[-\\d]+&`));
});

test('weeks taken away at once leave the single days', async ({ page }) => {
  await openQuote(page, `sede=${venue}&bambino=${from}:s${first.monday},s${second.monday},g2`);
  await page.getByRole('button', { name: quoteForm.noWeeks }).click();
  await expect(page).toHaveURL(new RegExp(`bambino=${from}:g2&`));
});

test('a week can be paid until the end of its last day', async ({ page }) => {
  await openQuote(page, `sede=${venue}&bambino=${from}:&data=${paymentDeadline(first.monday)}`);
  await isHydrated(page);
  await expect(weekButton(page, first)).not.toContainText(quoteForm.tooLate);
  await expect(weekButton(page, first)).toBeEnabled();
});

test('weeks at a venue that may not open become no calendar file', async ({ page }) => {
  const uncertain = (venues as readonly Venue[]).find(({ provisional }) => provisional);
  test.skip(!uncertain, 'every venue opens');
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await openQuote(page, `sede=${uncertain?.slug}&bambino=${from}:s${first.monday}`);
  await expect(page.getByRole('button', { name: quoteResult.copy })).toBeVisible();
  await expect(page.getByRole('button', { name: quoteResult.calendar })).toHaveCount(0);
});

test('the chosen weeks become a calendar file with their deadlines', async ({ page }) => {
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await openQuote(page, `sede=${venue}&bambino=${from}:s${second.monday}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: quoteResult.calendar }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const compact = (when: string) => when.replace(/[-:]/g, '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(paymentDeadline(second.monday))}`);
  expect(text).toContain(
    `DTSTART;TZID=Europe/Rome:${compact(second.monday)}T${compact(season.venues.opens)}00`,
  );
});

test('a further child leaves the total of the others, and is asked for by the Enter key', async ({
  page,
}) => {
  const query = `sede=${venue}&bambino=${from}:g1&data=${payDay}`;
  await openQuote(page, query);
  await expect(total(page)).toBeVisible();
  await page.getByRole('button', { name: quoteForm.addChild }).click();
  await expect(sum(page)).toContainText(amountOf(query));
  await expect(sum(page)).toContainText(`${quoteForm.childTitle(2)}: ${problemTexts.ageMissing}`);
  await expect(alerts(page)).toHaveCount(0);
  await page.locator('input[name="eta-1"]:checked').press('Enter');
  await expect(alerts(page).first()).toHaveText(problemTexts.ageMissing);
});

test('a reload keeps the place below three children', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const child = `bambino=${from}:s${first.monday}`;
  await openQuote(page, `sede=${venue}&${child}&${child}&${child}`);
  await expect(total(page)).toBeVisible();
  const below = page.getByRole('button', { name: quoteForm.addChild });
  await below.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.evaluate(() => Math.round(scrollY));
  await page.reload();
  await expect(total(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('a total that rests on the chain says so, and what it is without, in a tenth of a phone’s screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const two = `sede=${venue}&bambino=6:s${first.monday}&bambino=9:s${first.monday}`;
  await openQuote(page, `${two}&amici=3&data=${payDay}`);
  await expect(sum(page)).toContainText(
    `Con la lista dello Sconto a Catena, entro il ${seasonText.promotionEnd}.`,
  );
  await expect(sum(page)).toContainText(`Senza: ${amountOf(`${two}&data=${addDays(payDay, 1)}`)}`);
  expect((await sum(page).boundingBox())?.height).toBeLessThanOrEqual(84);
});

test.describe('during the season', () => {
  const today = (others[Math.floor(others.length / 2)] ?? second).monday;
  test.beforeEach(({ page }) => page.clock.setFixedTime(romeInstant(today, '12:00')));

  test('neither a week that can no longer be paid nor a list can be chosen', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(weekButton(page, first)).toBeDisabled();
    await expect(weekButton(page, first)).toContainText(quoteForm.tooLate);
    await weekButton(page, first).click({ force: true });
    await expect(page).toHaveURL(/bambino=:&/);
    await expect(weekButton(page, last)).toBeEnabled();
    await expect(page.getByRole('paragraph').filter({ hasText: quoteForm.listOver })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: quoteForm.list })).toBeHidden();
  });

  test('a past week that stands in the address is computed with a warning', async ({ page }) => {
    const query = `sede=${venue}&bambino=6:s${first.monday}`;
    await openQuote(page, query);
    await expect(total(page)).toHaveText(amountOf(query, today));
    await expect(
      page.getByText(
        `è ${formatWeekdayAndDay(paymentDeadline(first.monday))}: ${formatOnDay(today)} è tardi`,
      ),
    ).toBeVisible();
    await expect(weekButton(page, first)).toBeEnabled();
  });
});

test('a copied quote is announced for some seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openQuote(page, `sede=${venue}&bambino=6:g1&data=${payDay}`);
  await page.getByRole('button', { name: quoteResult.copy }).click();
  const status = page.locator('[aria-labelledby=preventivo]').getByRole('status');
  await expect(status.filter({ hasText: quoteResult.copied })).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(status.filter({ hasText: quoteResult.copied })).toHaveCount(0);
});

test('a browser that refuses to copy is no silence', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  await browser.send('Browser.setPermission', {
    browserContextId: targetInfo.browserContextId ?? '',
    permission: { name: 'clipboard-write', allowWithoutSanitization: false },
    setting: 'denied',
    origin: product.url(),
  });
  await openQuote(page, `sede=${venue}&bambino=6:g1&data=${payDay}`);
  await page.getByRole('button', { name: quoteResult.copy }).click();
  await expect(page.getByText(labels.notCopied)).toBeVisible();
});

test('a share sheet that does not open leaves the link in the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // No headless browser has a sheet of its own.
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openQuote(page, `sede=${venue}&bambino=6:g1&data=${payDay}`);
  await page.getByRole('button', { name: labels.share }).last().click();
  await expect(page.getByRole('status').filter({ hasText: labels.linkCopied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`sede=${venue}`);
});

test.describe('in an app’s own browser', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/131.0.0.0 Mobile Instagram 350',
  });

  test('the calendar of a quote, which it would drop, says where to open the page', async ({ page }) => {
    await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
    await openQuote(page, `sede=${venue}&bambino=${from}:s${second.monday}`);
    await page.getByRole('button', { name: quoteResult.calendar }).click();
    await expect(page.getByRole('alert')).toHaveText(labels.noDownloads);
  });

  test('the calendar of a venue says the same', async ({ page }) => {
    await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
    await page.goto(`/${venue}`);
    await isHydrated(page);
    await page.getByRole('link', { name: venuePage.saveDates }).click();
    await expect(page.getByRole('alert')).toHaveText(labels.noDownloads);
  });
});

test.describe('once the season is over', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(romeInstant(addDays(last.friday, 60), '12:00')));

  test('nothing asks when it is paid, and the chat asks for news', async ({ page }) => {
    await openQuote(page, `sede=${venue}&bambino=6:s${first.monday}`);
    await expect(page.getByRole('link', { name: quoteResult.news.chat })).toBeVisible();
    await expect(page.getByText(quoteForm.paymentDay)).toBeHidden();
  });

  test('past weeks make no calendar', async ({ page }) => {
    await openQuote(page, `sede=${venue}&bambino=6:s${first.monday}`);
    await expect(total(page)).toBeVisible();
    await expect(page.getByRole('button', { name: quoteResult.calendar })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the calculator needs, beside the table of prices', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(page.getByText(quoteForm.noScript)).toBeVisible();
    await expect(page.getByRole('button', { name: quoteForm.addChild })).toBeHidden();
    await page.getByText(quoteForm.allPrices).click();
    await expect(page.getByRole('table', { name: venues[0]?.name ?? '' })).toBeVisible();
  });
});
