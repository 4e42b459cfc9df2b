import type { Page } from 'playwright/test';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatPeriodShort } from '#frontend/italian/dates.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { known } from './season-days.ts';

/** Presses Tab until `isThere`, as who has no mouse does; gives up after as many presses as a page has stops. */
async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < 150; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never comes there.');
}
const hasFocus = (page: Page, selector: string, name: string) => () =>
  page.evaluate(
    ([within, text]) => {
      const active = document.activeElement as HTMLElement | null;
      const label = (active as HTMLInputElement | null)?.labels?.[0] ?? active;
      return Boolean(
        active?.matches(within as string) &&
          (active.getAttribute('aria-label') ?? label?.textContent)?.trim().startsWith(text as string),
      );
    },
    [selector, name],
  );

/** The element with the focus, and how many elements of the page have an outline. */
const readStop = () => {
  const active = document.activeElement as HTMLElement;
  const outlined = [...document.querySelectorAll('*')].filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return {
    name: active === document.body ? '' : active.outerHTML.slice(0, 120),
    // The button inside a date field is the browser's own, what is inside a frame the partner's.
    isForeign: active.matches('[type=date]:not(:focus-visible), iframe'),
    outlines: outlined.length,
  };
};

for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`])
  test(`every stop of the Tab key on ${path} shows where one is`, async ({ page }) => {
    await page.goto(path);
    const { outlines: none } = await page.evaluate(readStop);
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
      if (!stop.isForeign && stop.outlines <= none) unmarked.push(name);
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

test('a quote is made by keyboard alone', async ({ page }) => {
  const [week] = seasonWeeks(season.venues).filter(({ isPause }) => !isPause);
  await page.clock.setFixedTime(romeInstant(known(season.promotion.lastDay), '12:00'));
  await page.goto('/iscrizioni');
  await tabTo(page, hasFocus(page, 'input[name=sede]', venues[0]?.name ?? ''));
  await page.keyboard.press('Space');
  await tabTo(page, hasFocus(page, 'input[type=radio]', String(season.ages.trialFrom).replace('.', ',')));
  // Arrows go from one choice of a group to the next.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: String(season.ages.from), exact: true })).toBeChecked();
  const { monday, friday } = week ?? {};
  await tabTo(
    page,
    hasFocus(page, 'button', formatPeriodShort({ firstDay: known(monday), lastDay: known(friday) })),
  );
  await page.keyboard.press('Space');
  await expect(page.locator('#totale')).toBeVisible();
  await expect(page.getByText(quoteForm.children)).toBeVisible();
});
