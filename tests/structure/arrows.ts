import type { SourceFile } from './source-files.ts';

const oneWay = 'arrows go one way: entries, app, routes, pages, sections, ui';

/** A room, and files that it must never reach, even indirectly. */
const rooms: [room: RegExp, never: RegExp, why: string][] = [
  [/^(frontend|worker)\/|^vite\.config/, /^tests\//, 'nothing but tests imports tests/'],
  [/^worker\/(?!deploy|local)/, /^frontend\//, 'the worker never imports the frontend'],
  [
    /^frontend\/(?!build)/,
    /^worker\/(?!contract\.ts)/,
    'from the worker the frontend knows contract.ts alone',
  ],
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
    /^frontend\/content\/(?!check)/,
    /^frontend\/((sections|layout|pages|members|gate|lib)\/|routes)/,
    'content imports its types and italian/',
  ],
  [/^frontend\/(pages|sections|layout|ui|lib|gate|members)\//, /^frontend\/(entry-|app|routes)/, oneWay],
  [/^frontend\/(sections|layout|ui|lib)\//, /^frontend\/(pages|gate|members)\//, oneWay],
  [/^frontend\/(layout|ui|lib)\//, /^frontend\/sections\//, oneWay],
  [/^frontend\/(sections|ui|lib)\//, /^frontend\/layout\//, oneWay],
  [
    /^frontend\/(layout|sections|ui|lib|gate|content\/(?!members|check))/,
    /^frontend\/content\/members\//,
    'the words of the staff area are for signed-in staff alone',
  ],
];

/** Chains of imports from a room to a file that it must not reach. A type counts where the file itself imports it. */
export function wrongArrows(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  for (const { path } of files) {
    const rules = rooms.filter(([room]) => room.test(path));
    const ways = [[path]];
    const seen = new Set([path]);
    for (const way of ways) {
      for (const { path: next, isType } of byPath.get(way.at(-1) ?? '')?.imports ?? []) {
        if ((isType && way.length > 1) || seen.has(next)) continue;
        if (!isType) seen.add(next);
        const broken = rules.filter(([, never]) => never.test(next));
        for (const [, , why] of broken) found.add(`${[...way, next].join(' → ')}: ${why}`);
        if (broken.length === 0 && !isType) ways.push([...way, next]);
      }
    }
  }
  return [...found];
}
