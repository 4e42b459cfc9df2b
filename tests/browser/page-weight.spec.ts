import { venues } from '#frontend/content/venues/venues.ts';
import { weighPages } from '#tests/fixtures/page-weight.ts';
import { expect, product, test } from './fixtures.ts';

/** The price calculator and what it computes with. */
const withCalculator = ['/iscrizioni', ...venues.map(({ slug }) => `/${slug}`)];

test('no page weighs more than 21 kB of HTML and 102 kB of script, 114 kB with the price calculator', async () => {
  const pages = await weighPages(product.distFolder());
  expect(pages.length).toBeGreaterThan(withCalculator.length);
  for (const { path, html, script } of pages) {
    const hasCalculator = withCalculator.includes(path);
    expect.soft(html, `${path}: HTML with its style, bytes`).toBeLessThanOrEqual(21_000);
    expect.soft(script, `${path}: script, bytes`).toBeLessThanOrEqual(hasCalculator ? 114_000 : 102_000);
  }
});
