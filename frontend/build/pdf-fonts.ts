import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const files = join(import.meta.dirname, '../../node_modules/@fontsource-variable/figtree/files');
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** Asked of both files; subsetting skips the characters that a file lacks. */
const european = range(0x20, 0x24f) + range(0x1e80, 0x1ef9) + range(0x2010, 0x2215);

const faces = {
  regular: { file: 'figtree-latin-wght-normal.woff2', weight: 400, characters: european },
  regularExtended: { file: 'figtree-latin-ext-wght-normal.woff2', weight: 400, characters: european },
  bold: { file: 'figtree-latin-wght-normal.woff2', weight: 700, characters: range(0x20, 0x7e) },
};

/** `virtual:pdf-fonts`: the text face as static TrueType in base64, the only form in which jsPDF takes one. */
export function pdfFonts(): Plugin {
  const id = 'virtual:pdf-fonts';
  return {
    name: 'pdf-fonts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolvedId) {
      if (resolvedId !== `\0${id}`) return undefined;
      const lines = Object.entries(faces).map(async ([name, { file, weight, characters }]) => {
        const font = await subsetFont(await readFile(join(files, file)), characters, {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
          keepFeatures: [],
        });
        return `export const ${name} = '${Buffer.from(font).toString('base64')}';`;
      });
      return (await Promise.all(lines)).join('\n');
    },
  };
}
