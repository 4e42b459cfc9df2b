import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { roleDetails } from '#frontend/content/pages/role-details.ts';
import { season } from '#frontend/content/season/season.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';
import { expect, test } from './fixtures.ts';
import { known } from './season-days.ts';

const { when, whenOver, apply } = lavoraConNoi;
const { training, trainingOver } = roleDetails.animator;

for (const { at, day, shown } of [
  {
    at: 'while training is on',
    day: season.training.animators.firstDay,
    shown: [when, apply.states.training],
  },
  {
    at: 'after the season',
    day: season.general.lastDay && addDays(season.general.lastDay, 1),
    shown: [whenOver, trainingOver, apply.states.over],
  },
])
  test(`the jobs page gives its dates and what recruitment is at ${at}`, async ({ page }) => {
    await page.clock.setFixedTime(romeInstant(known(day), '12:00'));
    await page.goto('/lavora-con-noi');
    for (const text of [training, when, whenOver, trainingOver, ...Object.values(apply.states)])
      await expect(page.locator('main').getByText(text).first()).toBeVisible({
        visible: text === training || shown.includes(text),
      });
  });
