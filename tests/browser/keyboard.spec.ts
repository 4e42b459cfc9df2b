import type { Page } from 'playwright/test';
import { labels } from '#frontend/content/labels.ts';
import { home } from '#frontend/content/pages/home.ts';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatPeriodShort } from '#frontend/italian/dates.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { expect, test } from './fixtures.ts';
import { known } from './season-days.ts';

const outlines = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      }).length,
  );

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

for (const path of ['/', '/iscrizioni', '/open-days', `/${venues[0]?.slug}`])
  test(`every stop of the Tab key on ${path} shows where one is`, async ({ page }) => {
    await page.goto(path);
    const none = await outlines(page);
    const unmarked: string[] = [];
    const seen = new Set<string>();
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() =>
        document.activeElement === document.body
          ? ''
          : (document.activeElement?.outerHTML.slice(0, 120) ?? ''),
      );
      if (stop === '') break;
      seen.add(stop);
      // The button inside a date field is the browser's own, what is inside a frame the partner's: no page can read their outlines.
      const isOthers = await page.evaluate(() =>
        document.activeElement?.matches('[type=date]:not(:focus-visible), iframe'),
      );
      if (!isOthers && (await outlines(page)) <= none) unmarked.push(stop);
    }
    // The keys have gone through all of the page.
    expect([...seen]).toContain(
      await page
        .locator('#footer a')
        .last()
        .evaluate((link) => link.outerHTML.slice(0, 120)),
    );
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

test('a carousel is moved by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const inView = page
    .getByRole('region', { name: home.hero.label })
    .locator('[aria-roledescription=slide]:not([inert])');
  await expect(inView).toHaveCount(1);
  await tabTo(page, hasFocus(page, 'button', labels.carousel.next));
  await page.keyboard.press('Enter');
  await expect(inView).toHaveAttribute('aria-label', labels.carousel.slide(2, home.hero.slides.length));
});

test('after a link to a section the Tab key goes on inside it', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => (window as { isHydrated?: boolean }).isHydrated);
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
