import type { Page } from 'playwright/test';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import { secondsOfChanges } from '#tests/fixtures/season-changes.ts';
import { enter, expect, isHydrated, test } from './fixtures.ts';
import { known } from './season-days.ts';
import { choosePhotos, photos, signOut, startButton } from './staff-area.ts';

// Browsers keep 32 bits of a timer's delay: one that holds an absolute time is over at once for 24.8 days, then runs for
// 24.8 days. The runner's own clock would replace the timers too.
const daySeconds = 86_400;
const spread = (from: number, to: number) =>
  Array.from({ length: 12 }, (_, at) => from + (at * (to - from)) / 12);

/** Moves the page's clock by whole seconds, so that what waits for a full second waits no longer. */
const moveTo = (page: Page, seconds: number) =>
  page.evaluate((to) => Reflect.get(globalThis, 'setClock')(to), seconds);

test.beforeEach(({ page }) =>
  page.addInitScript((start) => {
    const MachineDate = Date;
    let shiftMs = 0;
    const setClock = (seconds: number) => {
      shiftMs = (seconds - Math.floor(MachineDate.now() / 1000)) * 1000;
    };
    const now = () => MachineDate.now() + shiftMs;
    globalThis.Date = new Proxy(MachineDate, {
      construct: (target, given, newTarget) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    Object.assign(globalThis, { setClock });
    setClock(start);
  }, buildSeconds),
);

test('in the staff area every wait ends on any day: between two photos, for the answer to «Esci»', async ({
  page,
}) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  let release = () => {};
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'DELETE') await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto('/members');
  for (const [index, day] of spread(buildSeconds, buildSeconds + 12 * 24 * daySeconds).entries()) {
    await moveTo(page, day);
    await enter(page);
    await page.getByLabel('Prefisso').fill('AB');
    await page.getByLabel('Codice attività').fill('ACQUA');
    await page.getByLabel('Titolo foto').fill('Gara');
    await choosePhotos(page, await photos(2));
    await startButton(page).click();
    await expect(page.getByText('2 foto inviate ai download')).toBeVisible();
    await expect.poll(() => downloads).toBe(2 * (index + 1));
    await signOut(page);
    release();
  }
});

test('the season clock shows a change when it comes, on any day', async ({ page }) => {
  const lines = timelinesOf(season);
  const changes = secondsOfChanges(lines).filter((from) => from > buildSeconds);
  test.skip(changes.length === 0, 'the season has no dates yet');
  await page.goto('/privacy');
  for (const share of spread(0, changes.length)) {
    const change = changes[Math.floor(share)] as number;
    await moveTo(page, change - 1);
    for (const states of lines.map((line) => statesAt(line, change)).filter(Boolean))
      await expect(page.locator('html')).toHaveAttribute('data-now', new RegExp(states));
  }
});

test('the countdown runs on any day before its deadline', async ({ page }) => {
  const { lastDay, lastTime } = season.promotion;
  const deadline = romeInstant(known(lastDay), lastTime).getTime() / 1000;
  await page.goto('/');
  await isHydrated(page);
  for (const share of spread(0, Math.floor((deadline - buildSeconds) / daySeconds))) {
    const left = Math.floor(share);
    await moveTo(page, deadline - (left + 0.5) * daySeconds);
    await expect(page.getByRole('timer').getByRole('definition').first()).toHaveText(
      `${left}`.padStart(2, '0'),
    );
  }
});
