import type { Page } from 'playwright/test';
import { generator as words } from '#frontend/content/members/generator.ts';
import { cornersOf, linesOf, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { violations } from './axe.ts';
import { expect, providerRequests, test } from './fixtures.ts';
import {
  button,
  description,
  downloadPdf,
  draftButtons,
  edited,
  generate,
  isWritten,
  openGenerator,
  post,
} from './staff-area.ts';

/** One page for all tests of a group: opened and prepared once, its tests in order. */
function sharedPage(prepare: (page: Page) => Promise<void>): () => Page {
  let shared: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    shared = await context.newPage();
    await openGenerator(shared);
    await prepare(shared);
  });
  test.afterAll(() => shared.context().close());
  return () => shared;
}
const writePost = async (page: Page, text: string) => {
  await generate(page, text);
  await isWritten(page);
};

test.describe('before a post is asked for', () => {
  const page = sharedPage(async () => undefined);

  test('one tap fills in the example', async () => {
    await button(page(), 'Usa questo esempio').click();
    await expect(description(page())).toHaveValue(/caccia al tesoro/);
  });

  test('the example goes below what is written already', async () => {
    await description(page()).fill('Due squadre');
    await button(page(), 'Usa questo esempio').click();
    await expect(description(page())).toHaveValue(/^Due squadre\n\n.*caccia al tesoro/s);
  });

  test('it is said that an artificial intelligence writes', async () => {
    await expect(
      page().getByText('Il testo lo scrive un’intelligenza artificiale: rileggilo prima di pubblicarlo.'),
    ).toBeVisible();
  });

  for (const [what, text, sentence] of [
    ['an empty description', '  \n ', 'Inserisci una descrizione per generare il contenuto'],
    ['a description of 4,001 characters', 'a'.repeat(4001), 'caratteri di troppo: 1.'],
  ] as const)
    test(`${what} is refused without a call`, async () => {
      const calls: string[] = [];
      page().on('request', (request) => request.url().includes('/api/generate') && calls.push(request.url()));
      await generate(page(), text);
      await expect(page().getByRole('alert')).toContainText(sentence);
      expect(calls).toEqual([]);
    });

  for (const hint of [
    'Nella descrizione c’è «Marco Bianchetti»: se è un bambino, toglilo.',
    'Nella descrizione c’è «allergico»: le note di salute non si scrivono.',
    'Nella descrizione c’è «333 1234567»: i numeri di telefono non si scrivono.',
  ])
    test(`it is said: ${hint}`, async () => {
      await description(page()).fill('Con Marco Bianchetti, allergico, madre 333 1234567.');
      await expect(button(page(), hint)).toBeVisible();
    });

  test('a hint leads to its words', async () => {
    await button(page(), 'Nella descrizione c’è «allergico»: le note di salute non si scrivono.').click();
    expect(await page().evaluate(() => getSelection()?.toString())).toBe('allergico');
  });

  test('it is accessible', async () => {
    expect(await violations(page())).toEqual([]);
  });
});

