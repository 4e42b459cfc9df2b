import { previewScript } from '#frontend/build/preview-script.ts';
import { season } from '#frontend/content/season/season.ts';
import { romeClock, romeInstant } from '#frontend/lib/rome-clock.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import { secondsOfChanges } from '#tests/fixtures/season-changes.ts';
import { expect, isHydrated, signIn, test } from './fixtures.ts';
import { known } from './season-days.ts';
import { button, choosePhotos, photos, startButton } from './staff-area.ts';

// Browsers keep 32 bits of a timer's delay: one that holds an absolute time is over at once for 24.8 days, then runs for
// 24.8 days. The preview shifts `Date` and leaves the browser's own timers.
const daySeconds = 86_400;
const spread = (from: number, to: number) =>
  Array.from({ length: 12 }, (_, at) => from + (at * (to - from)) / 12);
const days = spread(buildSeconds, buildSeconds + 12 * 24 * daySeconds);

/** The page's address on a preview day, in seconds (Unix). */
const at = (path: string, seconds: number) => {
  const { day, time } = romeClock(new Date(seconds * 1000));
  return path.replace(/(?=#|$)/, `?oggi=${day}T${time}`);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    await previewScript({ LOCAL_PREVIEW: JSON.stringify({ day: null, moments: [] }) }),
  );
});

test('photos saved one by one all come, on any day', async ({ page }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await signIn(page);
  for (const [index, day] of days.entries()) {
    await page.goto(at('/members#rinomina-foto', day));
    await page.getByLabel('Prefisso').fill('AB');
    await page.getByLabel('Codice attività').fill('ACQUA');
    await page.getByLabel('Titolo foto').fill('Gara');
    await choosePhotos(page, await photos(3));
    await startButton(page).click();
    await expect.poll(() => downloads, romeClock(new Date(day * 1000)).day).toBe(3 * (index + 1));
    await expect(page.getByText('3 foto inviate ai download')).toBeVisible();
  }
});

test('the gate comes after «Esci» without waiting for the server, on any day', async ({ page }) => {
  await page.route('**/api/session', (route) =>
    route.request().method() === 'DELETE' ? undefined : route.continue(),
  );
  for (const day of days) {
    await signIn(page);
    await page.goto(at('/members', day));
    await button(page, 'Esci').click();
    await expect(button(page, 'Entra')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the season clock shows a change when it comes, on any day', async ({ page }) => {
  const lines = timelinesOf(season);
  const changes = secondsOfChanges(lines).filter((from) => from > buildSeconds);
  test.skip(changes.length === 0, 'the season has no dates yet');
  for (const share of spread(0, changes.length)) {
    const change = changes[Math.floor(share)] as number;
    await page.goto(at('/privacy', change - 1));
    for (const states of lines.map((line) => statesAt(line, change)).filter(Boolean))
      await expect(page.locator('html')).toHaveAttribute('data-now', new RegExp(states));
  }
});

test('the countdown runs on any day before its deadline', async ({ page }) => {
  const { lastDay, lastTime } = season.promotion;
  const deadline = romeInstant(known(lastDay), lastTime).getTime() / 1000;
  for (const day of spread(buildSeconds, deadline)) {
    await page.goto(at('/', day));
    await isHydrated(page);
    const seconds = page.getByRole('timer').getByRole('definition').last();
    const first = await seconds.textContent();
    await expect(seconds).not.toHaveText(first ?? '');
  }
});
