import { expect, test } from './fixtures.ts';

const names = ['La Sede', 'Il Programma', 'Pranzo e Merenda', 'Tariffe', 'Iscrizioni'];

test('one section shows at a time, by click, by keyboard and by address', async ({ page }) => {
  await page.goto('/sc-ostiense');
  await expect(page.getByRole('tab', { name: 'La Sede' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(names);
  await page.getByRole('tab', { name: 'Tariffe' }).click();
  await expect(page).toHaveURL(/#tariffe$/);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Tariffe' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Iscrizioni' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Iscrizioni' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'La Sede' })).toBeVisible();
  await page.goto('/sc-ostiense#pranzo');
  await expect(page.getByRole('tabpanel', { name: 'Pranzo e Merenda' })).toBeVisible();
});

test('choosing a tab scrolls to its section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sport-city');
  await page.getByRole('tab', { name: 'Il Programma' }).click();
  await expect(page.getByRole('heading', { name: 'Una giornata al campo' })).toBeInViewport();
});

test('the bar has arrows on a phone at Sport City and Ostiense', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/sport-city', '/sc-ostiense']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Mostra le schede successive' }).click();
    await expect(page.getByRole('button', { name: 'Mostra le schede precedenti' })).toBeEnabled();
  }
  await page.goto('/tc-nascosa');
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Mostra le schede successive' })).toHaveCount(0);
});

test('the quote of a venue’s own page stays in its tab’s address', async ({ page }) => {
  await page.goto('/tc-nascosa#tariffe');
  await expect(page.getByRole('tab', { name: 'Tariffe' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: '16-20 giugno' }).click();
  await expect(page.locator('#totale')).toHaveText(/^139,00\s€$/);
  await expect(page).toHaveURL(/\/tc-nascosa\?sede=tc-nascosa&bambino=5:s2025-06-16#tariffe$/);
});

test('the secretariat says whether it is open, in Rome', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-06-09T06:30:00Z'));
  await page.goto('/sport-city');
  await expect(page.getByText('Aperta ora, fino alle 13:00')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all five sections stand one below the other', async ({ page }) => {
    await page.goto('/tc-nascosa');
    await expect(page.getByText('Sede in fase di definizione').first()).toBeVisible();
    for (const id of ['la-sede', 'programma', 'pranzo', 'tariffe', 'iscrizioni'])
      await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
