import { expect, it } from 'vitest';
import { graphemes } from '#frontend/lib/graphemes.ts';
import { contentPdf } from '#frontend/members/pdf/content-pdf.ts';
import type { Picture } from '#frontend/members/pdf/picture.ts';
import { difficultTexts } from '#tests/fixtures/pdf/difficult-texts.ts';
import { linesOf, PICTURE, readPdf } from '#tests/fixtures/pdf/read-pdf.ts';
import { visibleText } from '#worker/contract.ts';

/** Stands on the baseline. */
const picture: Picture = {
  advance: 1.25,
  left: 0,
  top: 1,
  width: 1.25,
  height: 1,
  pixels: { width: 2, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 128) },
};
const now = new Date('2025-06-08T22:30Z');

function pagesOf(text: string, drawn: string[] = []) {
  const drawPicture = (grapheme: string) => {
    drawn.push(grapheme);
    return picture;
  };
  return readPdf(contentPdf(visibleText(text), { now, drawPicture }).output('arraybuffer'));
}
/** Lines of the body. */
const bodyOf = (pages: ReturnType<typeof pagesOf>) =>
  pages.map(linesOf).flatMap((page, index) => page.slice(index === 0 ? 2 : 0, -1));
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

it.each([
  ['Che tuffo! 💦 Perché sì… 10 €', `Che tuffo! ${PICTURE} Perché sì… 10 €`],
  ['👨‍👩‍👧‍👦 a bordo 🇮🇹', `${PICTURE} a bordo ${PICTURE}`],
  ['Łukasz, Győző e Žofia', 'Łukasz, Győző e Žofia'],
])('sets “%s” as text with a picture for each emoji', (text, line) => {
  expect(bodyOf(pagesOf(text))).toEqual([line]);
});

it('holds a picture that comes again once', () => {
  const drawn: string[] = [];
  pagesOf('💦 acqua 💦 acqua 💦', drawn);
  expect(drawn).toEqual(['💦']);
});

it.each(difficultTexts)('loses nothing of %s, within the margins', (_what, text) => {
  const drawn: string[] = [];
  const pages = pagesOf(text, drawn);
  const written = graphemes(withoutSpace(visibleText(text)));
  expect(withoutSpace(bodyOf(pages).join(''))).toBe(
    written.map((grapheme) => (drawn.includes(grapheme) ? PICTURE : grapheme)).join(''),
  );
  for (const page of pages) {
    const body = page.filter(({ size }) => size === 12);
    const bottom = 297 - Math.min(...body.map(({ y }) => y)) / pointsPerMillimetre;
    expect(Math.min(...page.map(({ x }) => x)) / pointsPerMillimetre).toBeCloseTo(20, 1);
    expect(bottom).toBeLessThan(275);
  }
});

it('puts date, area and page number at the foot of every page', () => {
  const pages = pagesOf('Una riga.\n'.repeat(100)).map(linesOf);
  expect(pages.map((lines) => lines.at(-1))).toEqual(
    [1, 2, 3].map((page) => `Generato il 09/06/2025 · Fun Village, Area StaffPagina ${page} di 3`),
  );
});
