import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const rows = [
  { path: '/', list: '#activities ul' },
  { path: '/', list: '#locations ul' },
  { path: '/gallery', list: '#album ul' },
  { path: '/open-days', list: '#date ul' },
];

// A later render would remove the copies.
test.use({ javaScriptEnabled: false });

/** Fills the list with so many of its own cards; returns how wide they stand, row by row. */
const widthsOf = (page: Page, list: string, count: number) =>
  page
    .locator(list)
    .first()
    .evaluate((row, wanted) => {
      const cards = [...row.children];
      const copies = Array.from({ length: wanted }, (_, at) => cards[at % cards.length]?.cloneNode(true));
      row.replaceChildren(...copies.filter((card) => card !== undefined));
      const widths = new Map<number, number[]>();
      for (const card of row.children as HTMLCollectionOf<HTMLElement>)
        widths.set(card.offsetTop, [...(widths.get(card.offsetTop) ?? []), card.offsetWidth]);
      return [...widths.values()];
    }, count);

for (const { path, list } of rows) {
  test(`one to nine cards in ${path} ${list} leave none alone beside fuller rows`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    for (let count = 1; count <= 9; count += 1) {
      const widths = await widthsOf(page, list, count);
      const pageWidth = await page
        .locator(list)
        .first()
        .evaluate((row) => (row as HTMLElement).offsetWidth);
      const lonely = widths.filter((row) => widths.length > 1 && row.length === 1 && row[0] !== pageWidth);
      expect([count, lonely]).toEqual([count, []]);
      expect(widths.flat()).toHaveLength(count);
    }
  });
}
