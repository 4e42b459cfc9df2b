/// <reference path="./pdf-fonts.d.ts" />
import { bold, regular, regularExtended } from 'virtual:pdf-fonts';
import { jsPDF } from 'jspdf';
import { pdf as text } from '#frontend/content/members/generator.ts';
import { formatDayInDigits } from '#frontend/italian/format-date.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import type { Picture } from './picture.ts';
import { type Line, wrapText } from './wrap-text.ts';

/** Millimetres on A4, and font sizes in points. */
const layout = {
  left: 20,
  bodyWidth: 170,
  titleY: 22,
  subtitleY: 33,
  firstBodyY: 50,
  nextBodyY: 28,
  lastBodyY: 272,
  footerY: 286,
  lineHeight: 6,
  titleSize: 24,
  subtitleSize: 14,
  bodySize: 12,
  footerSize: 9,
};
const colors = { accent: '#b8431c', ink: '#14302b', soft: '#47605a', line: '#dfd3bb' };
const faces = { regular, regularExtended, bold };
type Face = keyof typeof faces;

type ContentPdfOptions = {
  /** Its day in Rome stands in the footer. */
  now: Date;
  drawPicture: (grapheme: string, color: string) => Picture;
};

/** The post as a document of A4 pages; its text can be selected, and a character that the embedded face lacks is a picture. */
export function contentPdf(content: string, { now, drawPicture }: ContentPdfOptions): jsPDF {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [face, file] of Object.entries(faces)) {
    doc.addFileToVFS(`${face}.ttf`, file).addFont(`${face}.ttf`, face, 'normal');
  }
  doc.setLanguage('it').setProperties({ title: text.fileTitle, subject: text.subtitle, creator: text.title });

  const faceOf = createFaceFinder(doc);
  const pictures = new Map<string, Picture>();
  const pictureOf = (grapheme: string): Picture => {
    const picture = pictures.get(grapheme) ?? drawPicture(grapheme, colors.ink);
    pictures.set(grapheme, picture);
    return picture;
  };
  const widths = new Map<string, number>();
  const widthOf = (grapheme: string): number => {
    let width = widths.get(grapheme);
    if (width === undefined) {
      const face = faceOf(grapheme);
      width = face
        ? doc.setFont(face, 'normal').setFontSize(layout.bodySize).getTextWidth(grapheme)
        : pictureOf(grapheme).advance * emOf(doc);
      widths.set(grapheme, width);
    }
    return width;
  };

  const lines = wrapText(content.trim().replaceAll('\t', ' '), layout.bodyWidth, widthOf);
  drawHead(doc);
  drawLines(doc, lines, { faceOf, widthOf, pictureOf });
  drawFooters(doc, formatDayInDigits(todayInRome(now)));
  return doc;
}

/** Size of the body's font in millimetres. */
const emOf = (doc: jsPDF) => layout.bodySize / doc.internal.scaleFactor;

/** Finds the embedded face that has a grapheme; `undefined` for sequences of several code points and for all that is in none. */
function createFaceFinder(doc: jsPDF): (grapheme: string) => Face | undefined {
  const bodyFaces = (['regular', 'regularExtended'] as const).map((face) => {
    const { metadata } = doc.setFont(face, 'normal').getFont();
    return { face, codeMap: metadata.cmap.unicode.codeMap as Record<number, number> };
  });
  return (grapheme) =>
    grapheme.length === 1
      ? bodyFaces.find(({ codeMap }) => codeMap[grapheme.charCodeAt(0)])?.face
      : undefined;
}

function drawHead(doc: jsPDF): void {
  doc.setFont('bold', 'normal').setFontSize(layout.titleSize).setTextColor(colors.accent);
  doc.text(text.title, layout.left, layout.titleY);
  doc.setFont('regular', 'normal').setFontSize(layout.subtitleSize).setTextColor(colors.soft);
  doc.text(text.subtitle, layout.left, layout.subtitleY);
}

type Setting = {
  faceOf: (grapheme: string) => Face | undefined;
  widthOf: (grapheme: string) => number;
  pictureOf: (grapheme: string) => Picture;
};

function drawLines(doc: jsPDF, lines: Line[], setting: Setting): void {
  let y = layout.firstBodyY;
  for (const line of lines) {
    if (y > layout.lastBodyY) {
      doc.addPage();
      y = layout.nextBodyY;
    }
    drawLine(doc, line, y, setting);
    y += layout.lineHeight;
  }
}

function drawLine(doc: jsPDF, line: Line, y: number, { faceOf, widthOf, pictureOf }: Setting): void {
  doc.setFontSize(layout.bodySize).setTextColor(colors.ink);
  let x = layout.left;
  let run = { face: undefined as Face | undefined, characters: '', x };
  const drawRun = () => {
    if (run.face && run.characters) doc.setFont(run.face, 'normal').text(run.characters, run.x, y);
  };
  for (const grapheme of line) {
    const face = faceOf(grapheme);
    if (!face || face !== run.face) {
      drawRun();
      run = { face, characters: '', x };
    }
    if (face) run.characters += grapheme;
    else {
      const { left, top, width, height, pixels } = pictureOf(grapheme);
      const em = emOf(doc);
      // Named, so that the document has each picture once.
      doc.addImage(pixels, 'RGBA', x + left * em, y - top * em, width * em, height * em, grapheme);
    }
    x += widthOf(grapheme);
  }
  drawRun();
}

function drawFooters(doc: jsPDF, generatedOn: string): void {
  const pages = doc.getNumberOfPages();
  const right = layout.left + layout.bodyWidth;
  doc.setFont('regular', 'normal').setFontSize(layout.footerSize).setTextColor(colors.soft);
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page).setDrawColor(colors.line);
    doc.line(layout.left, layout.footerY - 6, right, layout.footerY - 6);
    doc.text(text.footer(generatedOn), layout.left, layout.footerY);
    doc.text(text.page(page, pages), right, layout.footerY, { align: 'right' });
  }
}
