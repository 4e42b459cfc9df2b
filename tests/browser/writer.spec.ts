import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { venues } from '#frontend/content/venues/index.ts';
import { generator as words } from '#frontend/members/content/generator.ts';
import { venuePrefixes } from '#frontend/members/content/venue-prefixes.ts';
import { difficultTexts } from '#tests/fixtures/pdf/difficult-texts.ts';
import { linesOf, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { violations } from './axe.ts';
import { expect, product, providerRequests, signIn, test } from './fixtures.ts';

const [venue] = venues as [(typeof venues)[number]];
const prefix = venuePrefixes[venue.slug];

const failureSentence = 'Errore durante la generazione del contenuto. Riprova più tardi.';
const description = (page: Page) => page.getByLabel('Descrizione dell’attività');
const post = (page: Page) => page.getByRole('textbox', { name: 'Contenuto generato' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openGenerator(page: Page) {
  await signIn(page);
  await page.goto('/members');
  await page.getByRole('link', { name: 'Generatore Contenuti' }).first().click();
  await expect(description(page)).toBeVisible();
}

async function generate(page: Page, text: string) {
  await description(page).fill(text);
  await button(page, 'Genera Contenuto').click();
}

async function downloadPdf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Scarica PDF').click()]);
  expect(download.suggestedFilename()).toBe('fun-village-content.pdf');
  return readFile(await download.path());
}

test('explains itself, and one tap fills in the example', async ({ page }) => {
  await openGenerator(page);
  await button(page, 'Usa questo esempio').click();
  await expect(description(page)).toHaveValue(/caccia al tesoro/);
  await expect(description(page)).toHaveAttribute('rows', '6');
});

test('says that a description is missing, and calls nobody', async ({ page }) => {
  await openGenerator(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/generate') && calls.push(request.url()));
  await generate(page, '  \n ');
  await expect(page.getByRole('alert')).toHaveText('Inserisci una descrizione per generare il contenuto');
  await description(page).fill('a'.repeat(4001));
  await button(page, 'Genera Contenuto').click();
  await expect(page.getByRole('alert')).toContainText('caratteri di troppo: 1.');
  expect(calls).toEqual([]);
});

test.describe('when the provider fails', () => {
  test.use({ expectedStatuses: [502] });

  test('shows one sentence in a red box whatever the fault, keeps the text and tries again', async ({
    page,
  }) => {
    await openGenerator(page);
    for (const fault of ['401', '429', 'refused', 'html', 'cut', '500']) {
      const text = `Gioco sfortunato [guasto: ${fault}]`;
      await generate(page, text);
      await expect(page.getByRole('alert'), fault).toContainText(failureSentence);
      await expect(page.getByRole('alert')).not.toContainText('sk-');
      await expect(description(page)).toHaveValue(text);
    }
    await button(page, 'Riprova').click();
    await expect.poll(async () => (await providerRequests('[guasto: 500]')).length).toBe(2);
    expect(await violations(page)).toEqual([]);
    await generate(page, 'Un gioco fortunato');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(button(page, 'Scarica PDF')).toBeVisible();
  });
});

test('keeps what had arrived when the provider breaks off', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Gara interrotta [guasto: cut]');
  await expect(page.getByRole('alert')).toContainText(failureSentence);
  await expect(post(page)).toContainText('Una giornata');
  await expect(page.getByText('Testo incompleto')).toBeVisible();
});

test('stops on request, keeps what it has, and the provider is left too', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Gara lunghissima di gavettoni [guasto: slow]');
  await expect(page.getByText('Che tuffo')).toBeVisible();
  await button(page, 'Interrompi').click();
  await expect(post(page)).toContainText('Che tuffo');
  await expect
    .poll(async () => (await providerRequests('Gara lunghissima')).map(({ hungUp }) => hungUp))
    .toEqual([true]);
});

test('measures the text against its rules while it is edited, and reopens earlier drafts', async ({
  page,
}) => {
  await openGenerator(page);
  await generate(page, 'Una giornata di sole');
  await post(page).fill(`${'T'.repeat(51)}\n\nSotto\n\nUno.\n\nDue. Prenota!\n\n#Uno`);
  await expect(page.getByText('Scrivi un titolo di 50 caratteri al massimo.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Titolo/ })).toContainText('51');
  await button(page, 'Rigenera').click();
  await expect(post(page)).toContainText('Una giornata da ricordare');
  await page.getByRole('button', { name: /^\d\d:\d\d · TTTTT/ }).click();
  await expect(post(page)).toContainText('Due. Prenota!');
});

test.describe('a post that is asked for again', () => {
  test.use({ expectedStatuses: [429, 502] });
  const edited = 'Titolo mio\n\nSotto\n\nUno.\n\nDue. Prenota!\n\n#Uno';
  const wishesSent = async (text: string) =>
    (await providerRequests(text)).map(({ body }) => body?.messages.slice(2).map(({ content }) => content));
  const draftButtons = (page: Page) =>
    page.getByRole('region', { name: 'Bozze di oggi' }).getByRole('button');

  test('is made from what was edited, stands beside it, and is a message without title for WhatsApp', async ({
    page,
  }) => {
    await openGenerator(page);
    await generate(page, 'Gioco del fazzoletto');
    await expect(button(page, 'Scarica PDF')).toBeVisible();
    await post(page).fill(edited);
    await button(page, 'Più caldo').click();
    await expect(post(page)).toContainText('Che bella giornata, famiglie!');
    expect((await wishesSent('Gioco del fazzoletto')).at(-1)).toEqual([
      edited,
      expect.stringContaining('più caldo'),
    ]);
    await expect(draftButtons(page)).toHaveText([
      /^\d\d:\d\d · …Che bella giornata, famiglie! Uno\. Due\.… · Più caldo$/,
      /^\d\d:\d\d · …Uno\. Due\. Prenota! #Uno$/,
    ]);
    await draftButtons(page).last().click();
    await expect.poll(() => post(page).textContent()).toBe(edited);
    await button(page, 'Per WhatsApp').click();
    await expect(post(page)).toHaveText('Ciao a tutti!\n\nUno.\n\nDue. Prenota!');
    await page.getByText('Tutte le regole sono rispettate').click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Titolo/ })).toHaveCount(0);
    await expect(draftButtons(page)).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
  });

  for (const [what, status, code] of [
    ['fails', 502, 'generation_failed'],
    ['finds the quota spent', 429, 'quota_reached'],
  ] as const)
    test(`stays as it was when the wish ${what}`, async ({ page }) => {
      await openGenerator(page);
      await generate(page, 'Una giornata di sole');
      await expect(button(page, 'Scarica PDF')).toBeVisible();
      await post(page).fill(edited);
      await page.route('**/api/generate', (route) =>
        route.fulfill({ status, json: { error: { code, message: '' } } }),
      );
      await button(page, 'Più semplice').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect.poll(() => post(page).textContent()).toBe(edited);
      await expect(page.getByText('Contenuto pronto.')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Bozze di oggi' })).toHaveCount(0);
    });

  test('cannot be asked for twice at once', async ({ page }) => {
    await openGenerator(page);
    await generate(page, 'Ruba bandiera al tramonto');
    await expect(button(page, 'Scarica PDF')).toBeVisible();
    await page.evaluate(
      (names) => {
        const buttons = [...document.querySelectorAll('button')];
        for (const name of names) buttons.find(({ textContent }) => textContent === name)?.click();
      },
      ['Più corto', 'Più caldo', 'Rigenera'],
    );
    await expect(draftButtons(page)).toHaveCount(2);
    expect(await wishesSent('Ruba bandiera al tramonto')).toHaveLength(2);
  });
});

test('says that an interrupted text is incomplete, and does not call it ready', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Gara di salti [guasto: slow]');
  await expect(page.getByText('Una giornata', { exact: false }).first()).toBeVisible();
  await button(page, 'Interrompi').click();
  await expect(page.getByText('Completalo a mano o tocca Rigenera.')).toBeVisible();
  await expect(page.getByText('Contenuto pronto.')).toHaveCount(0);
  await generate(page, 'Una giornata di sole');
  await expect(page.getByText('Contenuto pronto.')).toBeAttached();
  await expect(page.getByRole('button', { name: /· incompleta$/ })).toBeVisible();
});

