import type { Locator, Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { quoteForm } from '#frontend/content/pages/quote.ts';
import { expect, hasOwnFaces, isHydrated, test } from './fixtures.ts';
import { enrolling } from './season-days.ts';

type Rgb = [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

/** WCAG 2.2, relative luminance. */
const luminance = (colour: Rgb) => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Rgb, other: Rgb) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The colours of a picture, the most frequent first: of a text its background. */
const coloursOf = async (picture: Sharp): Promise<Rgb[]> => {
  const pixels = await picture.removeAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour.split(',').map(Number) as Rgb);
};

/** The links in running text that are painted with less contrast than 4.5:1, each with what it has. */
async function faintLinks(page: Page): Promise<string[]> {
  const links = await page.locator('main a').evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).display === 'inline' && link.checkVisibility())
      .map((link) => {
        const { x, y, width, height } = link.getClientRects()[0] as DOMRect;
        return { text: link.textContent ?? '', box: { x: x + scrollX, y: y + scrollY, width, height } };
      }),
  );
  const shot = await page.screenshot({ fullPage: true });
  const contrastIn = async ({ x, y, width, height }: Box) => {
    const [left, top] = [Math.ceil(x), Math.ceil(y)];
    const cut = { left, top, width: Math.floor(width), height: Math.floor(height) };
    const [background, ...others] = await coloursOf(sharp(shot).extract(cut));
    return Math.max(...others.map((colour) => contrast(colour, background as Rgb)));
  };
  const ratios = await Promise.all(
    links.map(async ({ text, box }) => ({ text, ratio: await contrastIn(box) })),
  );
  return ratios.filter(({ ratio }) => ratio < 4.5).map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
}

/** The colour that most of the element is painted in. */
const paintedColour = async (element: Locator) => {
  const [most] = await coloursOf(sharp(await element.screenshot()));
  return String(most);
};

test.beforeEach(({ page }) => page.clock.setFixedTime(enrolling));

test('links are painted with a contrast of 4.5:1 on every colour', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  // A change of face moves what is being painted.
  await hasOwnFaces(page);
  expect(await faintLinks(page)).toEqual([]);
});

test('in forced colours what is chosen is painted in another colour than the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sport-city?bambino=6:s2025-06-09&data=2025-05-14#tariffe');
  await expect(page.locator('#totale')).toBeVisible();
  const age = (years: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name: years, exact: true }) });
  const kind = (name: keyof typeof quoteForm.kinds) => page.locator(`label[data-kind=${name}]`);
  const week = (days: string) => page.getByRole('button', { name: days });
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [chosen, other] of [
    [age('6'), age('7')],
    [kind('full'), kind('late')],
    [week('9–13 giugno'), week('16–20 giugno')],
    [tab('Tariffe'), tab('Iscrizioni')],
  ] as const)
    expect(await paintedColour(chosen), `${chosen}`).not.toBe(await paintedColour(other));
});
