import type { Page } from 'playwright/test';
import { startLine } from '#tests/fixtures/line.ts';
import { enter, expect, product, test } from './fixtures.ts';
import { button, generate, menu, post } from './staff-area.ts';

/** The gate behind a line that can fall silent. */
const openGate = async (page: Page) => {
  const line = await startLine(product.url());
  await page.goto(`${line.url}/members#content`);
  // Named once the scripts are there.
  await expect(page.locator('input[name=passcode]')).toBeVisible();
  return line;
};

test('a passcode sent into silence is answered with a sentence, to be sent again', async ({ page }) => {
  await page.clock.install();
  const line = await openGate(page);
  const asked = page.waitForRequest('**/api/session');
  line.passes = () => false;
  await enter(page);
  await asked;
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toHaveText('La rete non risponde.');
  await expect(button(page, 'Entra')).toBeEnabled();
  await line.cut();
});

test('a post that falls silent keeps its text and says why it ended', async ({ page }) => {
  await page.clock.install();
  const line = await openGate(page);
  await enter(page);
  let isSilent = false;
  line.passes = (bytes) => {
    const passes = !isSilent;
    isSilent ||= bytes.includes('event: delta');
    return passes;
  };
  await generate(page, 'Gara muta [guasto: slow]');
  await expect.poll(() => isSilent).toBe(true);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText('La rete non risponde.', { timeout: 500 });
  }).toPass();
  await expect(page.getByText('Testo incompleto')).toBeVisible();
  await expect(post(page)).toContainText(/\w/);
  await line.cut();
});

test('«Esci» into silence shows the gate at once, and what is left to do', async ({ page }) => {
  await page.clock.install();
  const line = await openGate(page);
  await enter(page);
  await expect(menu(page)).toBeVisible();
  line.passes = () => false;
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Esci').click();
  await page.clock.runFor(1000);
  await expect(button(page, 'Entra')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Uscita fatta, bozze cancellate');
  await line.cut();
});
