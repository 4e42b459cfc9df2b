import { venues } from '#frontend/content/venues/index.ts';
import { weighPages } from '#tests/fixtures/page-weight.ts';
import { expect, product, test } from './fixtures.ts';

/** The price calculator and what it computes with. */
const withCalculator = ['/iscrizioni', ...venues.map(({ slug }) => `/${slug}`)];

test('no page weighs more than 17.5 kB of HTML and 101 kB of script, 18.5 and 113 kB with the price calculator', async () => {
  const pages = await weighPages(product.distFolder());
  expect(pages.length).toBeGreaterThan(withCalculator.length);
  for (const { path, html, script } of pages) {
    const hasCalculator = withCalculator.includes(path);
    expect
      .soft(html, `${path}: HTML with its style, bytes`)
      .toBeLessThanOrEqual(hasCalculator ? 18_500 : 17_500);
    expect.soft(script, `${path}: script, bytes`).toBeLessThanOrEqual(hasCalculator ? 113_000 : 101_000);
  }
});
