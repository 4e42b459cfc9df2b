import type { SourceFile } from './source-files.ts';

/** Found by their address or by a tool, not by an import. */
const entries =
  /^(frontend\/(pages|sections\/centrepieces|content\/pages)\/|frontend\/entry-|frontend\/content\/check\/(run|refuse-bad-content)\.|frontend\/build\/empty|frontend\/(early\/index|preview\/start-preview|edit\/edit)|worker\/(index|deploy\/|local\/(start|dev))|tests\/|vite\.config)/;

/** Exports that no other file takes, and files that nobody imports. */
export function unusedExports(files: SourceFile[]): string[] {
  const taken = new Map<string, Set<string>>();
  for (const { imports } of files)
    for (const { path, names } of imports)
      for (const name of names) taken.set(path, (taken.get(path) ?? new Set()).add(name));
  return files
    .filter(({ path }) => !entries.test(path))
    .flatMap(({ path, exports }) => {
      const names = taken.get(path);
      if (!names) return [`${path}: nobody imports it`];
      return exports
        .filter((name) => !names.has('*') && !names.has(name))
        .map((name) => `${path}: nobody imports ${name}`);
    });
}
