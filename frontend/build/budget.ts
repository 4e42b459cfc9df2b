import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli bytes of what the first view of a page needs. */
export type PageWeight = { path: string; html: number; script: number; style: number; fonts: number };

/** The most that any page may weigh, in brotli bytes; HTML includes its critical style and fits the first round trip. */
export const budget = { html: 14_600, script: 82_000, style: 10_000, fonts: 40_000 } as const;

const parts = Object.keys(budget) as (keyof typeof budget)[];

export const brotliBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The table that the build prints; a part above its budget carries a `!`. */
export function weightTable(weights: PageWeight[]): string {
  const kilobytes = (bytes: number, limit: number) =>
    `${(bytes / 1000).toFixed(1)}${bytes > limit ? '!' : ' '}`.padStart(9);
  const rows = weights.map(
    (weight) => weight.path.padEnd(18) + parts.map((part) => kilobytes(weight[part], budget[part])).join(''),
  );
  const head = 'kB, brotli'.padEnd(18) + parts.map((part) => `${part} `.padStart(9)).join('');
  const limits = 'budget'.padEnd(18) + parts.map((part) => kilobytes(budget[part], budget[part])).join('');
  return [head, ...rows, limits].join('\n');
}

/** One sentence per part of a page that is above its budget. */
export const overBudget = (weights: PageWeight[]): string[] =>
  weights.flatMap((weight) =>
    parts
      .filter((part) => weight[part] > budget[part])
      .map((part) => `${weight.path}: ${part} ${weight[part]} B, budget ${budget[part]} B`),
  );
