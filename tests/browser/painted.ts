import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';

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

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as Rgb;
  };
};

/** The colour of most pixels: the background of a text. */
function mostFrequent(colours: Rgb[]): Rgb {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  const [[most = ''] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return most.split(',').map(Number) as Rgb;
}

/** The links in running text that are painted with less contrast than 4.5:1, each with what it has. */
export async function faintLinks(page: Page): Promise<string[]> {
  const links = await page.locator('main a').evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).display === 'inline' && link.checkVisibility())
      .map((link) => {
        const { x, y, width, height } = link.getClientRects()[0] as DOMRect;
        return { text: link.textContent ?? '', box: { x: x + scrollX, y: y + scrollY, width, height } };
      }),
  );
  const pixel = await pixelsOf(await page.screenshot({ fullPage: true }));
  const contrastIn = ({ x, y, width, height }: Box) => {
    const colours = Array.from({ length: Math.floor(width) * Math.floor(height) }, (_, at) =>
      pixel(x + (at % Math.floor(width)), y + Math.floor(at / Math.floor(width))),
    );
    const background = mostFrequent(colours);
    return Math.max(...colours.map((colour) => contrast(colour, background)));
  };
  return links
    .map(({ text, box }) => ({ text, ratio: contrastIn(box) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
}

/** The colour that most of the element is painted in. */
export const paintedColour = async (element: Locator): Promise<string> => {
  const png = await element.screenshot();
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const pixel = await pixelsOf(png);
  return mostFrequent(
    Array.from({ length: width * height }, (_, at) => pixel(at % width, Math.floor(at / width))),
  ).join();
};
