import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes, overBudget, type PageWeight, type Weighed } from './budget.ts';
import { root } from './environments.ts';
import type { Chunk, ClientBundle } from './html.ts';

/** Pixels across of the phone that the budget thinks of, as Lighthouse's. */
const PHONE_WIDTH = 412 * 1.75;

const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0);

/** Compressed bytes told apart by the lengths of what was compressed together. */
const shares = (bytes: number, lengths: Record<string, number>) => {
  const all = sum(Object.values(lengths));
  return Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [name, Math.round((bytes * length) / all)]),
  );
};

/** Lengths of the landmarks and sections of a page, by name. */
function sectionsOf(html: string): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const piece of html.split(/(?=<(?:header|main|section|footer|style|script)[\s>])/)) {
    const [, tag = 'head', attributes = ''] =
      /^<(header|main|section|footer|style|script)([^>]*)/.exec(piece) ?? [];
    const name = [tag, /\bid="([^"]+)"/.exec(attributes)?.[1]].filter(Boolean).join(' #');
    lengths[name] = (lengths[name] ?? 0) + piece.length;
  }
  return lengths;
}

const moduleName = (id: string) =>
  id
    .replace(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+).*$/, '$1')
    .replace(`${root}/`, '')
    .replace(/^\0/, '');

/** What of a chunk's compressed bytes stems from which file or package; what the build itself wrote is left out. */
export function sourcesOf(chunk: Chunk, bytes: number): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    if (id.startsWith('\0virtual:')) continue;
    const name = chunk.name === 'react' ? 'react and router' : moduleName(id);
    lengths[name] = (lengths[name] ?? 0) + renderedLength;
  }
  return shares(bytes, lengths);
}

async function scriptOf(bundle: ClientBundle, chunks: Chunk[]): Promise<Weighed> {
  const weights = await Promise.all(chunks.map(bundle.weightOf));
  const from: Record<string, number> = {};
  for (const [index, chunk] of chunks.entries())
    for (const [name, bytes] of Object.entries(sourcesOf(chunk, weights[index] ?? 0)))
      from[name] = (from[name] ?? 0) + bytes;
  return { amount: sum(weights), from };
}

/** Names of the files of the pictures that a phone fetches without being touched: those not lazy, and the icons. */
export function firstPictures(html: string): string[] {
  const names = new Set<string>();
  const source = /(?:<source type="image\/avif" srcSet="([^"]+)"[^>]*>)?(?:<source[^>]*>)*<img ([^>]*)>/g;
  for (const [, set = '', attributes = ''] of html.matchAll(source)) {
    if (attributes.includes('loading="lazy"')) continue;
    const candidates = set.split(', ').map((one) => one.split(' '));
    const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_WIDTH);
    const address = (fitting ?? candidates.at(-1))?.[0] || /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (address) names.add(address.slice(1));
  }
  for (const [, address = ''] of html.matchAll(/<use href="\/([^"#]+)#/g)) names.add(address);
  return [...names];
}

type Page = { path: string; html: string; style: string; styleFiles: string[]; chunks: Chunk[] };

/** What a built page weighs, and from where. */
export async function weighPage(
  bundle: ClientBundle,
  { path, html, style, styleFiles, chunks }: Page,
): Promise<PageWeight> {
  const pictures = Object.fromEntries(
    await Promise.all(
      firstPictures(html).map(async (name) => [name, await bundle.assetWeight(name)] as const),
    ),
  );
  const [script, htmlBytes, styleBytes] = await Promise.all([
    scriptOf(bundle, chunks),
    brotliBytes(html),
    bundle.styleWeight(style),
  ]);
  const whole = {
    html: htmlBytes,
    script: script.amount,
    fonts: bundle.fontBytes,
    pictures: sum(Object.values(pictures)),
  };
  const markup = html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  return {
    path,
    hasCalculator: chunks.some(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/quote-calculator.tsx')),
    ),
    html: { amount: whole.html, from: shares(whole.html, sectionsOf(html)) },
    script,
    style: {
      amount: styleBytes,
      from: shares(
        styleBytes,
        Object.fromEntries(styleFiles.map((name) => [name, bundle.styleText([name]).length])),
      ),
    },
    fonts: { amount: whole.fonts },
    pictures: { amount: whole.pictures, from: pictures },
    largest: { amount: Math.max(0, ...Object.values(pictures)), from: pictures },
    firstView: { amount: sum(Object.values(whole)), from: whole },
    elements: { amount: markup.match(/<[a-z]/g)?.length ?? 0 },
  };
}

const kept = join(root, 'node_modules/.cache/page-weights.json');

/** The weights of the last build on this machine in which the page kept its budget. */
export function keptWeights(): PageWeight[] {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return [];
  }
}

/** Keeps these weights for the next build, of pages beyond their budget those that were kept before. */
export function keepWeights(weights: PageWeight[]): void {
  const before = keptWeights();
  const good = weights.flatMap((weight) =>
    overBudget([weight]).length === 0 ? [weight] : before.filter(({ path }) => path === weight.path),
  );
  writeFileSync(kept, JSON.stringify(good));
}
