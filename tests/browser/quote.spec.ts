import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { problemTexts, quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import { venueTabs } from '#frontend/content/pages/venue.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatPeriodShort, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { formatEuro, formatPrice } from '#frontend/italian/money.ts';
import { formatNumber } from '#frontend/italian/words.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';
import { computeQuote } from '#frontend/lib/quote/compute-quote.ts';
import { readAddress } from '#frontend/lib/quote/read-address.ts';
import { paymentDeadline, type SeasonWeek, seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { known } from './season-days.ts';

const calendar = seasonWeeks(season.venues);
const pause = calendar.find(({ isPause }) => isPause);
const [first, second, ...others] = calendar.filter(({ isPause }) => !isPause) as [SeasonWeek, SeasonWeek];
const last = others.at(-1) ?? second;
const { from, to, trialFrom } = season.ages;
const venue = venues[0]?.slug ?? '';
const payDay = known(season.promotion.lastDay);

const address = (query: string) => `/iscrizioni?${query}#quanto-spendo`;
const weekButton = (page: Page, { monday, friday }: SeasonWeek) =>
  page.getByRole('button', { name: formatPeriodShort({ firstDay: monday, lastDay: friday }) });
const total = (page: Page) => page.locator('#totale');

/** Quote of this query by the rules in force, which the unit tests prove. */
const centsOf = (query: string, day: IsoDay = payDay): number => {
  const reading = readAddress(`?${query}`);
  if (reading.state !== 'valid') throw new Error(JSON.stringify(reading.problems));
  return computeQuote(reading.draft, reading.draft.paymentDay ?? day).cents;
};

test('a family builds its quote by touch, and the address gives it back', async ({ page }) => {
  const query = `sede=${venue}&bambino=${from}:s${first.monday},g1`;
  const amount = formatEuro(centsOf(query));
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await page.goto('/iscrizioni');
  await page.locator(`input[name=sede][value=${venue}]`).check();
  await expect(page).toHaveURL(new RegExp(`\\?sede=${venue}&bambino=:#quanto-spendo$`));
  await page.getByRole('radio', { name: String(from), exact: true }).check();
  await weekButton(page, first).click();
  await page.getByRole('button', { name: quoteForm.more(quoteForm.days) }).click();
  await expect(total(page)).toHaveText(amount);
  await expect(page).toHaveURL(new RegExp(`bambino=${from}:s${first.monday},g1#quanto-spendo$`));
  await page.reload();
  await expect(page.locator('#totale-1')).toHaveText(amount);
  await expect(weekButton(page, first)).toHaveAttribute('aria-pressed', 'true');
});

test('a week touched while an age chosen before the script is being taken over is added to it', async ({
  page,
}) => {
  const week = formatPeriodShort({ firstDay: first.monday, lastDay: first.friday });
  await page.addInitScript((text) => {
    const { replaceState } = history;
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry);
      if (!String(entry[2]).includes('bambino=')) return;
      history.replaceState = replaceState;
      const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')];
      // Before anything of it is drawn.
      setTimeout(() => buttons.find((button) => button.textContent?.startsWith(text))?.click());
    };
  }, week);
  await page.goto('/iscrizioni');
  await page.locator(`input[name="eta-1"][value="${from}"]`).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`bambino=${from}:s${first.monday}#`));
});

test('two touches on a counter before the first is drawn count as two', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  const counter = page.getByRole('group', { name: quoteForm.friends });
  const twice = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  await twice(counter.getByRole('button', { name: quoteForm.more(quoteForm.friends) }));
  await expect(counter.getByRole('status')).toHaveText('2');
  await twice(counter.getByRole('button', { name: quoteForm.less(quoteForm.friends) }));
  await expect(counter.getByRole('status')).toHaveText('0');
});

