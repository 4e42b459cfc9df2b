import { expect, test } from './fixtures.ts';

// A later render would remove the copies.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

/** Fills the list with so many of its own cards; returns its width and theirs, row by row. To be evaluated on the list. */
const fillWith = (list: Element, count: number) => {
  const copies = Array.from({ length: count }, (_, at) =>
    list.children[at % list.children.length]?.cloneNode(true),
  );
  list.replaceChildren(...copies.filter((card) => card !== undefined));
  const cards = [...list.children] as HTMLElement[];
  const tops = [...new Set(cards.map(({ offsetTop }) => offsetTop))];
  const rows = tops.map((top) =>
    cards.filter(({ offsetTop }) => offsetTop === top).map(({ offsetWidth }) => offsetWidth),
  );
  return { width: (list as HTMLElement).offsetWidth, rows };
};

for (const [path, selector] of [
  ['/', '#activities ul'],
  ['/gallery', '#album ul'],
  ['/open-days', '#date ul'],
] as const)
  test(`one to nine cards in ${path} ${selector} leave none alone beside fuller rows`, async ({ page }) => {
    await page.goto(path);
    for (let count = 1; count <= 9; count += 1) {
      const { width, rows } = await page.locator(selector).first().evaluate(fillWith, count);
      expect(rows.flat()).toHaveLength(count);
      const lonely = rows.filter((row) => rows.length > 1 && row.length === 1 && row[0] !== width);
      expect(lonely, `${count} cards`).toEqual([]);
    }
  });
