import { browserArguments, findHeadlessBrowser, noOtherHosts } from '#tests/fixtures/find-browser.ts';
import { expect, test } from './fixtures.ts';
import { button, description, generate, openArea, post } from './staff-area.ts';

test.use({
  launchOptions: {
    executablePath: findHeadlessBrowser(),
    args: [...browserArguments, noOtherHosts, '--blink-settings=defaultFontSize=24'],
  },
  viewport: { width: 360, height: 740 },
});

test('in letters of 150 % box, microphone and «Genera Contenuto» stand whole above the steps', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { SpeechRecognition: class {} }));
  await openArea(page, '#content');
  const foot = (await page.getByRole('list', { name: 'La serata in tre passi' }).boundingBox())?.y ?? 0;
  for (const control of [
    description(page),
    button(page, 'Usa Microfono'),
    button(page, 'Genera Contenuto'),
  ]) {
    const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 1000 };
    expect(y + height).toBeLessThanOrEqual(foot);
  }
});

test('in letters of 150 % «Copia» stays in reach from the post to the last wish', async ({ page }) => {
  await openArea(page, '#content');
  await generate(page, 'Gioco della corda');
  for (const part of [post(page), button(page, 'Nuovo post')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(button(page, 'Copia')).toBeInViewport({ ratio: 1 });
  }
});