test('the quote of a venue’s own page stays in its tab’s address', async ({ page }) => {
  const [prices] = venueTabs.filter(({ id }) => id === 'tariffe');
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await page.goto(`/${venue}#tariffe`);
  await expect(page.getByRole('tab', { name: prices?.label ?? '' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('radio', { name: String(from), exact: true }).check();
  await weekButton(page, second).click();
  const query = `sede=${venue}&bambino=${from}:s${second.monday}`;
  await expect(total(page)).toHaveText(formatEuro(centsOf(query)));
  await expect(page).toHaveURL(new RegExp(`/${venue}\\?${query}#tariffe$`));
});

test('the page stays where it is while the form changes', async ({ page }) => {
  await page.goto(address(`sede=${venue}&bambino=${from}:g1`));
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
  await page.goto(address(`sede=${venue}&bambino=${from}:g1`));
  await expect(total(page)).toBeVisible();
  await expect(weekButton(page, pause as SeasonWeek)).toBeDisabled();
});

test('what cannot be a quote gets a reason beside the field and no total', async ({ page }) => {
  const outside = problemTexts.ageOutside(from, to) + problemTexts.trial(formatNumber(trialFrom));
  const wholeDaysOnly = venues.find(({ prices }) => !prices.halfDay && !prices.halfDayWeek);
  for (const [query, says] of [
    [`sede=${venue}&bambino=${from - 1}:g1`, outside],
    [`sede=altrove&bambino=${from}:g1`, problemTexts.venueUnknown],
    [`sede=${venue}&bambino=${from}:g1&x=${'y'.repeat(9_900)}`, problemTexts.addressTooLong],
    ...(wholeDaysOnly ? [[`sede=${wholeDaysOnly.slug}&bambino=${from}:h1`, problemTexts.noHalfDays]] : []),
  ] as [string, string][]) {
    await page.goto(address(query));
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(total(page)).toHaveCount(0);
  }
});

test('a season that is over is still computed, and says so', async ({ page }) => {
  const query = `sede=${venue}&bambino=${from}:s${first.monday}&amici=2&data=${payDay}`;
  await page.clock.setFixedTime(romeInstant(addDays(known(season.venues.lastDay), 1), '12:00'));
  await page.goto(address(query));
  await expect(total(page)).toHaveText(formatEuro(centsOf(query)));
  await expect(page.getByText(quoteResult.seasonOver(seasonText.label))).toBeVisible();
});

test('a family of six is computed again after one touch', async ({ page }) => {
  const allButLast = calendar.filter((week) => !week.isPause && week !== last);
  const items = (weeks: SeasonWeek[]) => weeks.map(({ monday }) => `s${monday}`).join(',');
  const familyOf = (lastChild: SeasonWeek[]) =>
    `sede=${venue}&${Array.from({ length: 6 }, (_, at) => `bambino=${from}:${items(at === 5 ? lastChild : allButLast)}`).join('&')}` +
    `&anticipo=1&convenzione=1&amici=1&data=${payDay}`;
  await page.goto(address(familyOf(allButLast)));
  await expect(page.locator('#totale-6')).toBeVisible();
  const button = weekButton(page, last).last();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(total(page)).toHaveText(formatEuro(centsOf(familyOf([...allButLast, last]))));
});

test('the chosen weeks become a calendar file with their deadlines', async ({ page }) => {
  await page.goto(address(`sede=${venue}&bambino=${from}:s${second.monday}`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: quoteResult.calendar }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const compact = (when: string) => when.replace(/[-:]/g, '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(paymentDeadline(second.monday))}`);
  expect(text).toContain(
    `DTSTART;TZID=Europe/Rome:${compact(second.monday)}T${compact(season.venues.opens)}00`,
  );
});

test('choosing only a place is no mistake: the form says what comes next', async ({ page }) => {
  await page.clock.setFixedTime(romeInstant(payDay, '12:00'));
  await page.goto('/iscrizioni');
  await page.locator(`input[name=sede][value=${venue}]`).check();
  await expect(page.getByText(problemTexts.ageMissing)).toBeVisible();
  await expect(page.locator('#quanto-spendo').getByRole('alert')).toHaveCount(0);
});

test('the Enter key tries to finish', async ({ page }) => {
  await page.goto(address(`sede=${venue}&bambino=${from}:g1`));
  await expect(total(page)).toBeVisible();
  await page.getByRole('button', { name: quoteForm.addChild }).click();
  const alert = page.locator('#quanto-spendo').getByRole('alert').first();
  await expect(alert).toHaveCount(0);
  await page.locator('input[name="eta-1"]:checked').press('Enter');
  await expect(alert).toHaveText(problemTexts.ageMissing);
});

test('a reload keeps the place below three children', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const child = `bambino=${from}:s${first.monday}`;
  await page.goto(address(`sede=${venue}&${child}&${child}&${child}`));
  await expect(total(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 5433, behavior: 'instant' }));
  await page.reload();
  await expect(total(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5433);
});

test('a further child leaves the total of the others where it was', async ({ page }) => {
  const query = `sede=${venue}&bambino=${from}:g1&data=${payDay}`;
  await page.goto(address(query));
  await expect(total(page)).toBeVisible();
  await page.getByRole('button', { name: quoteForm.addChild }).click();
  const sum = page.locator('[aria-labelledby=preventivo] > [aria-live]');
  await expect(sum).toContainText(formatEuro(centsOf(query)));
  await expect(sum).toContainText('Bambino 2: Scrivi l’età del bambino.');
  await expect(page.locator('#quanto-spendo').getByRole('alert')).toHaveCount(0);
});

test('a total that rests on the chain says so, and what it is without', async ({ page }) => {
  const two = `bambino=6:s${first.monday}&bambino=9:s${first.monday}`;
  await page.goto(address(`sede=${venue}&${two}&amici=3&data=${payDay}`));
  const sum = page.locator('[aria-labelledby=preventivo] > [aria-live]');
  await expect(sum).toContainText(`Con la lista dello Sconto a Catena, entro il ${seasonText.promotionEnd}.`);
  const withoutChain = centsOf(`sede=${venue}&${two}&data=${addDays(payDay, 1)}`);
  await expect(sum).toContainText(`Senza: ${formatEuro(withoutChain)}`);
});

test('a total that rests on no chain has no condition', async ({ page }) => {
  await page.goto(address(`sede=${venue}&bambino=6:s${first.monday}&data=${payDay}`));
  await expect(total(page)).toBeVisible();
  await expect(page.getByText('Con la lista dello Sconto a Catena, entro')).toHaveCount(0);
});

test('the total takes at most a tenth of a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    address(`sede=${venue}&bambino=6:s${first.monday}&bambino=9:s${first.monday}&amici=3&data=${payDay}`),
  );
  await expect(total(page)).toBeVisible();
  const box = await page.locator('[aria-labelledby=preventivo] > [aria-live]').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(84);
});

test.describe('during the season', () => {
  const today = (others[Math.floor(others.length / 2)] ?? second).monday;
  test.beforeEach(({ page }) => page.clock.setFixedTime(romeInstant(today, '12:00')));

  test('a week that can no longer be paid cannot be chosen', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(weekButton(page, first)).toBeDisabled();
    await expect(weekButton(page, first)).toContainText(quoteForm.tooLate);
    await expect(weekButton(page, last)).toBeEnabled();
  });

  test('one that stands in the address is computed with the note first', async ({ page }) => {
    const query = `sede=${venue}&bambino=6:s${first.monday}`;
    await page.goto(address(query));
    await expect(total(page)).toHaveText(formatEuro(centsOf(query, today)));
    await expect(
      page.locator('h4', { hasText: quoteResult.advice }).locator('~ ul > li').first(),
    ).toContainText(
      `l’ultimo giorno per iscriversi e pagare era ${formatWeekdayAndDay(paymentDeadline(first.monday))}`,
    );
    await expect(weekButton(page, first)).toBeEnabled();
  });

  test('the list of the chain can no longer grow', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(page.getByRole('button', { name: quoteForm.more(quoteForm.friends) })).toBeDisabled();
  });
});

test('a copied quote is announced, and for some seconds alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address(`sede=${venue}&bambino=6:g1&data=${payDay}`));
  await page.getByRole('button', { name: quoteResult.copy }).click();
  const status = page.locator('[aria-labelledby=preventivo]').getByRole('status');
  await expect(status.filter({ hasText: quoteResult.copied })).toHaveCount(1);
  await expect(status.filter({ hasText: quoteResult.copied })).toHaveCount(0);
});

test('a browser that refuses to copy is no silence', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(address(`sede=${venue}&bambino=6:g1&data=${payDay}`));
  await page.getByRole('button', { name: quoteResult.copy }).click();
  await expect(page.getByText(labels.notCopied)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the calculator needs, and opens the table of prices', async ({ page }) => {
    await page.goto('/iscrizioni');
    await expect(page.getByText(quoteForm.noScript)).toBeVisible();
    await expect(page.getByRole('button', { name: quoteForm.addChild })).toBeHidden();
    await page.getByText(quoteForm.allPrices).click();
    for (const { name, prices } of venues)
      await expect(
        page
          .getByRole('table', { name })
          .getByRole('cell', { name: formatPrice(prices.week.base), exact: true })
          .first(),
      ).toBeVisible();
  });
});