test('says how the date is wanted when the post has it in words', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Il 16 giugno gavettoni per tutti.');
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  const wanted = `16/06/${new Date().getFullYear()}`;
  await expect(post(page)).toContainText(wanted);
  await expect(page.getByText(words.checksHeading)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: wanted })).toHaveCount(0);
  await post(page).fill('Che tuffo!\n\nSotto\n\nIl 16 giugno, Uno.\n\nDue. Prenota!\n\n#Uno');
  await expect(page.getByText(`Scrivi la data come ${wanted}.`)).toBeVisible();
});

test('marks what the description does not say, and points out private details before sending', async ({
  page,
}) => {
  await openGenerator(page);
  await description(page).fill(
    'Con Marco Bianchetti, allergico, madre 333 1234567. Giochi del 9 giugno 2025',
  );
  for (const hint of ['«Marco Bianchetti»', '«allergico»', '«333 1234567»'])
    await expect(page.getByText(hint)).toBeVisible();
  await button(page, 'Genera Contenuto').click();
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  await post(page).fill('Che sole!\n\nIl 10/06/2025 a Ostia con Giulia e 12 amici.');
  for (const fact of ['10/06/2025 (data)', 'Ostia (nome o luogo)', 'Giulia (nome o luogo)', '12 (numero)'])
    await page.getByRole('checkbox', { name: fact }).check();
  const marked = await page.evaluate(() =>
    Array.from(CSS.highlights.get('da-confermare') ?? [], (range) => range.toString()),
  );
  expect(marked).toEqual(['10/06/2025', 'Ostia', 'Giulia', '12']);
  expect(await violations(page)).toEqual([]);
});

