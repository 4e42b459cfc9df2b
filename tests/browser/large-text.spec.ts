import { type Browser, chromium, type Page } from 'playwright/test';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { siteMap } from '#frontend/site-map.ts';
import { browserArguments, findHeadlessBrowser } from '#tests/fixtures/find-browser.ts';
import { expect, isHydrated, product, test } from './fixtures.ts';
import { enrolling } from './season-days.ts';

/** Widths in pixels: of phones, and what a page zoom of 150 and 200 % leaves of them. */
const widthsAt: Record<number, number[]> = {
  16: [180, 240, 320],
  32: [360, 768],
};

const monday = season.venues.firstDay;
const quote = `/iscrizioni?sede=${venues[0]?.slug}&bambino=6:s${monday},x${monday},g2,u2&bambino=9:m${monday}&amici=2&data=2025-05-14`;

/** Opens every disclosure and every panel, so that one look sees all of the page. */
const openAll = () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
    details.open = true;
  for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.hidden = false;
};

/** Texts that the screen or a box cuts off; of a row that scrolls, those wider than the row. To be evaluated in the page. */
const findCutTexts = () => {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > width)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  const isCut = (box: DOMRect, element: Element) => {
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) return box.width > around.clientWidth + 1;
      if (/hidden|clip/.test(overflowX + overflowY)) {
        const edge = around.getBoundingClientRect();
        if (box.left < edge.left - 1.5 || box.right > edge.right + 1.5) return true;
        if (box.top < edge.top - 4 || box.bottom > edge.bottom + 4) return true;
      }
      if (position === 'fixed') break;
    }
    return box.left < -1 || box.right > width + 1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
    if (element.closest('.visually-hidden, [inert], script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => box.width >= 1 && isCut(box, element)))
      found.add(text.textContent.trim().slice(0, 60));
  }
  return [...found];
};

const openPage = async (browser: Browser, path: string): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: product.url(),
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 800 },
  });
  await page.clock.setFixedTime(enrolling);
  await page.goto(path);
  await isHydrated(page);
  if (path === quote) await page.locator('#totale').waitFor();
  return page;
};

for (const [fontSize, widths] of Object.entries(widthsAt))
  test(`with letters of ${fontSize} px nothing is cut and no page scrolls sideways`, async () => {
    const browser = await chromium.launch({
      executablePath: findHeadlessBrowser(),
      args: [...browserArguments, `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const found: string[] = [];
    for (const path of [...siteMap.map((page) => page.path), quote]) {
      const page = await openPage(browser, path);
      await page.evaluate(openAll);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of await page.evaluate(findCutTexts)) found.push(`${path} at ${width} px: ${text}`);
      }
      await page.close();
    }
    await browser.close();
    expect(found).toEqual([]);
  });
