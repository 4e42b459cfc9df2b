import { product } from '../e2e/fixtures.ts';
import { linesOf, readPdf } from '../frontend/members/pdf/read-pdf.ts';
import { describePhoto, samplePhoto, secrets } from '../frontend/members/photo-desk/sample-photos.ts';
import { expect, test } from './fixtures.ts';

/** What the page makes for the downloads is kept in the page, where the test reads it. */
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
const choosePhoto = (base64: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a member of staff signs in, gets a post and its PDF, and photos without their position', async ({
  engine,
}) => {
  await engine.resize(1280, 844);
  await engine.openAlive('/members');
  await engine.fill('input[name=passcode]', product.passcode());
  await engine.click('button[type=submit]', 'Entra');
  await engine.sees('Ti diamo il benvenuto');
  await engine.evaluate(keepFiles);

  await engine.click('a', 'Generatore Contenuti');
  await engine.until('the generator is shown', () => document.querySelector('textarea')?.checkVisibility());
  await engine.fill('textarea', 'Il 16 giugno 2025 a Sport City: gavettoni e risate');
  await engine.click('button', 'Genera Contenuto');
  await engine.sees('#FunVillage');
  await engine.click('button', 'Scarica PDF');
  await engine.until('the PDF is made', isMade, 'application/pdf');
  const pdf = Buffer.from(await engine.evaluate(base64Of, 'application/pdf'), 'base64');
  const lines = readPdf(new Uint8Array(pdf).buffer).flatMap(linesOf);
  expect(lines.join(' ')).toContain('#FunVillage');

  await engine.click('a', 'Gestione Foto');
  const photo = await samplePhoto('jpeg');
  for (const secret of secrets.slice(0, 1)) expect(photo.includes(secret)).toBe(true);
  await engine.until('the photo desk is shown', () =>
    document.querySelector('input[name=prefix]')?.checkVisibility(),
  );
  await engine.evaluate(choosePhoto, photo.toString('base64'));
  await engine.fill('input[name=prefix]', 'ab');
  await engine.fill('input[name=code]', 'ACQUA');
  await engine.fill('input[name=title]', 'Gavettoni');
  await engine.click('button', 'Rinomina e Scarica');
  await engine.sees('AB-ACQUA_Gavettoni_');
  await engine.until('the photo is made', isMade, 'image/jpeg');
  const cleaned = Buffer.from(await engine.evaluate(base64Of, 'image/jpeg'), 'base64');
  expect(secrets.filter((secret) => cleaned.includes(secret))).toEqual([]);
  expect((await describePhoto(cleaned)).width).toBeGreaterThan(30);
});
