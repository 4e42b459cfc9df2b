import { weighPages } from '#frontend/build/page-weight.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { expect, product, test } from './fixtures.ts';

/** The price calculator and what it computes with. */
const withCalculator = ['/iscrizioni', ...venues.map(({ slug }) => `/${slug}`)];

test('no page weighs more than 17.5 kB of HTML and 99 kB of script, 109 kB with the price calculator', async () => {
  const pages = await weighPages(product.distFolder());
  expect(pages.length).toBeGreaterThan(withCalculator.length);
  for (const { path, html, script } of pages) {
    expect.soft(html, `${path}: HTML with its style, bytes`).toBeLessThanOrEqual(17_500);
    expect
      .soft(script, `${path}: script, bytes`)
      .toBeLessThanOrEqual(withCalculator.includes(path) ? 109_000 : 99_000);
  }
});
