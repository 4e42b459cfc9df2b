import type { Locator } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { venuePage, venueTabs } from '#frontend/content/pages/venue.ts';
import { venueComparison } from '#frontend/content/pages/venue-comparison.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues as cards } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { formatTime } from '#frontend/italian/dates.ts';
import { addDays, romeInstant, weekdayOf } from '#frontend/lib/dates.ts';
import { expect, test } from './fixtures.ts';
import { known } from './season-days.ts';

const venues = cards as readonly Venue[];
const [venue] = venues as [Venue];
const tabNames = venueTabs.map(({ label }) => label);
const [firstTab, secondTab] = venueTabs;
const lastTab = venueTabs[venueTabs.length - 1] as (typeof venueTabs)[number];

test('one section shows at a time, by click, by keyboard and by address', async ({ page }) => {
  const [prices] = venueTabs.filter(({ id }) => id === 'tariffe') as [(typeof venueTabs)[number]];
  const afterPrices = venueTabs[venueTabs.indexOf(prices) + 1] ?? firstTab;
  await page.goto(`/${venue.slug}`);
  await expect(page.getByRole('tab', { name: firstTab.label })).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabNames);
  await page.getByRole('tab', { name: prices.label }).click();
  await expect(page).toHaveURL(/#tariffe$/);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: prices.label })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: afterPrices.label })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: afterPrices.label })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: firstTab.label })).toBeVisible();
  await page.goto(`/${venue.slug}#${lastTab.id}`);
  await expect(page.getByRole('tabpanel', { name: lastTab.label })).toBeVisible();
});

test('choosing a tab scrolls to its section', async ({ page }) => {
  await page.goto(`/${venue.slug}`);
  await page.getByRole('tab', { name: secondTab.label }).click();
  await expect(page.getByRole('heading', { name: venuePage.programme.title })).toBeInViewport();
});

test('the bar of a venue has arrows on a phone only where the venue asks for them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const forward = page.getByRole('button', { name: venuePage.scrollForward });
  const back = page.getByRole('button', { name: venuePage.scrollBack });
  const isInView = (tab: Locator) =>
    tab.evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return Math.min(right, innerWidth) - Math.max(left, 0) > width / 2;
    });
  const scrollsTo = (arrow: Locator, { label }: (typeof venueTabs)[number]) =>
    expect(async () => {
      const tab = page.getByRole('tab', { name: label });
      if (!(await isInView(tab))) await arrow.click();
      expect(await isInView(tab)).toBe(true);
    }).toPass();
  for (const { slug, hasTabArrows } of venues) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('tab')).toHaveCount(venueTabs.length);
    await expect(forward, slug).toHaveCount(hasTabArrows ? 1 : 0);
    if (!hasTabArrows) continue;
    await scrollsTo(forward, lastTab);
    await scrollsTo(back, firstTab);
  }
});

test('the secretariat says whether it is open, in Rome', async ({ page }) => {
  const found = venues.find(({ secretariat }) => secretariat.length > 0);
  test.skip(!found, 'no venue has told its hours yet');
  const { slug, secretariat } = found as Venue;
  const [{ days, opens, closes }] = secretariat as [Venue['secretariat'][number]];
  // Its hours are those of the season.
  const firstDay = known(season.general.firstDay);
  const week = Array.from({ length: 7 }, (_, at) => addDays(firstDay, at));
  const day = week.find((one) => days.includes(weekdayOf(one))) ?? firstDay;
  await page.clock.setFixedTime(romeInstant(day, opens));
  await page.goto(`/${slug}`);
  await expect(page.getByText(venuePage.info.openNow(formatTime(closes)))).toBeVisible();
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections of a venue stand one below the other', async ({ page }) => {
    for (const { slug, provisional } of venues) {
      await page.goto(`/${slug}`);
      for (const { id } of venueTabs) await expect(page.locator(`#${id}`), slug).toBeVisible();
      if (provisional) await expect(page.getByText(provisional.banner)).toBeVisible();
    }
  });
});
