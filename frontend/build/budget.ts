import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { hashOf, kept } from './kept.ts';

const compress = promisify(brotliCompress);

/** Bytes, or elements of the document, and about what of it stems from where. */
export type Weighed = { amount: number; from?: Record<string, number> };

/**
 * All that a page needs, whatever is done on it, in brotli bytes; `pictures` are those that a phone fetches untouched,
 * `firstView` is all of it together. `hasCalculator`: the price calculator is on it.
 */
export type PageWeight = { path: string; hasCalculator: boolean } & Record<Part, Weighed>;

type Limit = {
  most: number;
  withCalculator?: number;
  /** The one page it is for. */
  only?: string;
  /** It grows by what the operator lists or writes of a venue: said, and no reason to refuse an edition. */
  isAdvice?: 'everywhere' | 'with calculator';
};

/** The most that any page may weigh; HTML includes its critical style, and about fits the first round trip. */
const budget = {
  html: { most: 14_600, isAdvice: 'with calculator' },
  script: { most: 92_000, withCalculator: 102_000 },
  style: { most: 10_000 },
  fonts: { most: 40_000 },
  pictures: { most: 45_000 },
  largest: { most: 30_000 },
  firstView: { most: 150_000, isAdvice: 'with calculator' },
  elements: { most: 700, only: '/', isAdvice: 'everywhere' },
} satisfies Record<string, Limit>;

/** The same for what there is once: the script before `load` as it is, the worker without the staff area's files after gzip. */
const siteBudget = { starter: 500, worker: 110_000 } as const;

export type Part = keyof typeof budget;
export type SiteWeight = Record<keyof typeof siteBudget, Weighed>;

/** From this share of a limit on, the build warns. */
const WARNING_SHARE = 0.95;
const NAMED_CAUSES = 4;
const GROWN_BYTES = 50;

const parts = Object.keys(budget) as Part[];
const siteParts = Object.keys(siteBudget) as (keyof SiteWeight)[];

/** Kept, since to compress everything is a third of a build. */
export const brotliBytes = async (content: string | Uint8Array): Promise<number> =>
  Number(
    await kept(`brotli/${hashOf(process.version, content)}`, async () => {
      const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return String(compressed.length);
    }),
  );

function limitOf(part: Part, { path, hasCalculator }: Pick<PageWeight, 'path' | 'hasCalculator'>): number {
  const { most, withCalculator = most, only = path }: Limit = budget[part];
  return only === path ? (hasCalculator ? withCalculator : most) : Number.POSITIVE_INFINITY;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const inUnit = (part: Part, amount: number) => (part === 'elements' ? `${amount}` : kilo(amount));

/** The table that the build prints; a part above its budget carries a `!`, one close to it a `~`. */
export function weightTable(weights: PageWeight[]): string {
  const sign = (share: number) => (share > 1 ? '!' : share > WARNING_SHARE ? '~' : ' ');
  const width = Math.max(18, ...weights.map(({ path }) => path.length + 2));
  const line = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(11)).join('');
  const limits = (name: string, page: Parameters<typeof limitOf>[1]) =>
    line(
      name,
      parts.map((part) => `${inUnit(part, limitOf(part, page))} `),
    );
  return [
    line(
      'kB, brotli',
      parts.map((part) => `${part} `),
    ),
    ...weights.map((weight) =>
      line(
        weight.path,
        parts.map((part) => {
          const { amount } = weight[part];
          return inUnit(part, amount) + sign(amount / limitOf(part, weight));
        }),
      ),
    ),
    limits('budget', { path: '/', hasCalculator: false }),
    limits('with calculator', { path: '/', hasCalculator: true }),
  ].join('\n');
}

/** One sentence per part of a page that is above its budget, unless that is advice. */
export const overBudget = (weights: PageWeight[]): string[] =>
  weights.flatMap((weight) =>
    parts.flatMap((part) => {
      const { amount } = weight[part];
      const limit = limitOf(part, weight);
      const { isAdvice }: Limit = budget[part];
      const isRefused = !isAdvice || (isAdvice === 'with calculator' && !weight.hasCalculator);
      return amount > limit && isRefused ? [`${weight.path}: ${part} ${amount} B, budget ${limit} B`] : [];
    }),
  );

/** One sentence per part of the site itself that is above its budget. */
export const siteOverBudget = (weight: SiteWeight): string[] =>
  siteParts.flatMap((part) =>
    weight[part].amount > siteBudget[part]
      ? [`${part} ${weight[part].amount} B, budget ${siteBudget[part]} B`]
      : [],
  );

const named = (causes: [string, number][], sign = '') =>
  causes
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_CAUSES)
    .map(([name, bytes]) => `${name} ${sign}${kilo(bytes)}`)
    .join(', ');

/** `; most of it: …`, or nothing where that is not known. */
const mostOf = ({ from = {} }: Weighed) =>
  Object.keys(from).length > 0 ? `; most of it: ${named(Object.entries(from))}` : '';

/** One sentence per part of the site itself that comes close to its budget. */
export const siteWarnings = (weight: SiteWeight): string[] =>
  siteParts.flatMap((part) =>
    weight[part].amount > siteBudget[part] * WARNING_SHARE
      ? [`${part}: ${weight[part].amount} of ${siteBudget[part]} B${mostOf(weight[part])}`]
      : [],
  );

/**
 * One sentence per part in which a page comes close to its budget or is beyond: the page that is nearest, what of it
 * weighs most, and what has grown since `before`, the weights of an earlier build.
 */
export const budgetWarnings = (weights: PageWeight[], before: PageWeight[] = []): string[] =>
  parts.flatMap((part) => {
    const close = weights
      .map((weight) => ({ weight, share: weight[part].amount / limitOf(part, weight) }))
      .filter(({ share }) => share > WARNING_SHARE)
      .toSorted((a, b) => b.share - a.share);
    const [nearest] = close;
    if (!nearest) return [];
    const { weight } = nearest;
    const { amount, from = {} } = weight[part];
    const earlier = before.find(({ path }) => path === weight.path)?.[part].from;
    const grown = Object.entries(earlier ? from : {})
      .map(([name, bytes]): [string, number] => [name, bytes - (earlier?.[name] ?? 0)])
      .filter(([, bytes]) => bytes >= GROWN_BYTES);
    return [
      [
        `${part}: ${weight.path} has ${inUnit(part, amount)} of ${inUnit(part, limitOf(part, weight))}`,
        close.length > 1 ? ` (${close.length} pages are close)` : '',
        mostOf(weight[part]),
        grown.length > 0 ? `; grown: ${named(grown, '+')}` : '',
      ].join(''),
    ];
  });
