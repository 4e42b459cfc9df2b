import type { Locator } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { venuePage, venueTabs } from '#frontend/content/pages/venue.ts';
import { venueComparison } from '#frontend/content/pages/venue-comparison.ts';
import { season } from '#frontend/content/season/season.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues as cards } from '#frontend/content/venues/venues.ts';
import { seasonCalendarPath } from '#frontend/lib/calendar/season-calendar-path.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { enrolling } from './season-days.ts';

const venues = cards as readonly Venue[];
const [venue] = venues as [Venue];
const [firstTab, secondTab] = venueTabs;
const lastTab = venueTabs[venueTabs.length - 1] as (typeof venueTabs)[number];

test('one section shows at a time, by click, by keyboard and by address', async ({ page }) => {
  const [prices, afterPrices = firstTab] = venueTabs.slice(venueTabs.findIndex(({ id }) => id === 'tariffe'));
  const panel = page.getByRole('tabpanel');
  await page.goto(`/${venue.slug}`);
  await expect(page.getByRole('tab')).toHaveText(venueTabs.map(({ label }) => label));
  await expect(page.getByRole('tab', { selected: true })).toHaveText(firstTab.label);
  await page.getByRole('tab', { name: prices?.label ?? '' }).click();
  await expect(page).toHaveURL(/#tariffe$/);
  await expect(panel).toHaveAccessibleName(prices?.label ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: afterPrices.label })).toBeFocused();
  await expect(panel).toHaveAccessibleName(afterPrices.label);
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName(lastTab.label);
  await page.keyboard.press('Home');
  await expect(panel).toHaveAccessibleName(firstTab.label);
  await page.goto(`/${venue.slug}#${lastTab.id}`);
  await expect(panel).toHaveAccessibleName(lastTab.label);
});

test('the Tab key stops once at the tabs, then goes into the panel', async ({ page }) => {
  await page.goto(`/${venue.slug}`);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveText([firstTab.label]);
});

test('five taps on tabs are one step back', async ({ page }) => {
  await page.goto(`/${venue.slug}`);
  await expect(page.getByRole('tab')).toHaveCount(venueTabs.length);
  const before = await page.evaluate(() => history.length);
  for (const { label } of venueTabs.toReversed()) await page.getByRole('tab', { name: label }).click();
  await expect(page).toHaveURL(new RegExp(`#${firstTab.id}$`));
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a venue without arrows shows all of its tabs on a phone', async ({ page }) => {
  const without = venues.find(({ hasTabArrows }) => !hasTabArrows);
  test.skip(!without, 'every venue has arrows');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/${without?.slug}`);
  await expect(page.getByRole('tab')).toHaveCount(venueTabs.length);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('on a phone the tab of the address is in view', async ({ page }) => {
  const withArrows = venues.find(({ hasTabArrows }) => hasTabArrows);
  test.skip(!withArrows, 'all tabs are in view');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/${withArrows?.slug}#${lastTab.id}`);
  await expect(page.getByRole('tab', { name: lastTab.label })).toBeInViewport({ ratio: 0.9 });
});

test('the calendar file of a venue is a download', async ({ page }) => {
  test.skip(!seasonCalendarPath(venue, season), 'the season has no dates yet');
  await page.clock.setFixedTime(enrolling);
  await page.goto(`/${venue.slug}`);
  await isHydrated(page);
  const download = page.waitForEvent('download');
  await page.locator('a[download]').filter({ visible: true }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test('a search among the partner organisations leaves those with its letters', async ({ page }) => {
  const large = venues.find(({ conventions }) => (conventions?.names.length ?? 0) >= 10);
  test.skip(!large, 'no venue has a list to search');
  const names = large?.conventions?.names ?? [];
  const last = names.at(-1) ?? '';
  await page.goto(`/${large?.slug}#tariffe`);
  const list = page.getByRole('list').filter({ hasText: last });
  await page.getByLabel(venuePage.pricing.conventionsSearch).fill(` ${last.toUpperCase()} `);
  await expect(list.getByRole('listitem')).toHaveText([last]);
  await page.getByLabel(venuePage.pricing.conventionsSearch).fill('zzz');
  await expect(page.getByRole('tabpanel').getByRole('status').first()).toHaveText(
    venuePage.pricing.conventionsFound(0),
  );
});

test('choosing a tab scrolls to its section', async ({ page }) => {
  await page.goto(`/${venue.slug}`);
  await page.getByRole('tab', { name: secondTab.label }).click();
  await expect(page.getByRole('heading', { name: venuePage.programme.title })).toBeInViewport();
});

test('a venue that asks for them has arrows on a phone, which scroll its bar', async ({ page }) => {
  const [withArrows, without] = [true, false].map((has) => venues.find((one) => one.hasTabArrows === has));
  test.skip(!withArrows || !without, 'all venues are alike');
  await page.setViewportSize({ width: 390, height: 800 });
  const [forward, back] = [venuePage.scrollForward, venuePage.scrollBack].map((name) =>
    page.getByRole('button', { name }),
  ) as [Locator, Locator];
  await page.goto(`/${without?.slug}`);
  await expect(page.getByRole('tab')).toHaveCount(venueTabs.length);
  await expect(forward).toHaveCount(0);
  await page.goto(`/${withArrows?.slug}`);
  for (const [arrow, { label }] of [
    [forward, lastTab],
    [back, firstTab],
  ] as const)
    await expect(async () => {
      await arrow.click({ timeout: 500 }).catch(() => undefined);
      await expect(page.getByRole('tab', { name: label })).toBeInViewport({ ratio: 0.5, timeout: 2000 });
    }).toPass();
});

test('a venue is shared through the system’s sheet', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await page.goto(`/${venue.slug}`);
  await page.getByRole('button', { name: labels.share, exact: true }).first().click();
  const shared = () => (window as { shared?: ShareData }).shared;
  await expect.poll(() => page.evaluate(shared)).toEqual({ title: venue.page.title, url: page.url() });
});

test('the comparison of the venues scrolls inside itself on a phone, beside its first column', async ({
  page,
}) => {
  test.skip(venues.length < 3, 'two venues stand side by side');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/iscrizioni');
  const table = page.getByRole('region', { name: venueComparison.caption });
  const name = table.getByRole('rowheader', { name: venueComparison.week, exact: true });
  const before = await name.boundingBox();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections of a venue stand one below the other', async ({ page }) => {
    await page.goto(`/${venue.slug}`);
    for (const { id } of venueTabs) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
