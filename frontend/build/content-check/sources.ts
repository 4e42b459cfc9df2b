import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { about, type Finding } from './finding.ts';
import { syntaxMessage } from './syntax-message.ts';

export type Node = ESTree.Node;

/** A file that the operator writes, read but not run; `body` is empty where it cannot be parsed. */
export type Source = { file: string; code: string; body: readonly Node[] };

export const root = join(import.meta.dirname, '../../..');
const folders = ['frontend/content', 'frontend/members/content'];

export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** The lists come last: what they list is told of where it stands. */
const isList = (file: string) => file.endsWith('/index.ts');

const filesIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort((a, b) => Number(isList(a)) - Number(isList(b)) || a.localeCompare(b))
    : [];

/** Every content file, with a sentence for each that is not TypeScript. */
export function readSources(): { sources: Source[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const sources = folders.flatMap(filesIn).map((file): Source => {
    const code = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, code);
    const [error] = errors;
    if (!error) return { file, code, body: program.body };
    const { line, message } = syntaxMessage(
      code,
      error.message,
      error.labels[0]?.start ?? 0,
      error.labels[1]?.start,
    );
    findings.push(about(file).error(`riga ${line}`, message));
    return { file, code, body: [] };
  });
  return { sources, findings };
}

/** Every node of the file with those that it stands in, the innermost first. */
export function* nodesOf(value: unknown, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (typeof value !== 'object' || value === null) return;
  const node = 'type' in value ? (value as Node) : undefined;
  if (node) yield [node, parents];
  const inside = node ? [node, ...parents] : parents;
  for (const inner of Object.values(value)) yield* nodesOf(inner, inside);
}
