import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that axe finds in the page, or in the part the selector names, without partners' frames. */
export const violations = async (page: Page, part?: string): Promise<string[]> => {
  // Evaluated by the test, not added to the page: its policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    // @ts-expect-error: axe comes with the script above.
    const { violations: found } = await globalThis.axe.run(selector ?? document, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return found.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    );
  }, part);
};
