import { expect, it } from 'vitest';
import { contentPdf } from '#frontend/members/pdf/content-pdf.ts';
import type { Picture } from '#frontend/members/pdf/picture.ts';
import { difficultTexts } from '#tests/fixtures/pdf/difficult-texts.ts';
import { linesOf, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { visibleText } from '#worker/contract.ts';

const drawPicture = (): Picture => ({
  advance: 1250,
  left: 0,
  bottom: -200,
  width: 1250,
  height: 1200,
  pixelWidth: 2,
  pixelHeight: 1,
  rgba: Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 128),
});
const pagesOf = (text: string) =>
  readPdf(contentPdf(visibleText(text), { generatedOn: '21/11/2026', drawPicture }).output('arraybuffer'));
const pointsPerMillimetre = 72 / 25.4;
const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

it('begins with the title in size 24 and the subtitle, the body 50 mm from the top', () => {
  const [page = []] = pagesOf('Prima riga\nSeconda riga');
  expect(linesOf(page).slice(0, 4)).toEqual([
    'Fun Village',
    'Contenuto Social Generato',
    'Prima riga',
    'Seconda riga',
  ]);
  expect(page.find(({ text }) => text === 'Fun Village')?.size).toBe(24);
  const body = page.find(({ text }) => text === 'Prima riga');
  expect(297 - (body?.y ?? 0) / pointsPerMillimetre).toBeCloseTo(50, 1);
  expect((body?.x ?? 0) / pointsPerMillimetre).toBeCloseTo(20, 1);
});

it.each(difficultTexts)('gives back %s as it was written, within the margins', (_what, text) => {
  const pages = pagesOf(text);
  const lines = pages.map(linesOf).flatMap((page, index) => page.slice(index === 0 ? 2 : 0, -1));
  expect(withoutSpace(lines.join('\n'))).toBe(withoutSpace(text));
  for (const page of pages) {
    const body = page.filter(({ size }) => size === 12);
    const bottom = 297 - Math.min(...body.map(({ y }) => y)) / pointsPerMillimetre;
    expect(Math.min(...body.map(({ x }) => x)) / pointsPerMillimetre).toBeCloseTo(20, 1);
    expect(bottom).toBeLessThan(275);
  }
});

it('puts date, area and page number at the foot of every page', () => {
  const pages = pagesOf('Una riga.\n'.repeat(100)).map(linesOf);
  expect(pages.map((lines) => lines.at(-1))).toEqual(
    [1, 2, 3].map((page) => `Generato il 21/11/2026 · Fun Village, Area StaffPagina ${page} di 3`),
  );
});

it('refuses a text with more different pictures than a document can hold, rather than lose one', () => {
  const manyScripts = String.fromCodePoint(...Array.from({ length: 1129 }, (_, i) => 0x4e00 + i));
  expect(() => pagesOf(manyScripts)).toThrow(RangeError);
});
