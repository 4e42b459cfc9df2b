import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { roleDetails } from '#frontend/content/pages/role-details.ts';
import { season } from '#frontend/content/season/season.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';
import { expect, test } from './fixtures.ts';
import { known } from './season-days.ts';

test('the jobs page gives its dates on any day, with what recruitment is at', async ({ page }) => {
  const { when, whenOver, apply } = lavoraConNoi;
  const trainings = Object.values(roleDetails).map(({ training }) => training);
  const { trainingOver } = roleDetails.animator;
  const trains = romeInstant(known(season.training.animators.firstDay), '12:00').getTime();
  const opens = romeInstant(known(season.general.firstDay), '12:00').getTime();
  const after = romeInstant(addDays(known(season.general.lastDay), 1), '00:00').getTime();
  for (const [at, labels] of [
    [trains, [when, apply.states.training]],
    [opens, [when, trainingOver, apply.states.over]],
    [after, [whenOver, trainingOver, apply.states.over]],
  ] as [number, string[]][]) {
    await page.clock.setFixedTime(at);
    await page.goto('/lavora-con-noi');
    for (const text of trainings) await expect(page.locator('main').getByText(text).first()).toBeVisible();
    for (const text of [when, whenOver, trainingOver, ...Object.values(apply.states)])
      await expect(page.locator('main').getByText(text).first()).toBeVisible({
        visible: labels.includes(text),
      });
  }
});
