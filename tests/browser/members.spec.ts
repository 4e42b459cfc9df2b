import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { servedHtml } from './served-pages.ts';
import { description, menu, openArea, startButton } from './staff-area.ts';

/** Facts of each panel, in the order of the menu. */
const panels = [
  { id: 'welcome', item: 'Benvenuto', facts: ['Direzione', '+39', '@'] },
  {
    id: 'content',
    item: 'Generatore Contenuti',
    facts: ['Data, luogo, tipo di attività, età dei bambini', 'Titolo, sottotitolo, testo e hashtag'],
  },
  {
    id: 'photos',
    item: 'Gestione Foto',
    facts: ['Almeno 5 foto al giorno', 'gruppo ogni venerdì', 'posteriore, mai selfie', 'luce morbida'],
  },
  { id: 'communications', item: 'Comunicazioni', facts: ['entro le 19:00', 'nuovi materiali'] },
  {
    id: 'opportunities',
    item: 'Opportunità',
    facts: ['Almeno 16 anni', 'Formazione gratuita', 'Capivillaggio', 'Indennità di responsabilità'],
  },
  {
    id: 'rules',
    item: 'Regolamento',
    facts: ['divisa ufficiale', 'mai i bambini senza sorveglianza', 'almeno 24 ore prima', 'Con i genitori'],
  },
];

const openPanel = (page: Page) => page.locator(panels.map(({ id }) => `section#${id}:visible`).join());
const steps = (page: Page) => page.getByRole('list', { name: 'La serata in tre passi' });
const deskLink = (page: Page) => steps(page).getByRole('link', { name: 'Foto' });
const choose = async (page: Page, item: string) => {
  await menu(page).getByRole('link', { name: item, exact: true }).click();
  await expect(menu(page).locator('[aria-current]')).toHaveText(item);
};

test.beforeEach(({ page }) => openArea(page));

test('opens with the welcome and shows one panel at a time, each with its facts', async ({ page }) => {
  expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(panels.map(({ item }) => item));
  await expect(menu(page).locator('[aria-current]')).toHaveText('Benvenuto');
  for (const { id, item, facts } of panels) {
    await choose(page, item);
    await expect(openPanel(page)).toHaveCount(1);
    await expect(openPanel(page)).toHaveId(id);
    for (const fact of facts) await expect(openPanel(page)).toContainText(fact);
    await expect(page.getByRole('banner')).toContainText(item);
    await expect(startButton(page)).toBeVisible();
  }
  await page.locator('#pannello > section').evaluateAll((all) => {
    for (const panel of all) (panel as HTMLElement).hidden = false;
  });
  expect(await violations(page)).toEqual([]);
});

test('keeps the panel on reload, goes back through them, and keeps what was typed', async ({ page }) => {
  await choose(page, 'Generatore Contenuti');
  await description(page).fill('Una giornata di sole');
  await choose(page, 'Regolamento');
  await page.goBack();
  await expect(openPanel(page)).toHaveId('content');
  await expect(description(page)).toHaveValue('Una giornata di sole');
  await page.goForward();
  await page.reload();
  await expect(openPanel(page)).toHaveId('rules');
  await expect(menu(page).locator('[aria-current]')).toHaveText('Regolamento');
  await page.goBack();
  await page.goBack();
  await expect(openPanel(page)).toHaveId('welcome');
});

test('leads to the folder, to the manual, to the application form in a tab of their own', async ({
  page,
}) => {
  for (const [item, link] of [
    ['Gestione Foto', 'Cartella condivisa ufficiale'],
    ['Gestione Foto', 'Manuale completo delle foto'],
    ['Opportunità', 'Invia la tua candidatura'],
  ] as const) {
    await choose(page, item);
    const popup = page.waitForEvent('popup');
    await openPanel(page).getByRole('link', { name: link }).click();
    await expect((await popup).getByRole('heading').first()).toBeVisible();
    await (await popup).close();
  }
  await expect(steps(page).getByRole('link', { name: 'Carica' })).toHaveAttribute('target', '_blank');
});

test('is an app of its own without the public site’s menu, and the public site stays a site', async ({
  page,
  request,
}) => {
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Area Staff');
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Iscrizioni' })).toHaveCount(0);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/members.webmanifest');
  const manifest = await (await request.get('/members.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/members', scope: '/members', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(servedHtml('/iscrizioni')).toContain('<link rel="manifest" href="/site.webmanifest"');
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ display: 'browser' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the row of panels shows the one that a step of the evening opens', async ({ page }) => {
    await choose(page, 'Regolamento');
    await steps(page).getByRole('link', { name: 'Post' }).click();
    await expect(menu(page).locator('[aria-current]')).toHaveText('Generatore Contenuti');
    await expect(menu(page).locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  });

  test('the photo desk is one tap from a panel, one tap leads back, and the skip link leads to the panel', async ({
    page,
  }) => {
    await choose(page, 'Regolamento');
    await expect(startButton(page)).toBeHidden();
    await deskLink(page).click();
    await expect(startButton(page)).toBeVisible();
    await expect(openPanel(page)).toHaveCount(0);
    await page.getByLabel('Titolo foto').fill('Mare');
    await page.goBack();
    await expect(openPanel(page)).toHaveId('rules');
    await deskLink(page).click();
    await expect(page.getByLabel('Titolo foto')).toHaveValue('Mare');
    await choose(page, 'Regolamento');
    await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
    await expect(page.locator('#pannello')).toBeFocused();
    await expect(openPanel(page)).toHaveId('rules');
  });
});

test('on a low narrow phone nothing scrolls sideways, and the steps lie under the thumb and over no control in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 560 });
  for (const { item } of panels) {
    await choose(page, item);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), item).toBe(320);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input, textarea, summary)')]
        .filter((element) => element.checkVisibility() && !element.closest('ol[aria-label]'))
        .filter((element) => {
          (element as HTMLElement).focus();
          const { left, width, top, height, bottom } = element.getBoundingClientRect();
          if (width < 2 || height < 2 || top <= 60 || bottom >= innerHeight) return false;
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('ol[aria-label]');
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered, item).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  for (const link of await steps(page).getByRole('link').all())
    expect((await link.boundingBox())?.y).toBeGreaterThan(800 / 2);
  for (const link of await page.locator('nav, ol[aria-label]').getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const size = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(12);
  }
});
