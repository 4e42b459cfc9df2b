import type { Page } from 'playwright/test';
import { activities as activityCards } from '#frontend/content/activities/index.ts';
import { reviewStatistics, reviews } from '#frontend/content/organisation/organisation.ts';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { home } from '#frontend/content/pages/home.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { failures } from '#frontend/content/pages/members.ts';
import { menu } from '#frontend/content/pages/menu.ts';
import { notFound } from '#frontend/content/pages/not-found.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { timelinesOf } from '#frontend/lib/season/timelines.ts';
import { featuresOf } from '#frontend/lib/venues.ts';
import { buildSeconds } from '#tests/fixtures/build-day.ts';
import {
  enter,
  expect,
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

const isFocused = (element: Element) => element === document.activeElement;

type Shown = { text: string; author: string } | { value: string; label: string };
const shownOf = (one: Shown) => ('text' in one ? [one.text, one.author] : [one.value, one.label]);

const textTo = (to: string) =>
  [...menu, ...footer.legal].flatMap((one) => ('to' in one && one.to === to ? [one.text] : []))[0];
const [enrolmentLink, staffLink] = [textTo('/iscrizioni') ?? '', textTo('/members') ?? ''];

/** Without a script pages show the state of their build. */
const momentsOfBuild = () => timelinesOf(season).flatMap((line) => statesAt(line, buildSeconds).split(' '));

const folded = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

test.describe('a parent without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [404] });

  test('reads the whole home page', async ({ page }) => {
    await page.goto('/');
    const shown = folded(await page.locator('body').innerText());
    const now = momentsOfBuild();
    const { about, activities, locations, testimonials, contacts, workWithUs } = homeSections;
    const sentences = [
      ...home.hero.slides.flatMap(({ words }) => {
        const shown = words.find(({ states }) => !states || states.some((state) => now.includes(state)));
        const {
          title,
          subtitle,
          description: text,
          features,
          primary,
          secondary,
        } = shown as (typeof words)[0];
        return [title, subtitle, text, ...features, primary.text, secondary.text];
      }),
      ...home.keyFacts.map((fact) =>
        'off' in fact && now.includes(`${fact.by}-off`) ? fact.off : fact.value,
      ),
      ...[about.title, ...about.paragraphs, ...about.values.flatMap(({ title, text }) => [title, text])],
      ...[activities.title, activities.lead, ...activityCards.flatMap(({ name, card }) => [name, card.text])],
      ...[locations.title, locations.lead],
      ...venues.flatMap((venue) => [
        ...[venue.cardTitle, formatPrice(venue.prices.week.base), venue.provisional?.warning ?? ''],
        ...featuresOf(venue).map(({ text }) => text),
      ]),
      ...(reviews.length > 0
        ? [testimonials.title, ...[...reviews, ...reviewStatistics].flatMap(shownOf)]
        : []),
      chainDiscount.title,
      ...[...chainDiscount.steps, ...chainDiscount.rules, chainDiscount.countdown.until].map((words) =>
        now.includes('promotion-over') ? words.past : words.now,
      ),
      ...[contacts.title, workWithUs.title, workWithUs.lead],
    ];
    expect(sentences.filter((sentence) => !shown.includes(folded(sentence)))).toEqual([]);
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
  test('gets the same page brought to life, from the header to the footer', async ({ page }) => {
    await page.goto('/');
    const headings = () => page.locator('h1, h2, h3').allTextContents();
    const prerendered = await headings();
    await page.locator('#about').scrollIntoViewIfNeeded();
    await isHydrated(page);
    expect(await headings()).toEqual(prerendered);
  });

  test('goes from page to page without fetching another document, and a second click adds nothing to go back to', async ({
    page,
  }) => {
    await page.goto('/');
    await markDocument(page);
    await isHydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: enrolmentLink, exact: true }).click();
    await expect(page).toHaveURL(/\/iscrizioni$/);
    await expect(page).toHaveTitle(iscrizioni.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const entries = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return history.length;
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('navigation').getByRole('link', { name: enrolmentLink, exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveTitle(home.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
    expect(await isMarked(page)).toBe(true);
    // The staff area alone is a document of its own, because it alone may use the microphone.
    await page.getByRole('contentinfo').getByRole('link', { name: staffLink }).click();
    await expect(passcodeField(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('who goes back before the scripts of a page run gets the page before it', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: enrolmentLink, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: iscrizioni.heading })).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
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
    await expect(page.getByRole('alert')).toHaveText(failures.wrong_passcode.sentence);
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

  test('shows the passcode on request, and lets it be typed and sent by keyboard alone', async ({ page }) => {
    await page.goto('/members');
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 40 && !(await passcodeField(page).evaluate(isFocused)); presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.type(product.passcode());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(passcodeField(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Entra');
    await page.keyboard.press('Enter');
    await expect(areaHeading(page)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu dell’Area Staff' });
    const rules = menu.getByRole('link', { name: 'Regolamento' });
    for (let presses = 0; presses < 20 && !(await rules.evaluate(isFocused)); presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Regolamento' })).toBeVisible();
  });

  test('shuts behind who leaves, and a copy of the cookie opens nothing', async ({ page, context }) => {
    await signIn(page);
    await page.goto('/members#rules');
    const copied = await context.cookies();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(passcodeField(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Regolamento' })).toHaveCount(0);
    await expect.poll(() => context.cookies()).toEqual([]);
    await context.addCookies(copied);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(areaHeading(page)).toHaveCount(0);
  });
});

test('a member of staff enters, describes and reads the post while it is written', async ({ page }) => {
  await page.goto('/members');
  await enter(page);
  await page.getByRole('link', { name: 'Generatore Contenuti' }).click();
  const text = 'Il 16 giugno 2025 a Sport City: gavettoni, bambini dai 6 agli 8 anni [guasto: slow]';
  await description(page).fill(text);
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Generazione in corso...' })).toBeDisabled();
  const length = async () => (await result(page).innerText()).length;
  await expect(result(page)).toContainText('Che ');
  const early = await length();
  await expect.poll(length).toBeGreaterThan(early);
  await page.getByRole('button', { name: 'Interrompi' }).click();
  await description(page).fill(text.replace(' [guasto: slow]', ' e risate'));
  await generateButton(page).click();
  await expect(result(page)).toContainText('16/06/2025');
  await expect(result(page)).toContainText('#');
  await expect(page.getByRole('button', { name: 'Scarica PDF' })).toBeVisible();
  const [seen] = await providerRequests('e risate');
  expect(seen?.body).toMatchObject({ model: 'gpt-4o', temperature: 0.8, max_tokens: 1000, stream: true });
  expect(seen?.body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
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
    await expect(page.getByRole('alert')).toContainText(failures.not_signed_in.sentence);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await enter(page, 'sbagliato');
    await expect(dialog.getByRole('alert')).toHaveText(failures.wrong_passcode.sentence);
    await enter(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Scarica PDF' })).toBeVisible();
    await expect(description(page)).toHaveValue('Un torneo di calcio al tramonto');
    await expect(page.getByLabel('Titolo foto')).toHaveValue('Torneo di calcio');
    expect(await providerRequests('Un torneo di calcio al tramonto')).toHaveLength(1);
  });
});
