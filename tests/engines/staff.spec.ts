import { product } from '#tests/browser/fixtures.ts';
import { startLine } from '#tests/fixtures/line.ts';
import { linesOf, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { heifParts, heifPhoto } from '#tests/fixtures/photos/photo-corpus.ts';
import { canaries, describePhoto, samplePhoto } from '#tests/fixtures/photos/sample-photos.ts';
import { type EnginePage, expect, test } from './fixtures.ts';

/** Keeps the page's downloads in the page: neither driver tells of them. */
const keepFiles = () => {
  const files: Record<string, Blob> = {};
  Object.assign(globalThis, { files });
  const addressOf = URL.createObjectURL;
  URL.createObjectURL = (made) => {
    if (made instanceof Blob && !(made instanceof File)) files[made.type] = made;
    return addressOf.call(URL, made);
  };
};
const downloaded = async (engine: EnginePage, type: string) => {
  await engine.until(
    `a file of type ${type} is downloaded`,
    (one) => one in Reflect.get(globalThis, 'files'),
    type,
  );
  const base64 = await engine.evaluate(async (one) => {
    const blob: Blob = Reflect.get(globalThis, 'files')[one];
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, type);
  return Buffer.from(base64, 'base64');
};
const choosePhotos = (photos: { name: string; type: string; base64: string }[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  for (const { name, type, base64 } of photos) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    chosen.items.add(new File([bytes], name, { type }));
  }
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
};

const post = '[role=textbox]';
const description = 'Il 16 giugno 2025 a Sport City: gavettoni e risate';

const enter = async (engine: EnginePage, form = 'form') => {
  await engine.fill(`${form} input[name=passcode]`, product.passcode());
  await engine.click(`${form} button[type=submit]`, 'Entra');
};
const isKept = (engine: EnginePage) =>
  engine.until('the area is kept', async () =>
    Boolean(await (await caches.open('members-offline')).match('/members')),
  );
/** Waits for the area's copy too: what is on its way as the session ends is refused, which the console shows. */
const signIn = async (engine: EnginePage) => {
  await engine.openAlive('/members');
  await enter(engine);
  await engine.sees('Ti diamo il benvenuto');
  await isKept(engine);
};
const generate = async (engine: EnginePage) => {
  await engine.click('a', 'Generatore Contenuti');
  await engine.fill('textarea', description);
  await engine.click('button', 'Genera Contenuto');
};
const signOut = async (engine: EnginePage) => {
  await engine.click('button', 'Esci');
  await engine.until('the gate is shown', () => document.querySelector('[name=passcode]')?.checkVisibility());
};

test.beforeEach(({ engine }) => engine.resize(1280, 844));

test('a member of staff gets a post, changes it, keeps it over a reload, copies it and has its PDF', async ({
  engine,
}) => {
  await signIn(engine);
  await generate(engine);
  await engine.sees('#FunVillage', post);
  await engine.click(post);
  await engine.press('Ecco');
  await engine.sees('Ecco', post);
  const changed = await engine.evaluate((box) => document.querySelector(box)?.textContent ?? '', post);

  await engine.reload();
  await engine.waitAlive();
  await engine.until(
    'the changed post is there again',
    (box, text) => document.querySelector(box)?.textContent === text,
    post,
    changed,
  );
  await engine.click('button', 'Copia');
  await engine.sees('Copiato.');

  await engine.evaluate(keepFiles);
  await engine.click('button', 'Scarica PDF');
  const pdf = await downloaded(engine, 'application/pdf');
  const text = readPdf(new Uint8Array(pdf).buffer).flatMap(linesOf).join(' ');
  expect(text).toContain('#FunVillage');
  expect(text).toContain('Ecco');
  await signOut(engine);
});

test('photos lose their position and get their names, JPEG and HEIC', async ({ engine }) => {
  await signIn(engine);
  await engine.evaluate(keepFiles);
  const originals = [
    { name: 'IMG_1.jpg', type: 'image/jpeg', bytes: await samplePhoto('jpeg') },
    { name: 'IMG_2.heic', type: 'image/heic', bytes: heifPhoto(await heifParts()) },
  ];
  for (const { bytes } of originals) expect(canaries.some((word) => bytes.includes(word))).toBe(true);
  await engine.evaluate(
    choosePhotos,
    originals.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  await engine.fill('input[name=prefix]', 'ab');
  await engine.fill('input[name=code]', 'ACQUA');
  await engine.fill('input[name=title]', 'Gavettoni');
  await engine.sees('2 foto in elenco');
  await engine.click('button', 'Rinomina e Scarica');
  await engine.sees('2 foto inviate ai download');
  for (const { type, name } of originals) {
    const cleaned = await downloaded(engine, type);
    expect(canaries.filter((word) => cleaned.includes(word))).toEqual([]);
    expect((await describePhoto(cleaned)).width).toBeGreaterThan(30);
    const list = await engine.evaluate(
      () => document.querySelector('section li bdi')?.closest('ul')?.innerText ?? '',
    );
    expect(list).toMatch(
      new RegExp(`^→ AB-ACQUA_Gavettoni_\\d{8}-[A-Z0-9]{8}\\${name.slice(name.indexOf('.'))}$`, 'm'),
    );
  }
  await signOut(engine);
});

test('an expired session asks for the passcode over the page, and a sign-out takes everything away', async ({
  engine,
}) => {
  await signIn(engine);
  await engine.evaluate(async () => {
    // Clears drafts of earlier pages of this tab.
    sessionStorage.clear();
    await fetch('/api/session', { method: 'DELETE' });
  });
  await generate(engine);
  await enter(engine, 'dialog');
  await engine.sees('#FunVillage', post);
  expect(await engine.evaluate(() => document.querySelector('textarea')?.value)).toBe(description);
  expect((await engine.takeProblems()).filter((problem) => !/401|api\/generate/.test(problem))).toEqual([]);

  await signOut(engine);
  expect(await engine.evaluate(() => [sessionStorage.length, localStorage.getItem('members-known')])).toEqual(
    [0, null],
  );
  await engine.reload();
  await engine.waitAlive();
  expect(await engine.evaluate(() => document.querySelector('textarea'))).toBeNull();
});

test('the photo desk opens again without a connection, and a sign-out there ends the session later', async ({
  engine,
}) => {
  // Neither driver takes the connection away from a service worker.
  const line = await startLine(product.url());
  await engine.go(`${line.url}/members`);
  await engine.waitAlive();
  await enter(engine);
  await isKept(engine);
  await line.cut();
  await engine.reload();
  await engine.sees('Rinomina e Scarica');
  await signOut(engine);
  await engine.sees('tieni aperta la pagina');
  await line.mend();
  await engine.evaluate(() => dispatchEvent(new Event('online')));
  await engine.sees('ora l’accesso è chiuso');
  await line.cut();
  await engine.takeProblems();
});
