import type { Page } from 'playwright/test';
import { generator as words } from '#frontend/content/members/generator.ts';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { violations } from './axe.ts';
import { enter, expect, product, test } from './fixtures.ts';
import {
  button,
  choosePhotos,
  description,
  downloadPdf,
  edited,
  fileOf,
  generate,
  isWritten,
  openGenerator,
  photo,
  post,
  signOut,
  storedDraft,
} from './staff-area.ts';

const [venue] = venues as [(typeof venues)[number]];
const prefix = venuePrefixes[venue.slug] ?? '';

test.describe('nothing typed is lost', () => {
  test.use({ expectedStatuses: [401, 404] });

  const writeAndEdit = async (page: Page) => {
    await openGenerator(page);
    await generate(page, 'Una giornata di sole');
    await isWritten(page);
    await post(page).fill(edited);
    await description(page).fill('Una giornata di sole e risate');
  };
  const expectAllThere = async (page: Page) => {
    await expect(description(page)).toHaveValue('Una giornata di sole e risate');
    await expect.poll(() => post(page).textContent()).toBe(edited);
  };

  test('by a closed tab', async ({ page, context }) => {
    await writeAndEdit(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/members#content');
    await expectAllThere(next);
  });

  test('by another page and back', async ({ page }) => {
    await writeAndEdit(page);
    await page.goto('/privacy');
    await page.goBack();
    await expectAllThere(page);
  });

  test('by a closed tab on a preview day, whose clock starts again with every page', async ({
    page,
    context,
  }) => {
    await page.goto('/members?oggi=2025-06-20T18:00#content');
    await enter(page);
    await description(page).fill('Una giornata di sole');
    await expect.poll(() => storedDraft(page)).toContain('Una giornata di sole');
    await page.close();
    const next = await context.newPage();
    await next.goto('/members?oggi=2025-06-20T18:00#content');
    await expect(description(next)).toHaveValue('Una giornata di sole');
  });

  test('by a sign-out that is called off', async ({ page }) => {
    await writeAndEdit(page);
    await button(page, 'Esci').click();
    await button(page, 'Resta qui').click();
    await expect(description(page)).toHaveValue('Una giornata di sole e risate');
    await page.reload();
    await expectAllThere(page);
  });

  test('unsaid: a sign-out that is confirmed takes it away', async ({ page }) => {
    await writeAndEdit(page);
    await signOut(page);
    expect(await storedDraft(page)).toBeNull();
  });

  test.describe('by an expired session', () => {
    const expire = async (page: Page) => {
      await writeAndEdit(page);
      await page.context().clearCookies();
      await page.reload();
      await enter(page);
    };

    test('and is shown only to whoever says that it is theirs', async ({ page }) => {
      await expire(page);
      await expect(page.getByRole('heading', { name: 'C’è un lavoro lasciato a metà' })).toBeFocused();
      await expect(page.getByText('risate')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await button(page, 'Continua').click();
      await expectAllThere(page);
      await page.reload();
      await expectAllThere(page);
    });

    test('unless the next person throws it away', async ({ page }) => {
      await expire(page);
      await button(page, 'Butta').click();
      await expect(description(page)).toHaveValue('');
      expect(await storedDraft(page)).toBeNull();
    });
  });

  test('and the names of photos are shown only to whoever says that they are theirs', async ({ page }) => {
    await page.goto('/members#foto');
    await enter(page);
    await page.getByRole('textbox', { name: 'Titolo' }).fill('Tuffi di gruppo');
    await page.context().clearCookies();
    await page.reload();
    await enter(page);
    await expect(page.getByRole('heading', { name: 'C’è un lavoro lasciato a metà' })).toBeFocused();
    await button(page, 'Continua').click();
    await expect(page.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Tuffi di gruppo');
  });

  test('by a reload, which shows the post and its rules in one piece', async ({ page }) => {
    await writeAndEdit(page);
    // In one piece: no button comes before the rules that push it down.
    await page.addInitScript(
      ([first, second]) =>
        new MutationObserver((_changes, observer) => {
          if (![...document.querySelectorAll('button')].some(({ textContent }) => textContent === second))
            return;
          Object.assign(globalThis, { hasBoth: document.body.textContent?.includes(first) });
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true }),
      [words.checksHeading, words.copy] as const,
    );
    await page.reload();
    await expectAllThere(page);
    await isWritten(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hasBoth'))).toBe(true);
  });

  test('by a new edition in which a file of this page is gone: nothing is loaded again unasked', async ({
    page,
  }) => {
    // From the beginning: the area loads the file for its offline copy, too.
    await page.route('**/members/assets/download-pdf-*', (route) =>
      route.continue({ url: `${product.url()}/members/assets/download-pdf-gone.js` }),
    );
    await writeAndEdit(page);
    await button(page, 'Scarica PDF').click();
    await expect(page.getByRole('alert')).toContainText(words.pdfMissing);
    await expect(description(page)).toHaveValue('Una giornata di sole e risate');
    await page.unrouteAll();
    await button(page, words.reload).click();
    await expectAllThere(page);
    await downloadPdf(page);
  });

  test('by «Nuovo post» touched by mistake', async ({ page }) => {
    await writeAndEdit(page);
    await button(page, 'Nuovo post').click();
    await expect(description(page)).toHaveValue('');
    await expect(post(page)).toBeHidden();
    expect(await storedDraft(page)).toBeNull();
    await button(page, 'Annulla').click();
    await expectAllThere(page);
  });

  test('unsaid: where the storage is full, both the post and the photos go on', async ({ page }) => {
    await openGenerator(page);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (let length = 2 ** 23, fill = 0; length >= 1; fill += 1)
          try {
            storage.setItem(`fill-${fill}`, 'x'.repeat(length));
          } catch {
            length = Math.floor(length / 2);
          }
    });
    await generate(page, 'Una giornata di sole');
    await isWritten(page);
    await expect(page.getByText('Questo browser non conserva niente')).toBeVisible();
    await button(page, 'Rinomina le foto').click();
    await page.getByLabel('Prefisso').fill(prefix);
    await choosePhotos(page, [fileOf('IMG_1.jpg', await photo())]);
    await button(page, 'Rinomina e Scarica').click();
    await expect(page.getByText('1 foto inviata ai download.')).toBeVisible();
    await expect(page.getByText(`Oggi 1 foto per ${venue.name}: ne mancano 4.`)).toBeVisible();
    await signOut(page);
  });
});
