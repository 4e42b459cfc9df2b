import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli bytes of all that a page needs, whatever is done on it; `hasCalculator`: the price calculator is on it. */
export type PageWeight = {
  path: string;
  hasCalculator: boolean;
  html: number;
  script: number;
  style: number;
  fonts: number;
};

/** The most that any page may weigh, in brotli bytes; HTML includes its critical style and fits the first round trip. */
const budget = { html: 14_600, script: 92_000, style: 10_000, fonts: 40_000 } as const;
/** What the calculator adds, and the tables and lists of partners beside it. */
const withCalculator: Partial<Record<keyof typeof budget, number>> = { html: 2_000, script: 10_000 };
/** From this share of a limit on, the build warns. */
const WARNING_SHARE = 0.95;

const parts = Object.keys(budget) as (keyof typeof budget)[];

export const brotliBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const limitOf = (part: keyof typeof budget, { hasCalculator }: Pick<PageWeight, 'hasCalculator'>) =>
  budget[part] + (hasCalculator ? (withCalculator[part] ?? 0) : 0);

/** The table that the build prints; a part above its budget carries a `!`, one close to it a `~`. */
export function weightTable(weights: PageWeight[]): string {
  const sign = (share: number) => (share > 1 ? '!' : share > WARNING_SHARE ? '~' : ' ');
  const cell = (bytes: number, limit: number) =>
    `${(bytes / 1000).toFixed(1)}${sign(bytes / limit)}`.padStart(9);
  const rows = weights.map(
    (weight) =>
      weight.path.padEnd(18) + parts.map((part) => cell(weight[part], limitOf(part, weight))).join(''),
  );
  const head = 'kB, brotli'.padEnd(18) + parts.map((part) => `${part} `.padStart(9)).join('');
  const limits = (name: string, hasCalculator: boolean) =>
    name.padEnd(18) +
    parts.map((part) => `${(limitOf(part, { hasCalculator }) / 1000).toFixed(1)} `.padStart(9)).join('');
  return [head, ...rows, limits('budget', false), limits('with calculator', true)].join('\n');
}

/** One sentence per part of a page that is above its budget. */
export const overBudget = (weights: PageWeight[]): string[] =>
  weights.flatMap((weight) =>
    parts
      .filter((part) => weight[part] > limitOf(part, weight))
      .map((part) => `${weight.path}: ${part} ${weight[part]} B, budget ${limitOf(part, weight)} B`),
  );
