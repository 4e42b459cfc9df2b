import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

/** What each panel must say, in the order of the menu. */
const panels = [
  {
    id: 'welcome',
    item: 'Benvenuto',
    facts: [
      ...['7:30-9:00', 'Accoglienza', '9:00-16:45', 'Attività', '16:45-17:00', 'Uscita'],
      ...['17:00-18:00', 'Orario extra', 'Direzione', '+39', '@'],
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
    id: 'content',
    item: 'Generatore Contenuti',
    facts: [
      ...['Data, luogo, tipo di attività, età dei bambini', 'dettagli'],
      ...['Referente, foto di riferimento, obiettivi educativi', 'Titolo, sottotitolo, testo e hashtag'],
      ...['Un esempio', 'caccia al tesoro', 'Genera Contenuto'],
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
      ...['Animatori sportivi', 'Almeno 16 anni', 'Passione per lo sport e per l’animazione'],
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

for (const width of [390, 1280])
  test(`axe finds nothing in any panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { item } of panels) {
      await choose(page, item);
      expect(await violations(page), item).toEqual([]);
    }
  });

test('axe finds nothing at the gate, before and after a refusal', async ({ page, context }) => {
  await context.clearCookies();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/members');
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Entra' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

for (const width of [320, 360])
  test(`nothing scrolls sideways at ${width} px, and the menu is under the thumb`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { item } of panels) {
      await choose(page, item);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), item).toBe(width);
      const box = await menu(page).getByRole('link', { name: item, exact: true }).boundingBox();
      expect(box?.height, item).toBeGreaterThanOrEqual(44);
      expect(box?.y, item).toBeGreaterThan(740 / 2);
    }
  });
