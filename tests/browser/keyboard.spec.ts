import type { Locator, Page } from 'playwright/test';
import { legalText } from '#frontend/content/organisation/legal-text.ts';
import { mainGalleryFrame, openDayBookingFrame } from '#frontend/content/organisation/partners.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';

/** Presses Tab until the element has the focus; gives up after as many presses as a page has stops. */
async function tabTo(page: Page, element: Locator) {
  const hasFocus = () => element.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 150 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

/** Elements of these with an outline. To be evaluated on elements. */
const countOutlined = (all: Element[]) =>
  all.filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  }).length;

/** The element with the focus, and whether one around it has an outline: it, one that holds it, or one beside these. */
const readStop = () => {
  const active = document.activeElement as HTMLElement;
  const near: Element[] = [];
  for (let element: Element | null = active; element; element = element.parentElement)
    near.push(element, ...(element.parentElement?.children ?? []));
  return {
    name: active === document.body ? '' : active.outerHTML.slice(0, 120),
    // The button inside a date field is the browser's own, what is inside a frame the partner's.
    isForeign: active.matches('[type=date]:not(:focus-visible), iframe'),
    isMarked: near.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  };
};

for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`])
  test(`every stop of the Tab key on ${path} shows where one is`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator('*').evaluateAll(countOutlined)).toBe(0);
    const last = await page
      .locator('#footer a')
      .last()
      .evaluate((link) => link.outerHTML.slice(0, 120));
    const unmarked: string[] = [];
    for (let presses = 0, name = ''; name !== last; presses++) {
      expect(presses, 'presses before the end of the page').toBeLessThan(150);
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(readStop);
      name = stop.name;
      if (!stop.isForeign && !stop.isMarked) unmarked.push(name);
    }
    expect(unmarked).toEqual([]);
  });

test('who has tabbed to a later slide before its script keeps the focus there', async ({ page }) => {
  const slides = page.locator('#hero [aria-roledescription=slide]');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const [, later] = document.querySelectorAll('#hero [aria-roledescription=slide]');
      [...(later?.querySelectorAll('a') ?? [])].find((link) => link.checkVisibility())?.focus();
    }),
  );
  await page.goto('/');
  await expect(slides.first()).toHaveAttribute('inert');
  await expect(slides.nth(1).locator(':focus')).toHaveCount(1);
});

test('after a link to a section the Tab key goes on inside it', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  await page.locator('#menu').getByRole('link', { name: 'Le Nostre Sedi' }).press('Enter');
  await expect(page.locator('#locations')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#locations :focus')).toHaveCount(1);
});

for (const [path, anchor] of [
  ['/iscrizioni', '#quanto-spendo'],
  ['/privacy', '#cookies'],
] as const)
  test(`a link to ${anchor} on ${path} moves the focus there`, async ({ page }) => {
    await page.goto(path);
    await isHydrated(page);
    await page.locator(`main a[href="${anchor}"]`).filter({ visible: true }).first().click();
    await expect(page.locator(anchor)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}${anchor}$`));
  });

test('going back moves the focus to the page that one comes back to', async ({ page }) => {
  await page.goto('/open-days');
  await isHydrated(page);
  await page.locator('#menu').getByRole('link', { name: 'Iscrizioni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: iscrizioni.heading })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(page.locator('main')).toBeFocused();
});

for (const [path, button, title] of [
  ['/gallery', mainGalleryFrame.button, mainGalleryFrame.title],
  ['/open-days', openDays.formButton, openDayBookingFrame.title],
] as const)
  test(`a partner’s page on ${path} opened by key keeps the focus in its place`, async ({ page }) => {
    // Months after the last open day its form comes only when asked for.
    await page.clock.setFixedTime(romeInstant(addDays(known(season.general.lastDay), 60), '12:00'));
    await page.goto(path);
    await isHydrated(page);
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('group', { name: title })).toBeFocused();
  });

test('a consent that is revoked leaves the focus on what says so', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: mainGalleryFrame.button }).click();
  await expect(page.locator(`iframe[title="${mainGalleryFrame.title}"]`)).toBeAttached();
  await page.goto('/privacy');
  await page.getByRole('button', { name: legalText.consent.revoke }).press('Enter');
  await expect(page.getByText(legalText.consent.revoked)).toBeFocused();
});

test('a quote is made by keyboard alone', async ({ page }) => {
  known(season.venues.firstDay);
  await page.clock.setFixedTime(enrolling);
  await page.goto('/iscrizioni');
  await tabTo(page, page.locator('input[name=sede]').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('input[name="eta-1"]').first());
  // Arrows go from one choice of a group to the next.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: String(season.ages.from), exact: true })).toBeChecked();
  await tabTo(page, page.locator('button[aria-pressed]:enabled').first());
  await page.keyboard.press('Space');
  await expect(page.locator('#totale')).toBeVisible();
});