test.describe('a written post', () => {
  const page = sharedPage((one) => writePost(one, 'Il 9 giugno 2025 giochi con Sofia Marchetti'));

  test('keeps every rule', async () => {
    await expect(page().getByText('Tutte le regole sono rispettate')).toBeVisible();
  });

  test('gives its hashtags alone', async () => {
    await button(page(), 'Copia hashtag').click();
    await expect(page().getByText('Copiato.')).toBeVisible();
    expect(await page().evaluate(() => navigator.clipboard.readText())).toMatch(
      /^#FunVillage( #\p{L}+){3}$/u,
    );
  });

  test('is not done once its hashtags are copied', async () => {
    await expect(
      page().getByRole('list', { name: 'La serata in tre passi' }).getByRole('link').first(),
    ).toHaveText('1Post');
  });

  test('is vouched for no name, though the description has it', async () => {
    await post(page()).fill('Che sole!\n\nSotto\n\nHa vinto Sofia Marchetti.');
    await button(page(), 'Nel post c’è «Sofia Marchetti»: se è un bambino, toglilo.').click();
    expect(await page().evaluate(() => getSelection()?.toString())).toBe('Sofia Marchetti');
    await expect(page().getByText(words.noFacts)).toHaveCount(0);
  });

  test('has the dates and numbers marked that the description does not say', async () => {
    await post(page()).fill('Che sole!\n\nIl 10/06/2025 con 12 amici.');
    for (const fact of ['10/06/2025 (data)', '12 (numero)'])
      await page().getByRole('checkbox', { name: fact }).check();
    const marked = await page().evaluate(() =>
      Array.from(CSS.highlights.get('da-confermare') ?? [], (range) => range.toString()),
    );
    expect(marked).toEqual(['10/06/2025', '12']);
  });

  for (const [rule, place] of [
    ['Lingua', 'We had a great time together in the water today.'],
    ['Titolo', 'T'.repeat(51)],
    ['Data', '9 giugno 2025'],
    ['Hashtag', '#sole'],
  ] as const)
    test(`leads from the broken rule «${rule}» to its place`, async () => {
      await post(page()).fill(
        `${'T'.repeat(51)}\n\nSotto\n\nIl 9 giugno 2025 #sole\n\nWe had a great time together in the water today.\n\n#Uno`,
      );
      await page()
        .getByRole('button', { name: new RegExp(`^${rule}`) })
        .click();
      await expect.poll(() => page().evaluate(() => getSelection()?.toString())).toBe(place);
    });

  test('folds away the rules that it keeps', async () => {
    await page()
      .getByText(/^Rispettate: \d su 9$/)
      .click();
    await expect(
      page()
        .getByRole('listitem')
        .filter({ hasText: /^Emoji/ }),
    ).toBeVisible();
  });

  test('is accessible with broken rules, facts and names', async () => {
    expect(await violations(page())).toEqual([]);
  });

  test('is mended by one tap', async () => {
    await post(page()).fill(
      `${'T '.repeat(40)}\n\nSotto\n\nIl 9 giugno 2025 tutti insieme al #sole.\n\nDue. Prenota!\n\n#Uno`,
    );
    await button(page(), 'Sistema').click();
    await expect(page().getByText('Tutte le regole sono rispettate')).toBeVisible();
    await expect(post(page())).toContainText('Il 09/06/2025 tutti insieme al sole.');
  });

  test('that is too long has «Più corto» beside the rule', async () => {
    await post(page()).fill(`Titolo\n\nSotto\n\n${'Parole per tutti. '.repeat(60)}`);
    const rule = page()
      .getByRole('listitem')
      .filter({ hasText: /^Lunghezza totale/ });
    await expect(rule.getByRole('button', { name: 'Più corto' })).toBeVisible();
  });
});

test.describe('a wish', () => {
  const page = sharedPage(async (one) => {
    await writePost(one, 'Gioco del fazzoletto');
    await post(one).fill(edited);
    await button(one, 'Più caldo').click();
    await expect(post(one)).toContainText('Che bella giornata, famiglie!');
  });

  test('sends the edited text between delimiters', async () => {
    const sent = (await providerRequests('Gioco del fazzoletto')).at(-1);
    expect(sent?.body?.messages.slice(2).map(({ content }) => content)).toEqual([
      expect.stringContaining(`>\n${edited}\n<`),
      expect.stringContaining('più caldo'),
    ]);
  });

  test('makes a version beside the edited one, told apart by time, first words and wish', async () => {
    await expect(draftButtons(page())).toHaveText([
      /^\d\d:\d\d · …Che bella giornata, famiglie! Il 09\/06\/2025… · Più caldo$/,
      /^\d\d:\d\d · …Il 09\/06\/2025 uno\. Due\. Prenota! #Uno$/,
    ]);
  });

  test('leaves the edited text as it was, and choosing it scrolls to it', async () => {
    await draftButtons(page()).last().click();
    await expect.poll(() => post(page()).textContent()).toBe(edited);
    await expect(page().getByRole('heading', { name: 'Contenuto Generato' })).toBeInViewport();
  });

  test('for WhatsApp makes a message without title and hashtags', async () => {
    await button(page(), 'Per WhatsApp').click();
    await expect(post(page())).toHaveText('Ciao a tutti!\n\nIl 09/06/2025 uno.\n\nDue. Prenota!');
  });

  test('for WhatsApp is not asked for a title, also after a reload', async () => {
    await page().reload();
    await page().getByText('Tutte le regole sono rispettate').click();
    await expect(
      page()
        .getByRole('listitem')
        .filter({ hasText: /^Titolo/ }),
    ).toHaveCount(0);
  });

  test('leaves an accessible page', async () => {
    expect(await violations(page())).toEqual([]);
  });
});

test.describe('a wish that fails', () => {
  test.use({ expectedStatuses: [502] });

  test('is asked again with the text as it has been edited meanwhile', async ({ page }) => {
    const text = 'Gioco della campana';
    await openGenerator(page);
    await writePost(page, text);
    await page.route('**/api/generate', (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'generation_failed', message: '' } } }),
    );
    await button(page, 'Più caldo').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await post(page).fill(edited);
    await button(page, 'Riprova').click();
    await expect(post(page)).toContainText('Che bella giornata, famiglie!');
    const sent = (await providerRequests(text)).at(-1);
    expect(sent?.body?.messages[2]?.content).toContain(edited);
  });
});

