import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export type SourceFile = {
  /** From the root, e.g. `frontend/ui/card.tsx`. */
  path: string;
  code: string;
  /** Imported files of the repository with the names taken; `*` for all, also of dynamic imports. */
  imports: { path: string; names: string[]; isType: boolean }[];
  /** Values, not types. */
  exports: string[];
};

/** Path from the root; `null` for a package or a virtual module. */
function resolve(specifier: string, from: string): string | null {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? relative(root, join(root, dirname(from), bare)) : null;
}

function read(path: string): SourceFile {
  const code = readFileSync(join(root, path), 'utf8');
  const { module } = parseSync(path, code);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest
        ? [{ specifier: moduleRequest.value, names: [importName.name ?? '*'], isType: false }]
        : [],
    ),
  );
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const onDemand = [...code.matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, specifier = '']) => ({
    specifier,
    names: ['*'],
    isType: false,
  }));
  return {
    path,
    code,
    imports: [...imports, ...reexports, ...onDemand].flatMap(({ specifier, ...rest }) => {
      const file = resolve(specifier, path);
      return file && existsSync(join(root, file)) ? [{ path: file, ...rest }] : [];
    }),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'))),
    ),
  };
}

/** Parses every TypeScript file of the repository. */
export const sourceFiles = (): SourceFile[] =>
  globSync(['vite.config.ts', '{frontend,worker,tests}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
    .filter((path) => !path.endsWith('.d.ts'))
    .toSorted()
    .map(read);

/** CSS modules by path. */
export const styleFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('frontend/**/*.module.css', { cwd: root }).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  );