test('copies the post and its hashtags', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await generate(page, 'Giochi con l’acqua');
  await button(page, 'Copia hashtag').click();
  await expect(page.getByText('Copiato.')).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe('#FunVillage #CentroEstivo #Roma #GiochiDAcqua');
  await button(page, 'Copia').click();
  await expect.poll(clipboard).toBe(await post(page).innerText());
});

test('shows, copies and prints the same characters: no hidden one, and every emoji whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hidden = 'Torneo\u200b di\u00ad \u202e001\u202c gol\u2066!\u2069\u{e0041} 👨‍👩‍👧 1️⃣ ☀️';
  const seen = 'Torneo di 001 gol! 👨‍👩‍👧 1️⃣ ☀️';
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const expectSame = async (text: string) => {
    const shown = await post(page).textContent();
    expect(shown).toContain(text);
    expect(shown).not.toMatch(/[\u00ad\u200b\u202a-\u202e\u2066-\u2069\u{e0041}]/u);
    await button(page, 'Copia').click();
    await expect.poll(clipboard).toBe(await post(page).innerText());
    const lines = readPdf(new Uint8Array(await downloadPdf(page)).buffer).flatMap(linesOf);
    const withoutSpace = (one: string) => one.replace(/\s+/g, '');
    expect(withoutSpace(lines.join(''))).toContain(withoutSpace(text));
  };
  await openGenerator(page);
  await generate(page, hidden);
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  await expectSame(seen);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `\u202eIncollato\u202c ${hidden}`);
  await post(page).press('ControlOrMeta+a');
  await post(page).press('ControlOrMeta+v');
  await expect(post(page)).toHaveText(`Incollato ${seen}`);
  await expectSame(`Incollato ${seen}`);
});

