import type { Page } from 'playwright/test';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { enrolling } from './season-days.ts';

/** Sides of A4. */
const sides = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

test.beforeEach(({ page }) => page.clock.setFixedTime(enrolling));

test('the home page prints on at most three sides', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  expect(await sides(page)).toBeLessThanOrEqual(3);
});

test('the enrolment page prints on at most four sides, in any edition', async ({ page }) => {
  await page.goto('/iscrizioni');
  await isHydrated(page);
  expect(await sides(page)).toBeLessThanOrEqual(4);
});

const [first] = venues.filter(({ provisional }) => !provisional).map(({ slug }) => `/${slug}`);

test('a venue prints on two sides, with all of its tabs', async ({ page }) => {
  await page.goto(first ?? '');
  await isHydrated(page);
  expect(await sides(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  for (const heading of [
    'La sede',
    'Una giornata al centro estivo',
    'Pranzo e merenda',
    'Tariffe',
    'Iscrizioni',
  ])
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
});

test('the opened prices of all venues print on one side', async ({ page }) => {
  await page.goto('/iscrizioni');
  await page.getByText(quoteForm.allPrices).click();
  expect(await sides(page)).toBe(1);
});

test('the price sheet of a venue prints alone, on one side', async ({ page }) => {
  // A print that returns would put the page back before the test prints it.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/sport-city#tariffe');
  await isHydrated(page);
  await page.getByRole('button', { name: venuePage.pricing.print }).click();
  expect(await sides(page)).toBe(1);
});

test.describe('on paper', () => {
  test('all text is black, and prices stand that are closed on the screen', async ({ page }) => {
    await page.goto('/iscrizioni');
    await isHydrated(page);
    await page.emulateMedia({ media: 'print' });
    const colours = () =>
      page
        .locator('main *, #footer *')
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    await expect.poll(colours).toEqual(['rgb(0, 0, 0)']);
    await expect(page.getByRole('table', { name: 'Sport City' })).toBeVisible();
  });

  test('the home page has no countdown that cannot run', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('timer')).toBeHidden();
  });

  test('the home page has no button that leads within the site', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('#work-with-us a[href="/lavora-con-noi"]');
    await expect(link).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
  });

  test('there is no menu, no chat button and no button of a carousel', async ({ page }) => {
    await page.goto('/');
    const leftOut = [
      page.getByRole('banner'),
      page.locator('aside[aria-label=Chat] a'),
      page.getByRole('button', { name: 'Precedente' }).first(),
    ];
    for (const part of leftOut) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of leftOut) await expect(part).toBeHidden();
  });
});
