import type { Page } from 'playwright/test';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { home } from '#frontend/content/pages/home.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { notFound } from '#frontend/content/pages/not-found.ts';
import { ERROR_SENTENCES } from '#worker/contract.ts';
import {
  enter,
  expect,
  hold,
  isHydrated,
  passcodeField,
  product,
  providerRequests,
  signIn,
  test,
} from './fixtures.ts';

const areaHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Area Staff' });
const description = (page: Page) => page.getByLabel('Descrizione dell’attività');
const generateButton = (page: Page) => page.getByRole('button', { name: 'Genera Contenuto' });
const result = (page: Page) => page.getByRole('region', { name: 'Contenuto Generato' });

/** A document that is fetched again forgets the mark: it tells navigation by script from navigation by the browser. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

const menuLink = (page: Page, to: string) => page.locator(`#menu a[href="${to}"]`);
test.describe('a parent without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [404] });

  test('sees every section of the home page', async ({ page }) => {
    await page.goto('/');
    const sections = await page.locator('main section').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) await expect(section).toBeVisible();
  });

  test('finds a link home at an address that does not exist', async ({ page }) => {
    expect((await page.goto('/non/esiste'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: notFound.homeLink }).click();
    await expect(page).toHaveURL(`${product.url()}/`);
  });

  test('is told at the gate that the staff area needs JavaScript', async ({ page }) => {
    await page.goto('/members');
    await expect(page.locator('noscript p')).toContainText('ha bisogno di JavaScript');
    await expect(page.getByRole('button', { name: 'Entra' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Torna al sito' })).toBeVisible();
  });
});

test.describe('a parent with JavaScript', () => {
  test('goes from page to page without fetching another document, and a second click adds nothing to go back to', async ({
    page,
  }) => {
    await page.goto('/');
    await markDocument(page);
    await isHydrated(page);
    await menuLink(page, '/iscrizioni').click();
    await expect(page).toHaveURL(/\/iscrizioni$/);
    await expect(page).toHaveTitle(iscrizioni.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const entries = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return history.length;
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await menuLink(page, '/iscrizioni').press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveTitle(home.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
    expect(await isMarked(page)).toBe(true);
    // The staff area alone is a document of its own, because it alone may use the microphone.
    await page.locator('#footer a[href="/members"]').click();
    await expect(passcodeField(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('who goes back before the scripts of a page run gets the page before it', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await menuLink(page, '/iscrizioni').click();
    await expect(page.getByRole('heading', { level: 1, name: iscrizioni.heading })).toBeVisible();
    const release = await hold(page, '**/assets/*.js');
    const asked = page.waitForRequest('**/assets/*.js');
    await page.reload();
    await asked;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${product.url()}/`);
    release();
    await expect(page).toHaveTitle(home.title);
    await expect(page.locator('#hero')).toBeVisible();
  });
});

test.describe('an address that does not exist', () => {
  test.use({ expectedStatuses: [404] });

  for (const path of ['/members/non-esiste', '/gallery/non-esiste'])
    test(`${path} answers 404 and gives its place in the history to the home page`, async ({ page }) => {
      await page.goto('/gallery');
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveURL(`${product.url()}/`);
      await expect(page).toHaveTitle(home.title);
      await page.goBack();
      await expect(page).toHaveURL(/\/gallery$/);
    });
});

test.describe('the gate', () => {
  test.use({ expectedStatuses: [401] });

  test('stays shut for an empty or a wrong passcode and opens for the right one', async ({
    page,
    context,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/members');
    await page.getByRole('button', { name: 'Entra' }).click();
    await expect(page.getByRole('alert')).toHaveText('Scrivi il codice dello staff.');
    await enter(page, 'non-questo');
    await expect(page.getByRole('alert')).toHaveText(ERROR_SENTENCES.wrong_passcode);
    await expect(passcodeField(page)).toHaveValue('non-questo');
    expect(fetched.filter((path) => path.startsWith('/members/assets/'))).toEqual([]);
    await enter(page);
    await expect(areaHeading(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: '__Host-members',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    expect(await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length])).toEqual([
      [storedItems.membersKnown.name],
      0,
    ]);
  });
});

test('a member of staff reads the post while it is written', async ({ page }) => {
  await signIn(page);
  await page.goto('/members#content');
  await description(page).fill('Il 16 giugno 2025 a Sport City: gavettoni e risate [guasto: slow]');
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Generazione in corso...' })).toBeDisabled();
  const length = async () => (await result(page).innerText()).length;
  await expect(result(page)).toContainText('Che ');
  const early = await length();
  await expect.poll(length).toBeGreaterThan(early);
  const [seen] = await providerRequests('gavettoni e risate');
  expect(seen?.body).toMatchObject({ model: 'gpt-4o', temperature: 0.8, max_tokens: 1000, stream: true });
});

test.describe('when the session has expired', () => {
  test.use({ expectedStatuses: [401] });

  test('the passcode is asked for over the page, and everything typed is still there', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/members#content');
    await page.getByLabel('Titolo foto').fill('Torneo di calcio');
    await description(page).fill('Un torneo di calcio al tramonto');
    await context.clearCookies();

    await generateButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
    await dialog.getByRole('button', { name: 'Non ora' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toContainText(ERROR_SENTENCES.not_signed_in);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await enter(page, 'sbagliato');
    await expect(dialog.getByRole('alert')).toHaveText(ERROR_SENTENCES.wrong_passcode);
    await enter(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Scarica PDF' })).toBeVisible();
    await expect(description(page)).toHaveValue('Un torneo di calcio al tramonto');
    await expect(page.getByLabel('Titolo foto')).toHaveValue('Torneo di calcio');
    expect(await providerRequests('Un torneo di calcio al tramonto')).toHaveLength(1);
  });
});
