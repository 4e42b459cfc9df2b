import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { type Entry, entriesIn, fieldOfExport } from '../schema/entries.ts';
import { about, type Finding } from './finding.ts';

export type Node = ESTree.Node;
/** `body` is empty where the file cannot be parsed. */
export type Source = { file: string; code: string; body: readonly Node[] };
/** The exports of each content file that could be run, by its path from the root. */
export type Modules = ReadonlyMap<string, Record<string, unknown>>;

export const root = join(import.meta.dirname, '../../..');

export const placeOf = (code: string, offset: number): string => {
  const lines = code.slice(0, offset).split('\n');
  return `riga ${lines.length}, colonna ${(lines.at(-1)?.length ?? 0) + 1}`;
};

/** Folders of code, not of content. */
const CODE = /^(schema|check)\//;
/** Indexes last, so that a fault is reported in its own file and not where it is listed. */
const isIndex = (file: string) => file.endsWith('/index.ts');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !CODE.test(name))
    .map((name) => `${folder}/${name}`)
    .sort((a, b) => Number(isIndex(a)) - Number(isIndex(b)) || a.localeCompare(b));

/** The content files, with a finding for each that is not TypeScript. */
export function readSources(): { sources: Source[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const sources = ['frontend/content', 'frontend/members/content'].flatMap(filesIn).map((file): Source => {
    const code = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, code);
    const [error] = errors;
    if (!error) return { file, code, body: program.body };
    findings.push({
      ...about(file).error(
        placeOf(code, error.labels[0]?.start ?? 0),
        'qui, o poco prima, un segno manca o è di troppo. Un testo sta tra apici dritti (dentro, l’apostrofo è ’), un numero si scrive senza € e senza %, con il punto per i centesimi, ogni voce finisce con una virgola, ogni parentesi si chiude.',
      ),
      frame: error.codeframe?.trimEnd() ?? '',
    });
    return { file, code, body: [] };
  });
  return { sources, findings };
}

/** The sentence for an error of `import`; undefined for a consequence of what the schemas say better. */
function sentenceOf(message: string): string | undefined {
  const missing = /^(\S+) is not defined/.exec(message)?.[1];
  if (missing && /^(true|false|null)$/i.test(missing))
    return `«${missing}» si scrive ${missing.toLowerCase()}.`;
  if (missing) return `«${missing}» non è importato: copia la sua riga import da un file che lo usa.`;
  const early = /Cannot access '(.+)' before initialization/.exec(message)?.[1];
  if (early) return `«${early}» è usato prima di essere scritto: sposta la sua riga più in alto.`;
  const unexported = /module '(.+)' does not provide an export named '(.+)'/.exec(message);
  return unexported
    ? `importa «${unexported[2]}» da «${unexported[1]}», dove questo nome non c’è.`
    : undefined;
}

type Failure = { error: Error & { code?: string }; file: string };

function failureFinding({ error, file }: Failure): Finding {
  const stack = (error.stack ?? '').replaceAll('\\', '/');
  const [, place = file, line] = /(frontend\/(?:members\/)?content\/[\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  return about(place).error(
    line ? `riga ${line}` : '(file)',
    sentenceOf(error.message) ??
      `non si può leggere (${error.message}): una voce manca o non ha la forma giusta.`,
  );
}

/**
 * Runs every content file that can be run. `consequences` are worth telling only if nothing else is wrong: a file
 * fails where another one, which it imports, has lost a value.
 */
export async function loadModules(
  sources: readonly Source[],
): Promise<{ modules: Modules; findings: Finding[]; consequences: Finding[] }> {
  const modules = new Map<string, Record<string, unknown>>();
  const failures = new Map<string, Failure>();
  const hasBroken = sources.some(({ body, code }) => body.length === 0 && code.trim() !== '');
  for (const { file, body } of sources) {
    if (body.length === 0) continue;
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      // `source-rules.ts` reports missing files, octal numbers and names declared twice; a file that imports a broken one is sound.
      if ((error as Failure['error']).code === 'ERR_MODULE_NOT_FOUND') continue;
      if (/octal|already been declared/i.test(error.message)) continue;
      if (!(error instanceof SyntaxError && hasBroken && !sentenceOf(error.message)))
        failures.set(error.message, failures.get(error.message) ?? { error, file });
    }
  }
  const told = [...failures.values()];
  const isOwn = ({ error }: Failure) => sentenceOf(error.message) !== undefined;
  return {
    modules,
    findings: told.filter(isOwn).map(failureFinding),
    consequences: told.filter((failure) => !isOwn(failure)).map(failureFinding),
  };
}

/** Every node with those that it stands in, the innermost first. */
export function* nodesOf(value: unknown, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (typeof value !== 'object' || value === null) return;
  const node = 'type' in value ? (value as Node) : undefined;
  if (node) yield [node, parents];
  const inside = node ? [node, ...parents] : parents;
  for (const inner of Object.values(value)) yield* nodesOf(inner, inside);
}

/** Venues, activities and the season are all of their file: their entries are named without it. */
export const isWholeFile = (name: string, init: Node | null) =>
  name === 'season' ||
  (init?.type === 'ObjectExpression' && init.properties.some((property) => nameOf(property) === 'slug'));
export const nameOf = (node: Node): string | undefined =>
  node.type === 'Property' && node.key.type === 'Identifier'
    ? node.key.name
    : node.type === 'VariableDeclarator' &&
        node.id.type === 'Identifier' &&
        !isWholeFile(node.id.name, node.init)
      ? node.id.name
      : undefined;

/** The entry in which a node stands, by those around it, e.g. `page.title`. */
export const entryOf = (parents: readonly Node[]): string =>
  parents
    .flatMap((parent) => nameOf(parent) ?? [])
    .reverse()
    .join('.');

/** Every entry of the modules, each group once. */
export function entriesOf(modules: Modules): (Entry & { file: string })[] {
  const seen = new Set<object>();
  return [...modules].flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      entriesIn(value, fieldOfExport(name, value), seen).map((entry) => ({ ...entry, file })),
    ),
  );
}

export const importedFile = (file: string, specifier: string): string | undefined => {
  if (!/^[#.]/.test(specifier)) return undefined;
  return specifier.startsWith('#')
    ? specifier.slice(1)
    : join(dirname(file), specifier).replaceAll('\\', '/');
};
export const isThere = (file: string): boolean => existsSync(join(root, file));
