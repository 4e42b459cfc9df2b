import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, choosePhotos, generate, menu, openGenerator, photos, post } from './staff-area.ts';

const [venue] = venues as [(typeof venues)[number]];
const prefix = venuePrefixes[venue.slug] ?? '';
const description = `Il 16 giugno 2025 a ${venue.name}, caccia al tesoro a squadre`;

test('an evening in one flow: the post is copied, its photos named after it, both shared together', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 640 });
  // Chromium has no share sheet on Linux.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files }: ShareData) => {
        shared.push({ text, files: files?.map(({ name }) => name) });
      },
    });
  });
  await openGenerator(page);
  await generate(page, description);
  await button(page, 'Copia').click();
  await expect(page.getByRole('link', { name: 'Post fatto' })).toBeVisible();
  const written = await post(page).innerText();
  await button(page, 'Rinomina le foto').click();
  await expect(page.getByLabel('Codice attività')).toHaveValue(/^[A-Z]+1606$/);
  await expect(page.getByLabel('Titolo foto')).not.toHaveValue('');
  await expect(page.getByLabel('Prefisso')).toHaveValue(prefix);
  await choosePhotos(page, await photos(12));
  await button(page, 'Rinomina e Scarica').click();
  await button(page, 'Condividi testo e 10 foto').click();
  await button(page, 'Condividi le foto 11–12').click();
  const readShared = () =>
    page.evaluate(() => Reflect.get(globalThis, 'shared') as { text?: string; files: string[] }[]);
  await expect.poll(async () => (await readShared()).length).toBe(2);
  const shared = await readShared();
  expect(shared.map(({ text }) => text)).toEqual([written, undefined]);
  expect(shared.map(({ files }) => files.length)).toEqual([10, 2]);
  expect(shared[0]?.files[0]).toMatch(new RegExp(`^${prefix}-[A-Z]+1606_.*\\.jpg$`));
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: 'Benvenuto' }).click();
  await expect(page.getByText(`Oggi 12 foto per ${venue.name}: il minimo c’è.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post fatto' })).toBeVisible();
});

test('on a wide screen the photo desk takes the names of a post where it stands, and the panel stays', async ({
  page,
}) => {
  await openGenerator(page);
  await generate(page, description);
  await button(page, 'Rinomina le foto').click();
  await expect(page.getByLabel('Codice attività')).toHaveValue(/^[A-Z]+1606$/);
  await expect(page.getByLabel('Prefisso')).toBeFocused();
  await expect(menu(page).locator('[aria-current]')).toHaveText('Generatore Contenuti');
});
