import type { SourceFile } from './source-files.ts';

const oneWay = 'arrows go one way: entries, app, routes, pages, sections, ui';

/** Files that a room must never reach, even indirectly; the first matching room counts. */
const rooms: [room: RegExp, never: RegExp, why: string][] = [
  [
    /^(frontend\/(build|content\/check)|worker\/(deploy|local))\/|^vite\.config/,
    /^tests\//,
    'nothing but tests imports tests/',
  ],
  [/^worker\//, /^(frontend|tests)\//, 'the worker never imports the frontend'],
  [
    /^frontend\/edit\//,
    /^(frontend\/(?!edit\/|italian\/)|worker\/)/,
    'the form of the data is drawn from what its endpoint gives it',
  ],
  [
    /^frontend\/ui\//,
    /^frontend\/(content|sections|layout|pages|members|gate)\//,
    'pieces in ui/ do not know the camp',
  ],
  [
    /^frontend\/italian\//,
    /^(frontend\/(?!italian|content\/types)|worker\/)/,
    'the Italian room needs the types of content alone',
  ],
  [
    /^frontend\/content\//,
    /^(frontend\/(sections|layout|pages|members|gate|lib)\/|frontend\/routes|worker\/)/,
    'content imports its types and italian/',
  ],
  [/^frontend\/(ui|lib)\//, /^frontend\/((pages|sections|layout|gate|members)\/|entry-|app|routes)/, oneWay],
  [/^frontend\/sections\//, /^frontend\/((pages|layout|gate|members)\/|entry-|app|routes)/, oneWay],
  [/^frontend\/layout\//, /^frontend\/((pages|sections|gate|members)\/|entry-|app|routes)/, oneWay],
  [/^frontend\/(pages|gate|members)\//, /^frontend\/(entry-|app|routes)/, oneWay],
  [
    /^frontend\//,
    /^(worker\/(?!contract\.ts)|tests\/)/,
    'from the worker the frontend knows contract.ts alone',
  ],
];

/** Chains of imports from a room to a file that it must not reach. A type counts where the file itself imports it. */
export function wrongArrows(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  for (const { path } of files) {
    const [, never, why] = rooms.find(([room]) => room.test(path)) ?? [];
    if (!never) continue;
    const ways = [[path]];
    const seen = new Set([path]);
    for (const way of ways) {
      for (const { path: next, isType } of byPath.get(way.at(-1) ?? '')?.imports ?? []) {
        if ((isType && way.length > 1) || seen.has(next)) continue;
        if (!isType) seen.add(next);
        if (never.test(next)) found.add(`${[...way, next].join(' → ')}: ${why}`);
        else if (!isType) ways.push([...way, next]);
      }
    }
  }
  return [...found];
}