test.describe('nothing typed is lost', () => {
  test.use({ expectedStatuses: [401, 404, 503] });
  const edited = 'Titolo mio\n\nSotto\n\nUno.\n\nDue. Prenota!\n\n#Uno';

  const writeAndEdit = async (page: Page) => {
    await openGenerator(page);
    await generate(page, 'Una giornata di sole');
    await expect(button(page, 'Scarica PDF')).toBeVisible();
    await post(page).fill(edited);
    await description(page).fill('Una giornata di sole e risate');
  };
  const expectAllThere = async (page: Page) => {
    await expect(description(page)).toHaveValue('Una giornata di sole e risate');
    await expect.poll(() => post(page).textContent()).toBe(edited);
  };

  test('by a reload, an expired session or another page and back, and a sign-out takes it away', async ({
    page,
    context,
  }) => {
    await writeAndEdit(page);
    await expect(
      page.getByText('La descrizione resta in questa scheda per 24 ore o finché non esci.'),
    ).toBeVisible();
    await page.reload();
    await expectAllThere(page);
    await context.clearCookies();
    await page.reload();
    await page.locator('input[name=passcode]').fill(product.passcode());
    await button(page, 'Entra').click();
    await expectAllThere(page);
    await page.goto('/privacy');
    await page.goBack();
    await expectAllThere(page);
    await button(page, 'Esci').click();
    await expect(button(page, 'Entra')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('by a reload, and comes back in one piece: no button moves from under the finger', async ({
    page,
  }) => {
    await writeAndEdit(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript((name) => {
      const places: number[] = [];
      Object.assign(globalThis, { places });
      const look = () => {
        const found = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === name,
        );
        if (found) places.push(found.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    }, words.copy);
    await page.reload();
    await expectAllThere(page);
    await expect(page.getByText(words.checksHeading)).toBeVisible();
    const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(8);
  });

  test('by a new edition of the site, in which a file of this page is gone: nothing is loaded again unasked', async ({
    page,
  }) => {
    await writeAndEdit(page);
    await page.route('**/members/assets/download-pdf-*', (route) =>
      route.continue({ url: `${product.url()}/members/assets/download-pdf-gone.js` }),
    );
    await button(page, 'Scarica PDF').click();
    await expect(page.getByRole('alert')).toContainText(words.pdfMissing);
    await expect(description(page)).toHaveValue('Una giornata di sole e risate');
    await page.unrouteAll();
    await button(page, words.reload).click();
    await expectAllThere(page);
    await downloadPdf(page);
  });

  test('by another tab, which begins empty', async ({ page, context }) => {
    await writeAndEdit(page);
    const other = await context.newPage();
    await other.goto('/members#content');
    await expect(description(other)).toHaveValue('');
    await description(other).fill('Altro');
    await page.bringToFront();
    await page.reload();
    await expectAllThere(page);
  });

  test('by «Nuovo post» touched by mistake', async ({ page }) => {
    await writeAndEdit(page);
    await button(page, 'Nuovo post').click();
    await expect(description(page)).toHaveValue('');
    await expect(post(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await button(page, 'Annulla').click();
    await expectAllThere(page);
  });

  for (const [what, refuse] of [
    [
      'forbids it',
      () => {
        const get = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, storage, { get });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const)
    test(`unseen: a browser that keeps nothing because it ${what} is said so, and works`, async ({
      page,
    }) => {
      await page.addInitScript(refuse);
      await openGenerator(page);
      await generate(page, 'Una giornata di sole');
      await expect(button(page, 'Scarica PDF')).toBeVisible();
      await expect(page.getByText('Questo browser non conserva niente')).toBeVisible();
      await button(page, 'Rinomina le foto').click();
      await page.getByLabel('Prefisso').fill(prefix);
      await page.getByLabel('Scegli le foto').setInputFiles({
        name: 'IMG_1.jpg',
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6b7c' } })
          .jpeg()
          .toBuffer(),
      });
      await button(page, 'Rinomina e Scarica').click();
      await expect(page.getByText('1 foto inviata ai download.')).toBeVisible();
      await expect(page.getByText(`Oggi 1 foto per ${venue.name}: ne mancano 4.`)).toBeVisible();
      await button(page, 'Esci').click();
      await expect(button(page, 'Entra')).toBeVisible();
    });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('says so, and sends when the connection is back, if wanted', async ({ page, context }) => {
    await openGenerator(page);
    await context.setOffline(true);
    await generate(page, 'Una giornata senza rete');
    await expect(page.getByRole('alert')).toContainText('Non c’è connessione.');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Invia appena torna la rete').click();
    await context.setOffline(false);
    await expect(button(page, 'Scarica PDF')).toBeVisible();
    expect(await providerRequests('Una giornata senza rete')).toHaveLength(1);
  });
});

test('leads from each broken rule to its place with one tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGenerator(page);
  await generate(page, 'Una giornata di sole');
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  await post(page).fill(`${'T'.repeat(51)}\n\nSotto\n\nIl 9 giugno 2025 #sole\n\nDue. Prenota!\n\n#Uno`);
  const selected = () => page.evaluate(() => getSelection()?.toString());
  for (const [rule, place] of [
    ['Titolo', 'T'.repeat(51)],
    ['Data', '9 giugno 2025'],
    ['Hashtag', '#sole'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${rule}`) }).click();
    await expect.poll(selected, rule).toBe(place);
  }
  await page.getByText(/^Rispettate: \d su 8$/).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Emoji/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an evening in one flow: the post is copied, its photos named after it, both shared together', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 640 });
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
  await generate(page, 'Il 16 giugno 2025 a Sport City, caccia al tesoro a squadre');
  await button(page, 'Copia').click();
  await expect(page.getByRole('link', { name: 'Post fatto' })).toBeVisible();
  const written = await post(page).innerText();
  await button(page, 'Rinomina le foto').click();
  await expect(page.getByLabel('Codice attività')).toHaveValue(/^[A-Z]+1606$/);
  await expect(page.getByLabel('Titolo foto')).not.toHaveValue('');
  await page.getByLabel('Prefisso').fill(prefix);
  const pictureOf = (shade: number) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 11, g: 107, b: shade * 8 } } })
      .jpeg()
      .toBuffer();
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => ({
      name: `IMG_${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await pictureOf(at),
    })),
  );
  await page.getByLabel('Scegli le foto').setInputFiles(files);
  await button(page, 'Rinomina e Scarica').click();
  await button(page, 'Condividi testo e 10 foto').click();
  await button(page, 'Condividi le foto 11–12').click();
  const shared = await page.evaluate(
    () => Reflect.get(globalThis, 'shared') as { text?: string; files: string[] }[],
  );
  expect(shared.map(({ text }) => text)).toEqual([written, undefined]);
  expect(shared.map((share) => share.files.length)).toEqual([10, 2]);
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
  await generate(page, 'Il 16 giugno 2025 a Sport City, caccia al tesoro a squadre');
  await button(page, 'Rinomina le foto').click();
  await expect(page.getByLabel('Codice attività')).toHaveValue(/^[A-Z]+1606$/);
  await expect(page.getByLabel('Prefisso')).toBeFocused();
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveText('Generatore Contenuti');
});

test('gives every difficult text back from the PDF, emoji in colour', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Una giornata di sole');
  await expect(button(page, 'Scarica PDF')).toBeVisible();
  const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
  for (const [what, text] of difficultTexts) {
    await post(page).fill(text);
    const pdf = await downloadPdf(page);
    const pages = readPdf(new Uint8Array(pdf).buffer).map(linesOf);
    const body = pages.flatMap((lines, index) => lines.slice(index === 0 ? 2 : 0, -1));
    expect(withoutSpace(body.join('\n')), what).toBe(withoutSpace(text));
    for (const lines of pages)
      expect(lines.at(-1), what).toMatch(/^Generato il \d\d\/\d\d\/\d{4} · .*Area Staff/);
    if (what === 'emoji') expect(colouredPixels(pdf) > 1000).toBe(await drawsColouredEmoji(page));
  }
});

/** Whether this machine has a font with emoji in colour: the PDF can be no more colourful than the screen. */
const drawsColouredEmoji = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    context.font = '64px sans-serif';
    context.fillText('🌈', 0, 64);
    const { data } = context.getImageData(0, 0, 128, 128);
    return data.some((red, at) => at % 4 === 0 && Math.abs(red - (data[at + 2] ?? 0)) > 80);
  });

/** Pixels of the pictures in a PDF that are far from grey. */
function colouredPixels(pdf: Buffer): number {
  const images = pdf
    .toString('latin1')
    .matchAll(/\/ColorSpace \/DeviceRGB[\s\S]*?stream\n([\s\S]*?)\nendstream/g);
  let count = 0;
  for (const [, data = ''] of images) {
    const rgb = inflateSync(Buffer.from(data, 'latin1'));
    for (let i = 0; i + 2 < rgb.length; i += 3) {
      if (Math.abs((rgb[i] ?? 0) - (rgb[i + 2] ?? 0)) > 80) count += 1;
    }
  }
  return count;
}

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]',
  });

  test('«Scarica PDF» sends to the phone’s browser', async ({ page }) => {
    await openGenerator(page);
    await generate(page, 'Una giornata di sole');
    await button(page, 'Scarica PDF').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'apri la pagina nel browser' }).last(),
    ).toBeVisible();
  });
});

