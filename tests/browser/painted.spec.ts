import { quoteForm } from '#frontend/content/pages/quote.ts';
import { expect, hasOwnFaces, isHydrated, test } from './fixtures.ts';
import { faintLinks, paintedColour } from './painted.ts';
import { enrolling } from './season-days.ts';

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
  const kind = (closes: string) => page.locator('label', { hasText: quoteForm.kinds.full.detail(closes) });
  const week = (days: string) => page.getByRole('button', { name: days });
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [chosen, other] of [
    [age('6'), age('7')],
    [kind('17:00'), kind('18:00')],
    [week('9–13 giugno'), week('16–20 giugno')],
    [tab('Tariffe'), tab('Iscrizioni')],
  ] as const)
    expect(await paintedColour(chosen), `${chosen}`).not.toBe(await paintedColour(other));
});
