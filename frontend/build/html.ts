import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { type EarlyData, PAGE_STYLE_ID } from '../early/early.ts';
import { earlyDataScript } from './early-script.ts';

type Output = Rolldown.RolldownOutput['output'];
export type Chunk = Rolldown.OutputChunk;

export const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Finds the chunks, styles and fonts of the browser bundle that a page needs, by Vite's module graph. */
export class ClientBundle {
  readonly entry: Chunk;
  readonly #chunks = new Map<string, Chunk>();
  readonly #texts = new Map<string, string>();

  constructor(output: Output) {
    for (const file of output) {
      if (file.type === 'chunk') this.#chunks.set(file.fileName, file);
      else if (file.fileName.endsWith('.css')) this.#texts.set(file.fileName, String(file.source));
    }
    const entry = [...this.#chunks.values()].find((chunk) => chunk.isEntry);
    if (!entry) throw new Error('the browser bundle has no entry');
    this.entry = entry;
  }

  /** The entry, the chunks of these modules (`./pages/home.tsx`) and all that they import, in the order of their styles. */
  chunksOf(modules: string[]): Chunk[] {
    const own = modules.map(this.#chunkOf);
    return this.#withImports([this.entry, ...own.filter((chunk) => chunk !== undefined)]);
  }

  readonly #chunkOf = (module: string): Chunk | undefined =>
    [...this.#chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module.slice(1))));

  #withImports(chunks: Chunk[]): Chunk[] {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk) => {
      if (found.has(chunk)) return;
      for (const imported of this.#named(chunk.imports)) visit(imported);
      found.add(chunk);
    };
    for (const chunk of chunks) visit(chunk);
    return [...found];
  }

  readonly #named = (names: string[]): Chunk[] => names.flatMap((name) => this.#chunks.get(name) ?? []);

  /** Style files of the chunks. What is prerendered must be imported plainly: a lazy part brings its style with its script. */
  styleFilesOf = (chunks: Chunk[]): string[] => [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];

  styleText(fileNames: string[]): string {
    return fileNames.map((name) => this.#texts.get(name)?.trim()).join('');
  }

  #all = (rules: RegExp): string[] => [...this.#texts.values()].flatMap((text) => text.match(rules) ?? []);

  /** Print rules of all pages. */
  printStyle = (): string => this.#all(FOR_PRINT).join('');

  /** Family, source and weight of the site's web fonts. */
  fonts = (): EarlyData['fonts'] =>
    this.#all(FACE).map((rule) => {
      const [family = '', source = '', weight = ''] = FACE_PARTS.map((part) => part.exec(rule)?.[0]);
      return [family, source, weight];
    });
}

/** Expects minified CSS, and plain rules alone inside. */
const FOR_PRINT = /@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const FACE_PARTS = [/(?<=font-family:)[^;}]+/, /url\([^)]+\)/, /(?<=font-weight:)[^;}]+/];
/** Web fonts only: fallback faces have no `url()`. */
const FACE = /@font-face\{[^{}]*url\([^{}]*\}/g;

/** A page's own style without print rules and web fonts, which `early/late-fonts.ts` loads. */
export const forFirstPaint = (style: string): string =>
  style.replaceAll(FOR_PRINT, '').replaceAll(FACE, (face) => `@media (scripting:none){${face}}`);

type PageParts = {
  head: string;
  body: string;
  style: string;
  /** States at the build, separated by spaces. */
  now: string;
  /** Runs before anything is painted. */
  script: string;
  /** The script's data. */
  data: EarlyData;
};

/** Fills the template. Styles stand inline, so nothing blocks the first paint. */
export const pageHtml = (template: string, { head, body, style, now, script, data }: PageParts): string =>
  template
    .replace(/<script type="module".*<\/script>/, '')
    .replaceAll(/\n\s*/g, '')
    .replace(/<html[^>]*/, `$& data-now="${now}"`)
    .replace(
      '<!--head-->',
      () =>
        `${head}<style id="${PAGE_STYLE_ID}">${style}</style><noscript><link rel="stylesheet" href="${data.printStyle}" media="print"></noscript>${earlyDataScript(data)}<script>${script}</script>`,
    )
    .replace('<!--app-->', () => body);