test('works with the keyboard alone, and fits 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGenerator(page);
  await description(page).focus();
  await page.keyboard.type('Un quiz a premi');
  for (let presses = 0; presses < 5; presses++) {
    if (await button(page, 'Genera Contenuto').evaluate((element) => element === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(post(page)).toContainText('Si gioca tutti insieme');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('speech', () => {
  type Script = (string[] | { error: string })[];
  /** An engine that plays recorded events, one session after the other, instead of listening. */
  const playBack = (page: Page, sessions: Script[]) =>
    page.addInitScript((recorded) => {
      const left = [...recorded];
      class RecordedRecognition {
        lang = '';
        onresult?: (event: unknown) => void;
        onerror?: (event: unknown) => void;
        onend?: (() => void) | null;
        start() {
          Object.assign(globalThis, { spokenLanguage: this.lang });
          const events = left.shift();
          setTimeout(() => {
            for (const event of events ?? []) {
              if ('error' in event) this.onerror?.(event);
              else
                this.onresult?.({
                  results: event.map((transcript) => ({ isFinal: true, 0: { transcript } })),
                });
            }
            if (events) this.onend?.();
          }, 50);
        }
        stop() {
          this.onend?.();
        }
        abort() {}
      }
      Object.assign(globalThis, { SpeechRecognition: RecordedRecognition });
    }, sessions);

  test('fills the box, goes on when the engine stops by itself, and stops on request', async ({ page }) => {
    await playBack(page, [
      [['oggi'], ['oggi', 'oggi abbiamo'], ['oggi', 'oggi abbiamo giocato']],
      [['a palla']],
    ]);
    await openGenerator(page);
    await expect(page.getByText('o usa il microfono')).toBeVisible();
    await button(page, 'Usa Microfono').click();
    await expect(description(page)).toHaveValue('oggi abbiamo giocato a palla');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'spokenLanguage'))).toBe('it-IT');
    await button(page, 'Registrazione...').click();
    await expect(button(page, 'Usa Microfono')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('says what to do when the microphone is refused', async ({ page }) => {
    await playBack(page, [[{ error: 'not-allowed' }]]);
    await openGenerator(page);
    await button(page, 'Usa Microfono').click();
    await expect(page.getByText('Il microfono è bloccato')).toBeVisible();
    await expect(button(page, 'Usa Microfono')).toBeVisible();
  });

  test('an installed app that may not listen offers the keyboard instead', async ({ page }) => {
    await playBack(page, [[{ error: 'service-not-allowed' }]]);
    await openGenerator(page);
    await button(page, 'Usa Microfono').click();
    await expect(button(page, 'Detta dalla tastiera')).toBeVisible();
    await expect(button(page, 'Usa Microfono')).toBeHidden();
  });

  test('where the browser does not listen, the keyboard’s own dictation is offered', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SpeechRecognition');
      Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    });
    await openGenerator(page);
    await expect(page.getByText('o usa il microfono')).toBeHidden();
    await button(page, 'Detta dalla tastiera').click();
    await expect(description(page)).toBeFocused();
    await expect(page.getByText('Questo browser non ha la dettatura')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
