import type { Page } from 'playwright/test';
import { dailySlots } from '#frontend/content/season/programme.ts';
import { formatHours } from '#frontend/italian/dates.ts';
import { violations } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { servedHtml } from './served-pages.ts';

/** Facts of each panel, in the order of the menu. */
const panels = [
  {
    id: 'welcome',
    item: 'Benvenuto',
    facts: [
      ...dailySlots.flatMap((slot) => [formatHours(slot), slot.activity]),
      ...['Direzione', '+39', '@'],
    ],
  },
  {
    id: 'content',
    item: 'Generatore Contenuti',
    facts: [
      ...['Data, luogo, tipo di attività, età dei bambini', 'dettagli'],
      ...['Referente, foto di riferimento, obiettivi educativi', 'Titolo, sottotitolo, testo e hashtag'],
      ...['Un esempio', 'caccia al tesoro', 'Genera Contenuto'],
    ],
  },
  {
    id: 'photos',
    item: 'Gestione Foto',
    facts: [
      ...['Almeno 5 foto al giorno', 'In ogni sede', 'gruppo ogni venerdì', 'posteriore, mai selfie'],
      ...['ombra', 'luce morbida', 'Cartella condivisa ufficiale', 'Manuale completo'],
    ],
  },
  {
    id: 'communications',
    item: 'Comunicazioni',
    facts: [
      'Promemoria importante',
      'entro le 19:00',
      'Aggiornamento',
      'cartella condivisa',
      'nuovi materiali',
    ],
  },
  {
    id: 'opportunities',
    item: 'Opportunità',
    facts: [
      ...[
        'Animatori sportivi e animatrici sportive',
        'Almeno 16 anni',
        'Passione per lo sport e per l’animazione',
      ],
      ...['Formazione gratuita inclusa', 'Capivillaggio', 'Esperienza precedente', 'guidare un gruppo'],
      ...['Indennità di responsabilità', 'Invia la tua candidatura'],
    ],
  },
  {
    id: 'rules',
    item: 'Regolamento',
    facts: [
      ...['divisa ufficiale', 'comportamento professionale', 'orari di lavoro', 'procedure di sicurezza'],
      ...['mai i bambini senza sorveglianza', 'sempre le presenze', 'esigenze di ciascuno'],
      ...['problemi alla direzione', 'chat di gruppo', 'almeno 24 ore prima', 'Con i genitori'],
    ],
  },
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu dell’Area Staff' });
const openPanel = (page: Page) => page.locator(panels.map(({ id }) => `section#${id}:visible`).join());

const choose = async (page: Page, item: string) => {
  await menu(page).getByRole('link', { name: item, exact: true }).click();
  await expect(menu(page).locator('[aria-current]')).toHaveText(item);
};

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/members');
  await expect(menu(page)).toBeVisible();
});

