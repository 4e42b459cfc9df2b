import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { browserArguments, findHeadlessBrowser, noOtherHosts } from '#tests/fixtures/find-browser.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, test } from './fixtures.ts';
import { enrolling, known } from './season-days.ts';
import { distinctPaths } from './served-pages.ts';

test.use({
  launchOptions: {
    executablePath: findHeadlessBrowser(),
    args: [...browserArguments, noOtherHosts, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 360, height: 800 },
});

const monday = known(season.venues.firstDay);
const payDay = known(season.promotion.lastDay);
const quote = `/iscrizioni?sede=${venues[0]?.slug}&bambino=6:s${monday},x${monday},g2,u2&bambino=9:m${monday}&amici=2&data=${payDay}`;

for (const path of distinctPaths.map((path) => (path === '/iscrizioni' ? quote : path)))
  test(`${path} is whole in letters of 32 px`, async ({ page }) => {
    await page.clock.setFixedTime(enrolling);
    await page.goto(path);
    if (path === quote) await page.locator('#totale').waitFor();
    expect(await page.evaluate(findCutTexts)).toEqual([]);
  });

test.describe('at 240 px', () => {
  test.use({ viewport: { width: 240, height: 800 } });

  for (const path of distinctPaths)
    test(`${path} scrolls in one direction alone`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('load');
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overhang)).toBe(0);
    });
});
