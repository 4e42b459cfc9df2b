import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './edition.ts';
import { type Entry, entriesIn } from './entries.ts';
import { about, type Finding } from './finding.ts';

/** The exports of each content file by its path from the root. */
export type Modules = ReadonlyMap<string, Record<string, unknown>>;

const folder = 'frontend/content';

/** Folders of code, not of content. */
const CODE = /^(schema|check)\//;

/** Runs the content files; what fails is a finding. */
export async function loadModules(): Promise<{ modules: Modules; findings: Finding[] }> {
  const modules = new Map<string, Record<string, unknown>>();
  const findings: Finding[] = [];
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    const inFolder = name.replaceAll('\\', '/');
    const file = `${folder}/${inFolder}`;
    if (!name.endsWith('.ts') || CODE.test(inFolder)) continue;
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (error) {
      findings.push(about(file).error('(file)', `non si può leggere: ${(error as Error).message}`));
    }
  }
  return { modules, findings };
}

/** Every entry of the modules, each group once. */
export function entriesOf(modules: Modules): (Entry & { file: string })[] {
  const seen = new Set<object>();
  return [...modules].flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      entriesIn(value, name, seen).map((entry) => ({ ...entry, file })),
    ),
  );
}
