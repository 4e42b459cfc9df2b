import type { Font, jsPDF } from 'jspdf';
import type { Picture } from './picture.ts';

/** Places in a document for fonts whose characters are pictures: jsPDF's own fonts, none of which is used for text. */
const slots = ['courier', 'times', 'helvetica'].flatMap((name) =>
  ['normal', 'bold', 'italic', 'bolditalic'].map((style) => ({ name, style })),
);
const firstCode = 0x21;
const codesPerFont = 0x7e - firstCode + 1;

type Slot = (typeof slots)[number];
type Glyph = { grapheme: string; picture: Picture; code: number };
type PuttingFont = {
  font: Font & { isAlreadyPutted?: boolean };
  out: (line: string) => void;
  newObject: () => number;
  putStream: (options: {
    data: string;
    filters?: string[];
    additionalKeyValues?: { key: string; value: string | number }[];
    objectId: number;
  }) => void;
};

/**
 * Gives a document characters that are pictures and yet text: each is a glyph of a Type 3 font (PDF 32000-1, 9.6.5)
 * that says which Unicode characters it stands for, so that it can be selected, searched and copied.
 */
export class PictureFonts {
  readonly #doc: jsPDF;
  readonly #glyphs = new Map<string, { slot: Slot; glyph: Glyph }>();

  constructor(doc: jsPDF) {
    this.#doc = doc;
    doc.internal.events.subscribe('putFont', (putting: PuttingFont) => this.#put(putting));
  }

  /** Throws `RangeError` when a document has more different pictures than places (1,128). */
  add(grapheme: string, picture: Picture): void {
    const position = this.#glyphs.size;
    const slot = slots[Math.floor(position / codesPerFont)];
    if (!slot) throw new RangeError('too many different characters that are not in the font');
    this.#glyphs.set(grapheme, {
      slot,
      glyph: { grapheme, picture, code: firstCode + (position % codesPerFont) },
    });
  }

  /** Its width as a part of the font size; `undefined` for a character that was not added. */
  widthOf(grapheme: string): number | undefined {
    const found = this.#glyphs.get(grapheme);
    return found && found.glyph.picture.advance / 1000;
  }

  /** Sets one character with the pen at `x`, `y` in the document's unit and current font size. */
  draw(grapheme: string, x: number, y: number): void {
    const found = this.#glyphs.get(grapheme);
    if (!found) throw new Error(`no picture was added for ${grapheme}`);
    this.#doc.setFont(found.slot.name, found.slot.style).text(String.fromCharCode(found.glyph.code), x, y);
  }

  #put(putting: PuttingFont): void {
    const { font } = putting;
    const glyphs = [...this.#glyphs.values()]
      .filter(({ slot }) => slot.name === font.fontName && slot.style === font.fontStyle)
      .map(({ glyph }) => glyph);
    if (glyphs.length === 0) return;
    font.objectNumber = putType3Font(putting, glyphs);
    font.isAlreadyPutted = true;
  }
}

function putType3Font({ out, newObject, putStream }: PuttingFont, glyphs: Glyph[]): number {
  const filters = ['FlateEncode'];
  const putData = (data: string, entries: Record<string, string | number> = {}) => {
    const objectId = newObject();
    const additionalKeyValues = Object.entries(entries).map(([key, value]) => ({ key, value }));
    putStream({ data, filters, additionalKeyValues, objectId });
    out('endobj');
    return objectId;
  };
  const putImage = ({ pixelWidth, pixelHeight, rgba }: Picture) => {
    const entries = (space: string) => ({
      Type: '/XObject',
      Subtype: '/Image',
      Width: pixelWidth,
      Height: pixelHeight,
      ColorSpace: space,
      BitsPerComponent: 8,
    });
    const opacity = putData(bytes(rgba, [3]), entries('/DeviceGray'));
    return putData(bytes(rgba, [0, 1, 2]), { ...entries('/DeviceRGB'), SMask: `${opacity} 0 R` });
  };

  const images = glyphs.map(({ picture }) => putImage(picture));
  const procedures = glyphs.map(({ code, picture: { advance, left, bottom, width, height } }) =>
    putData(`${advance} 0 d0\nq ${width} 0 0 ${height} ${left} ${bottom} cm /I${code} Do Q`),
  );
  const toUnicode = putData(toUnicodeMap(glyphs));

  const lastCode = firstCode + glyphs.length - 1;
  const extent = (edge: (picture: Picture) => number) => glyphs.map(({ picture }) => edge(picture));
  const box = [
    Math.min(0, ...extent(({ left }) => left)),
    Math.min(0, ...extent(({ bottom }) => bottom)),
    Math.max(...extent(({ left, width }) => left + width)),
    Math.max(...extent(({ bottom, height }) => bottom + height)),
  ];
  const perGlyph = (entry: (code: number, index: number) => string) =>
    glyphs.map(({ code }, index) => entry(code, index)).join(' ');

  const id = newObject();
  out('<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0]');
  out(`/FontBBox [${box.join(' ')}] /FirstChar ${firstCode} /LastChar ${lastCode + 1}`);
  // Readers of text take the width of a glyph called "m" for 0.6 of the font size; without one they misjudge the line.
  out(`/Widths [${glyphs.map(({ picture }) => picture.advance).join(' ')} 600]`);
  out(`/Encoding << /Type /Encoding /Differences [${firstCode} ${perGlyph((code) => `/p${code}`)} /m] >>`);
  out(`/CharProcs << ${perGlyph((code, index) => `/p${code} ${procedures[index]} 0 R`)} >>`);
  out(`/Resources << /XObject << ${perGlyph((code, index) => `/I${code} ${images[index]} 0 R`)} >> >>`);
  out(`/ToUnicode ${toUnicode} 0 R >>`);
  out('endobj');
  return id;
}

/** The chosen bytes of each pixel as a string of bytes, the form in which jsPDF takes data. */
function bytes(rgba: Uint8ClampedArray, channels: number[]): string {
  let result = '';
  for (let pixel = 0; pixel < rgba.length; pixel += 4) {
    for (const channel of channels) result += String.fromCharCode(rgba[pixel + channel] ?? 0);
  }
  return result;
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

function toUnicodeMap(glyphs: Glyph[]): string {
  const lines = glyphs.map(({ code, grapheme }) => {
    const utf16 = Array.from({ length: grapheme.length }, (_, i) => hex(grapheme.charCodeAt(i), 4)).join('');
    return `<${hex(code, 2)}> <${utf16}>`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    `${lines.length} beginbfchar`,
    ...lines,
    'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
