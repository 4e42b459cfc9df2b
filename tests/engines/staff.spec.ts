import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { product } from '#tests/browser/fixtures.ts';
import { linesOf, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { heif } from '#tests/fixtures/photos/heif-container.ts';
import { described, heifItems, heifParts } from '#tests/fixtures/photos/photo-corpus.ts';
import { canaries, describePhoto, samplePhoto } from '#tests/fixtures/photos/sample-photos.ts';
import { type EnginePage, expect, test } from './fixtures.ts';

/** Keeps the page's downloads in the page, where the test reads them. */
const keepFiles = () => {
  const files: Record<string, Blob> = {};
  Object.assign(globalThis, { files });
  const addressOf = URL.createObjectURL;
  URL.createObjectURL = (made) => {
    if (made instanceof Blob && !(made instanceof File)) files[made.type] = made;
    return addressOf.call(URL, made);
  };
};
const isMade = (type: string) => type in Reflect.get(globalThis, 'files');
const base64Of = async (type: string) => {
  const blob: Blob = Reflect.get(globalThis, 'files')[type];
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
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
const fileOf = (name: string, type: string, bytes: Buffer) => ({
  name,
  type,
  base64: bytes.toString('base64'),
});

/** A line to the product that can be cut: neither driver takes the connection away from a service worker. */
const lineTo = async (productPort: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const far = connect(productPort, 'localhost');
    for (const end of [socket, far]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
    }
    socket.pipe(far).pipe(socket);
  });
  const listen = (port: number) => once(server.listen(port, 'localhost'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  return { port, cut, mend: () => listen(port) };
};

const post = '[role=textbox]';
const description = 'Il 16 giugno 2025 a Sport City: gavettoni e risate';

const enter = async (engine: EnginePage) => {
  await engine.fill('input[name=passcode]', product.passcode());
  await engine.click('button[type=submit]', 'Entra');
};
const signIn = async (engine: EnginePage) => {
  await engine.openAlive('/members');
  await enter(engine);
  await engine.sees('Ti diamo il benvenuto');
};
const generate = async (engine: EnginePage) => {
  await engine.click('a', 'Generatore Contenuti');
  await engine.until('the generator is shown', () => document.querySelector('textarea')?.checkVisibility());
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
  for (const key of 'Ecco') await engine.press(key);
  await engine.until(
    'the post is changed',
    (box) => document.querySelector(box)?.textContent?.includes('Ecco'),
    post,
  );
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
  await engine.until('the PDF is made', isMade, 'application/pdf');
  const pdf = Buffer.from(await engine.evaluate(base64Of, 'application/pdf'), 'base64');
  const lines = readPdf(new Uint8Array(pdf).buffer).flatMap(linesOf);
  expect(lines.join(' ')).toContain('#FunVillage');
  expect(lines.join(' ')).toContain('Ecco');
  await signOut(engine);
});

test('photos lose their position and get their names, JPEG and HEIC', async ({ engine }) => {
  await signIn(engine);
  await engine.evaluate(keepFiles);
  const jpeg = await samplePhoto('jpeg');
  const parts = await heifParts();
  const heic = heif({ items: heifItems(parts), properties: parts.properties, references: described });
  for (const photo of [jpeg, heic]) expect(canaries.some((word) => photo.includes(word))).toBe(true);
  await engine.evaluate(choosePhotos, [
    fileOf('IMG_1.jpg', 'image/jpeg', jpeg),
    fileOf('IMG_2.heic', 'image/heic', heic),
  ]);
  await engine.fill('input[name=prefix]', 'ab');
  await engine.fill('input[name=code]', 'ACQUA');
  await engine.fill('input[name=title]', 'Gavettoni');
  await engine.sees('2 foto in elenco');
  await engine.click('button', 'Rinomina e Scarica');
  await engine.sees('2 foto inviate ai download');
  for (const [type, ending] of [
    ['image/jpeg', '.jpg'],
    ['image/heic', '.heic'],
  ] as const) {
    const cleaned = Buffer.from(await engine.evaluate(base64Of, type), 'base64');
    expect(canaries.filter((word) => cleaned.includes(word))).toEqual([]);
    expect((await describePhoto(cleaned)).width).toBeGreaterThan(30);
    const names = await engine.evaluate(
      () => document.querySelector('section li bdi')?.closest('ul')?.innerText ?? '',
    );
    expect(names.split('\n')).toContainEqual(
      expect.stringMatching(`^→ AB-ACQUA_Gavettoni_\\d{8}-[A-Z0-9]{8}\\${ending}$`),
    );
  }
  await signOut(engine);
});

test('an expired session asks for the passcode over the page, and a sign-out takes everything away', async ({
  engine,
}) => {
  await signIn(engine);
  await engine.evaluate(async () => {
    // Holds what earlier pages of this tab kept.
    sessionStorage.clear();
    await fetch('/api/session', { method: 'DELETE' });
  });
  await generate(engine);
  await engine.until('the passcode is asked for', () =>
    document.querySelector('dialog input[name=passcode]')?.checkVisibility(),
  );
  await engine.fill('dialog input[name=passcode]', product.passcode());
  await engine.click('dialog button[type=submit]', 'Entra');
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
  const line = await lineTo(Number(new URL(product.url()).port));
  await engine.go(`https://localhost:${line.port}/members`);
  await engine.waitAlive();
  await enter(engine);
  await engine.until('the area is kept', async () =>
    Boolean(await (await caches.open('members-offline')).match('/members')),
  );
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
