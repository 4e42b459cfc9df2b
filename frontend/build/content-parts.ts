import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, type Plugin, parseSync } from 'vite';
import type { overview } from '#frontend/content/overview.ts';
import { shownCount } from '#frontend/shown-count.ts';

const SUBJECT = /\/frontend\/content\/(activities|venues)\/[a-z0-9-]+\.ts(\?page)?$/;
const LIST = /\/frontend\/content\/(activities|venues)\/index\.ts(\?shown)?$/;
const SHOWN = /\/frontend\/content\/shown\.ts$/;
const IS_LARGE = /\boverview\.(hasFurther(?:Activities|Venues))\b/g;
const OVERVIEW = /\/frontend\/content\/overview\.ts$/;

/** What only the subject's own page needs: fields of `Activity` and `Venue` that are not on their cards. */
const ownPage: Record<string, readonly string[]> = {
  activities: ['picture', 'page', 'special'],
  venues: ['page', 'secretariat', 'conventions', 'hasTabArrows'],
};

/** What the lists of all, the quote and the open days say of those that other pages do not show; their own page brings all. */
const furtherCard: Record<string, readonly string[]> = {
  activities: ['name', 'card'],
  venues: ['name', 'city', 'district', 'address', 'openDayAlsoAt', 'prices', 'provisional'],
};

type Node = ESTree.Node;
type Overview = typeof overview;

const nameOf = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** The venue or activity that the module exports. */
const subjectIn = (body: readonly Node[]): ESTree.ObjectExpression | undefined =>
  body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return [];
    const value = statement.declaration.declarations[0]?.init;
    const isSubject =
      value?.type === 'ObjectExpression' && value.properties.some((field) => nameOf(field) === 'slug');
    return isSubject ? [value] : [];
  })[0];

type Further = { entries: readonly Node[]; imports: readonly Node[]; files: ReadonlySet<string> };

/** What of the list `index.ts` other pages do not show: its entries and imports there, and the files that these name. */
function furtherIn(body: readonly Node[], index: string): Further {
  const of = LIST.exec(index)?.[1] as 'activities' | 'venues';
  const entries = body.flatMap((statement) => {
    const value = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : null;
    const list = value?.type === 'TSAsExpression' ? value.expression : value;
    return list?.type === 'ArrayExpression'
      ? list.elements.slice(shownCount(of, list.elements.length)).filter((one) => one !== null)
      : [];
  });
  const names = new Set(entries.map((entry) => entry.type === 'Identifier' && entry.name));
  const imports = body.filter(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({ local }) => names.has(local.name)),
  );
  const files = imports.flatMap((one) =>
    one.type === 'ImportDeclaration' ? [join(dirname(index), one.source.value)] : [],
  );
  return { entries, imports, files: new Set(files.length > 0 ? [...files, index] : []) };
}

const furtherFiles = new Map<string, ReadonlySet<string>>();

/** Whether this is the file of a venue or an activity that other pages do not show, or of the list that names it. */
export function isFurther(id: string): boolean {
  if (!SUBJECT.test(id)) return false;
  const file = id.replace(/\?.*/, '');
  const index = join(dirname(file), 'index.ts');
  if (!furtherFiles.has(index)) {
    const { program } = existsSync(index)
      ? parseSync(index, readFileSync(index, 'utf8'))
      : { program: { body: [] } };
    furtherFiles.set(index, furtherIn(program.body, index).files);
  }
  return furtherFiles.get(index)?.has(file) === true;
}

const without = (code: string, nodes: readonly Node[]) =>
  nodes.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  );

function partOf(code: string, body: readonly Node[], id: string): string {
  if (SHOWN.test(id)) return code.replaceAll('/index.ts', '/index.ts?shown');
  if (id.endsWith('?shown')) {
    const { imports, entries } = furtherIn(body, id);
    return without(code, [...imports, ...entries]);
  }
  const subject = subjectIn(body);
  if (!subject) return code;
  const [, folder = '', isOwnPage] = SUBJECT.exec(id) ?? [];
  const keeps = (name: string) => {
    if (name === 'slug') return true;
    if (isFurther(id))
      return isOwnPage
        ? folder === 'activities' || !furtherCard[folder]?.includes(name)
        : furtherCard[folder]?.includes(name);
    return ownPage[folder]?.includes(name) === Boolean(isOwnPage);
  };
  const part = without(
    code,
    subject.properties.filter((field) => !keeps(nameOf(field))),
  );
  if (isOwnPage || isFurther(id)) return part;
  const start = subject.start + 1;
  return `${part.slice(0, start)}load: () => import(${JSON.stringify(`${id}?page`)}),${part.slice(start)}`;
}

/**
 * Browsers get with every page what the cards of the first venues and activities say. The cards of further ones come with
 * the pages that need all of them, and what is left of each with its own page, which imports `…ts?page`. Otherwise every
 * page would grow with every venue. The files stay whole for who writes them.
 */
export function contentParts(): Plugin {
  return {
    name: 'content-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [SUBJECT, LIST, SHOWN] },
      handler(code, id) {
        // Whoever takes one venue needs none of the others.
        return { code: partOf(code, this.parse(code).body, id), map: null, moduleSideEffects: false };
      },
    },
  };
}

const overviewFor = async (id: string): Promise<Overview> =>
  (await import(pathToFileURL(id.replace(/\/frontend\/.*/, '/frontend/content/overview.ts')).href)).overview;

/** What is told of all venues and activities together is counted here: pages get the result, not what it is counted from. */
export function contentOverview(): Plugin {
  return {
    name: 'content-overview',
    apply: 'build',
    load: {
      filter: { id: OVERVIEW },
      handler: async (id) => `export const overview = ${JSON.stringify(await overviewFor(id))};`,
    },
    transform: {
      filter: { code: IS_LARGE },
      async handler(code, id) {
        const overview = await overviewFor(id);
        // What an edition of this size never needs falls away.
        return code.replace(IS_LARGE, (_whole, name: 'hasFurtherVenues') => String(overview[name]));
      },
    },
  };
}
