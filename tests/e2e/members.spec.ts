import type { Page } from 'playwright/test';
import { failures } from '#frontend/content/pages/members.ts';
import { dailySlots } from '#frontend/content/season/programme.ts';
import { formatHours } from '#frontend/italian/dates.ts';
import { violations } from './axe.ts';
import { expect, product, signIn, test } from './fixtures.ts';

/** What each panel must say, in the order of the menu. */
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

test('has a bar of its own and nothing of the public site around it', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Area Staff');
  for (const item of ['Gestione Foto', 'Regolamento']) {
    await choose(page, item);
    await expect(page.getByRole('banner')).toContainText(item);
  }
  await expect(page.getByRole('navigation')).toHaveCount(1);
  for (const name of ['Iscrizioni', /^Chat/, 'Attività'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto('/iscrizioni');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Area Staff' })).toBeVisible();
});

test('the installed app opens here, and the public site stays a site', async ({ page, request }) => {
  const manifestLink = page.locator('link[rel=manifest]');
  await expect(manifestLink).toHaveAttribute('href', '/members.webmanifest');
  const manifest = await (await request.get('/members.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/members', scope: '/members', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  await page.goto('/iscrizioni');
  await expect(manifestLink).toHaveAttribute('href', '/site.webmanifest');
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ display: 'browser' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the photo desk is one tap from every panel, and one tap leads back', async ({ page }) => {
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
  });

  test('axe finds nothing at the photo desk, and the skip link leads to the panel', async ({ page }) => {
    await page.getByRole('link', { name: 'Rinomina foto' }).click();
    expect(await violations(page)).toEqual([]);
    await choose(page, 'Regolamento');
    await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
    await expect(page.locator('#pannello')).toBeFocused();
    await expect(openPanel(page)).toHaveId('rules');
  });
});

for (const width of [390, 1280])
  test(`axe finds nothing in any panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { item } of panels) {
      await choose(page, item);
      expect(await violations(page), item).toEqual([]);
    }
  });

test.describe('before the scripts have come', () => {
  for (const send of ['Enter', 'a tap'] as const)
    test(`a passcode sent by ${send} goes once, as soon as they are here, and into no address`, async ({
      page,
      context,
    }) => {
      await context.clearCookies();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
      const addresses: string[] = [];
      const sent: (string | null)[] = [];
      page.on('request', (call) => {
        addresses.push(call.url());
        if (call.method() === 'POST') sent.push(call.postData());
      });
      await page.goto('/members', { waitUntil: 'commit' });
      const field = page.getByLabel('Codice dello staff');
      await field.fill(product.passcode());
      if (send === 'Enter') await field.press('Enter');
      else await page.getByRole('button', { name: 'Entra' }).click();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/members');
      expect(sent).toEqual([]);
      release();
      await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeVisible();
      expect(sent).toEqual([JSON.stringify({ passcode: product.passcode() })]);
      expect(addresses.filter((address) => address.includes(product.passcode()))).toEqual([]);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
    });
});

test.describe('at the gate', () => {
  test.use({ expectedStatuses: [401] });

  const greeting = (page: Page) => page.getByRole('heading', { name: 'Che bello rivederti!' });
  const enter = async (page: Page, passcode: string) => {
    await page.getByLabel('Codice dello staff').fill(passcode);
    await page.getByRole('button', { name: 'Entra' }).click();
  };

  test('a device that has signed in is greeted for 90 days, until «Esci»', async ({ page, context }) => {
    await context.clearCookies();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(greeting(page)).toBeHidden();
    await enter(page, product.passcode());
    await expect(menu(page)).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const keptDaysAgo = (days: number) =>
      page.evaluate((age) => {
        const kept = JSON.parse(localStorage.getItem('members-known') ?? '');
        localStorage.setItem(
          'members-known',
          JSON.stringify({ ...kept, keptAt: Date.now() - age * 86_400_000 }),
        );
      }, days);
    await keptDaysAgo(89);
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    await keptDaysAgo(90);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('members-known'))).toBeNull();

    await enter(page, product.passcode());
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(greeting(page)).toBeHidden();
  });

  test('a browser that keeps nothing lets in and out, and greets nobody', async ({ page, context }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, storage, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await context.clearCookies();
    await page.reload();
    await enter(page, product.passcode());
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { name: /^Ciao!/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
    await expect(menu(page)).toBeHidden();
  });

  test('a wrong code gets what to do next', async ({ page, context }) => {
    await context.clearCookies();
    await page.reload();
    await enter(page, 'sbagliato');
    await expect(page.getByRole('alert')).toHaveText(failures.wrong_passcode.sentence);
    await expect(page.getByLabel('Codice dello staff')).toHaveAccessibleDescription(
      /chiedilo alla direzione/,
    );
    expect(await violations(page)).toEqual([]);
  });
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
    const desk = await page.getByRole('link', { name: 'Rinomina foto' }).boundingBox();
    expect(desk?.y).toBeGreaterThan(740 / 2);
  });