test('an answer in Markdown arrives as plain text beside its original', async ({ page }) => {
  const answer = 'Ecco il post:\n\n# **Che tuffo!**\n\nFammi sapere se va bene!';
  await openGenerator(page);
  await page.route('**/api/generate', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: done\ndata: ${JSON.stringify({ text: answer })}\n\n`,
    }),
  );
  await generate(page, 'Tuffi');
  await expect(post(page)).toHaveText('Che tuffo!');
  await page.getByText('Mostra l’originale').click();
  await expect(page.getByText('# **Che tuffo!**')).toBeVisible();
});

test.describe('when the provider fails', () => {
  test.use({ expectedStatuses: [502] });

  test('keeps the description until another try succeeds', async ({ page }) => {
    const text = 'Gioco sfortunato [guasto: 500]';
    await openGenerator(page);
    await generate(page, text);
    await expect(page.getByRole('alert')).toContainText(
      'Errore durante la generazione del contenuto. Riprova più tardi.',
    );
    await expect(description(page)).toHaveValue(text);
    expect(await violations(page)).toEqual([]);
    await button(page, 'Riprova').click();
    await expect.poll(async () => (await providerRequests(text)).length).toBe(2);
    await generate(page, 'Un gioco fortunato');
    await isWritten(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('stops on request before the provider has said all, keeps an incomplete draft, and leaves the provider', async ({
  page,
}) => {
  await openGenerator(page);
  await generate(page, 'Gara lunghissima di gavettoni [guasto: slow]');
  await expect(page.getByText('Che tuffo')).toBeVisible();
  await button(page, 'Interrompi').click();
  await expect(post(page)).toContainText('Che tuffo');
  await expect(page.getByText('Completalo a mano o tocca Rigenera.')).toBeVisible();
  await expect(page.getByText('Contenuto pronto.')).toHaveCount(0);
  await expect
    .poll(async () => (await providerRequests('Gara lunghissima')).map(({ hungUp }) => hungUp))
    .toEqual([true]);
  await generate(page, 'Una giornata di sole');
  await expect(page.getByText('Contenuto pronto.')).toBeAttached();
  await expect(page.getByRole('button', { name: /· incompleta$/ })).toBeVisible();
});

test('a post is not asked for twice at once', async ({ page }) => {
  await openGenerator(page);
  await generate(page, 'Ruba bandiera al tramonto');
  await isWritten(page);
  await page.evaluate(
    (names) => {
      const buttons = [...document.querySelectorAll('button')];
      for (const name of names) buttons.find(({ textContent }) => textContent === name)?.click();
    },
    ['Più corto', 'Più caldo', 'Rigenera'],
  );
  await expect(draftButtons(page)).toHaveCount(2);
  expect(await providerRequests('Ruba bandiera al tramonto')).toHaveLength(2);
});

test('shows, copies and prints the same characters: no hidden one, and every emoji whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hidden = 'Torneo\u200b di\u00ad \u202e001\u202c gol\u2066!\u2069\u{e0041} 👨‍👩‍👧 🌈 1️⃣ ☀️';
  const seen = 'Torneo di 001 gol! 👨‍👩‍👧 🌈 1️⃣ ☀️';
  const withoutSpace = (text: string) => text.replace(/\s+/g, '');
  await openGenerator(page);
  await generate(page, hidden);
  await isWritten(page);
  await expect(post(page)).toContainText(seen);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `\u202eIncollato\u202c ${hidden}`);
  await post(page).press('ControlOrMeta+a');
  await post(page).press('ControlOrMeta+v');
  await expect(post(page)).toHaveText(`Incollato ${seen}`);
  expect(await post(page).textContent()).toBe(`Incollato ${seen}`);
  await button(page, 'Copia').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`Incollato ${seen}`);
  const pdf = await downloadPdf(page);
  const lines = readPdf(new Uint8Array(pdf).buffer).flatMap(linesOf);
  expect(withoutSpace(lines.join(''))).toContain(withoutSpace('Incollato Torneo di 001 gol!'));
  // Every emoji is a picture of its own, on the white of the paper.
  expect(cornersOf(pdf)).toEqual(['ffffff', 'ffffff', 'ffffff', 'ffffff']);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('sends when the connection is back, if wanted', async ({ page, context }) => {
    await openGenerator(page);
    await context.setOffline(true);
    await generate(page, 'Una giornata senza rete');
    await expect(page.getByRole('alert')).toContainText('Non c’è connessione.');
    await button(page, 'Invia appena torna la rete').click();
    await context.setOffline(false);
    await isWritten(page);
    expect(await providerRequests('Una giornata senza rete')).toHaveLength(1);
  });

  test('sends at once where the connection is back by then', async ({ page, context }) => {
    await openGenerator(page);
    await context.setOffline(true);
    await generate(page, 'Una giornata di nuovo in rete');
    await expect(page.getByRole('alert')).toContainText('Non c’è connessione.');
    await context.setOffline(false);
    await button(page, 'Invia appena torna la rete').click();
    await isWritten(page);
  });
});

test('works with the keyboard alone, in 360 px', async ({ page }) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