test('opens with the welcome and shows one panel at a time, each with all its facts', async ({ page }) => {
  expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(panels.map(({ item }) => item));
  await expect(menu(page).locator('[aria-current]')).toHaveText('Benvenuto');
  for (const { id, item, facts } of panels) {
    await choose(page, item);
    await expect(openPanel(page)).toHaveCount(1);
    await expect(openPanel(page)).toHaveId(id);
    const shown = await openPanel(page).innerText();
    for (const fact of facts) expect(shown, item).toContain(fact);
    await expect(page.getByRole('button', { name: 'Rinomina e Scarica' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/members');
  }
});

test('keeps the panel on reload, goes back through them, and keeps what was typed', async ({ page }) => {
  await choose(page, 'Generatore Contenuti');
  await page.getByLabel('Descrizione dell’attività').fill('Una giornata di sole');
  await choose(page, 'Regolamento');
  await page.goBack();
  await expect(openPanel(page)).toHaveId('content');
  await expect(page.getByLabel('Descrizione dell’attività')).toHaveValue('Una giornata di sole');
  await page.goForward();
  await page.reload();
  await expect(openPanel(page)).toHaveId('rules');
  await expect(menu(page).locator('[aria-current]')).toHaveText('Regolamento');
  await page.goBack();
  await page.goBack();
  await expect(openPanel(page)).toHaveId('welcome');
});

test('opens the folder, the manual and the application form in a tab of their own', async ({ page }) => {
  for (const [item, link] of [
    ['Gestione Foto', 'Cartella condivisa ufficiale'],
    ['Gestione Foto', 'Manuale completo delle foto'],
    ['Opportunità', 'Invia la tua candidatura'],
  ] as const) {
    await choose(page, item);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      openPanel(page).getByRole('link', { name: link }).click(),
    ]);
    await expect(opened.getByRole('heading').first()).toBeVisible();
    await opened.close();
  }
});

test('has a bar and an app of its own, and nothing of the public site around it, which stays a site', async ({
  page,
  request,
}) => {
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Area Staff');
  for (const item of ['Gestione Foto', 'Regolamento']) {
    await choose(page, item);
    await expect(page.getByRole('banner')).toContainText(item);
  }
  await expect(page.getByRole('navigation')).toHaveCount(1);
  for (const name of ['Iscrizioni', /^Chat/, 'Attività'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/members.webmanifest');
  const manifest = await (await request.get('/members.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/members', scope: '/members', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(servedHtml('/iscrizioni')).toContain('<link rel="manifest" href="/site.webmanifest"');
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ display: 'browser' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the photo desk is one tap from every panel, one tap leads back, and the skip link leads to the panel', async ({
    page,
  }) => {
    const rename = page.getByRole('button', { name: 'Rinomina e Scarica' });
    for (const { id, item } of panels) {
      await choose(page, item);
      await expect(rename).toBeHidden();
      await page.getByRole('link', { name: 'Rinomina foto' }).click();
      await expect(rename).toBeVisible();
      await expect(openPanel(page)).toHaveCount(0);
      await page.getByLabel('Titolo foto').fill(item);
      await page.goBack();
      await expect(openPanel(page)).toHaveId(id);
    }
    await page.getByRole('link', { name: 'Rinomina foto' }).click();
    await expect(page.getByLabel('Titolo foto')).toHaveValue('Regolamento');
    expect(await violations(page)).toEqual([]);
    await choose(page, 'Regolamento');
    await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
    await expect(page.locator('#pannello')).toBeFocused();
    await expect(openPanel(page)).toHaveId('rules');
  });
});

test('axe finds nothing in any panel, on a phone or on a desk', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { item } of panels) {
      await choose(page, item);
      expect(await violations(page), `${item} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing scrolls sideways on a narrow phone, and the menu is under the thumb', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { item } of panels) {
      await choose(page, item);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), item).toBe(width);
      const box = await menu(page).getByRole('link', { name: item, exact: true }).boundingBox();
      expect(box?.height, item).toBeGreaterThanOrEqual(44);
      expect(box?.y, item).toBeGreaterThan(800 / 2);
    }
    const desk = await page.getByRole('link', { name: 'Rinomina foto' }).boundingBox();
    expect(desk?.y).toBeGreaterThan(800 / 2);
  }
});

test('the dock lies over no control of a low phone, and its labels are at least 12 px', async ({ page }) => {
  for (const [width, height] of [
    [320, 560],
    [360, 640],
    [390, 664],
    [430, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { item } of panels) {
      await choose(page, item);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(a, button, input, textarea, summary)')]
          .map((element) => [element, element.getBoundingClientRect()] as const)
          .filter(([element]) => element.checkVisibility())
          .filter(
            ([, { width, height, bottom, top }]) =>
              width > 1 && height > 1 && top > 60 && bottom < innerHeight,
          )
          .filter(([element, { left, width, top, height }]) => {
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found && !element.contains(found) && found.closest('nav');
          })
          .map(([{ textContent }]) => textContent),
      );
      expect(covered, `${item} at ${width} px`).toEqual([]);
    }
    const sizes = await menu(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  }
});
